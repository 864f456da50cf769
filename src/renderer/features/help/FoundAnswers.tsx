/** What the search found, best first and the best one open; or the way to somebody who can answer. */

import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { AnswerDetails } from './AnswerDetails.tsx';
import type { Answer } from './answers.ts';
import { ContactLink } from './ContactLink.tsx';
import { helpMessages, topicMessages } from './messages.ts';

interface FoundAnswersProps {
  readonly found: readonly Answer[];
  readonly query: string;
  readonly onShowAll: () => void;
}

export function FoundAnswers({ found, query, onShowAll }: FoundAnswersProps) {
  const texts = useMessages(helpMessages);
  const names = useMessages(topicMessages);
  const [best] = found;
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="text-heading text-balance [overflow-wrap:anywhere]">
        {best ? texts.found(found.length, query) : texts.nothing(query)}
      </h2>
      {best ? (
        <div className="mt-5 divide-y divide-line border-y border-line">
          {found.map((answer) => (
            <div key={answer.id}>
              <p className="pt-4 text-caption text-ink-faint">{names[answer.topic]}</p>
              <AnswerDetails answer={answer} isOpen={answer === best} />
            </div>
          ))}
        </div>
      ) : (
        <div className="mt-4 flex flex-col gap-4">
          <p className="text-ink-soft">{texts.nothingHint}</p>
          <ContactLink />
        </div>
      )}
      <p className="mt-6 print:hidden">
        <NativeButton variant="secondary" size="small" onPress={onShowAll}>
          {texts.allTopics}
        </NativeButton>
      </p>
    </section>
  );
}
