/** Questions that something recorded answers. A press puts one into the field; nothing is sent by it. */
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#features/session/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { suggestQuestions } from '../api.ts';
import { conversationKeys } from '../conversationKeys.ts';
import { talkMessages } from './messages.ts';

interface SuggestionsProps {
  readonly ownerId: UserId;
  readonly asked: readonly string[];
  readonly onChoose: (question: string) => void;
}

const SHOWN = 4;

export function Suggestions({ ownerId, asked, onChoose }: SuggestionsProps) {
  const texts = useMessages(talkMessages);
  const language = useLanguage();
  const { user } = useSignedIn();
  const { data } = useQuery({
    queryKey: conversationKeys.suggestions(user.uid, ownerId, language),
    queryFn: () => suggestQuestions(ownerId, language),
  });
  const open = (data?.questions ?? []).filter((question) => !asked.includes(question)).slice(0, SHOWN);
  // A conversation can be held without them: what failed is not worth a word.
  if (open.length === 0) return null;
  return (
    <section aria-label={texts.suggestions}>
      <p className="mb-2 text-caption text-ink-soft">{texts.suggestions}</p>
      <ul className="flex flex-wrap gap-2">
        {open.map((question) => (
          <li key={question} className="max-w-full">
            <Button variant="secondary" size="small" onPress={() => onChoose(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
