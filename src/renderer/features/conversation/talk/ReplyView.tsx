/** What a clone said: each part under its label, which opens where it comes from. */
import AudioLines from 'lucide-react/icons/audio-lines';
import CircleSlash from 'lucide-react/icons/circle-slash';
import PenLine from 'lucide-react/icons/pen-line';
import type { ReplySentence, SentenceLabel } from '#shared/clone/conversation.ts';
import type { PassageId } from '#shared/clone/ids.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { groupSentences } from '../source/groupSentences.ts';
import { sourceMessages } from '../source/messages.ts';

const icons: Readonly<Record<SentenceLabel, typeof AudioLines>> = {
  recorded: AudioLines,
  paraphrased: PenLine,
  'not-recorded': CircleSlash,
};

interface ReplyViewProps {
  readonly sentences: readonly ReplySentence[];
  readonly onOpen: (passageId: PassageId) => void;
}

export function ReplyView({ sentences, onOpen }: ReplyViewProps) {
  const texts = useMessages(sourceMessages);
  return (
    <ul className="flex flex-col gap-4">
      {groupSentences(sentences).map(({ text, label, passageId, language }, place) => {
        const Icon = icons[label];
        const isTheirs = label !== 'not-recorded';
        return (
          // Parts are only ever added at the end.
          <li key={place} className="animate-appear">
            <p
              lang={language}
              className={
                isTheirs
                  ? 'border-s-2 border-gold ps-4 font-serif text-lead [overflow-wrap:anywhere]'
                  : 'ps-4 text-ink-soft [overflow-wrap:anywhere]'
              }
            >
              {label === 'recorded' ? <q>{text}</q> : text}
            </p>
            {passageId ? (
              <Button
                variant="quiet"
                size="small"
                icon={<Icon size={16} aria-hidden="true" />}
                onPress={() => onOpen(passageId)}
              >
                {texts[label]}
                <span className="sr-only">{texts.open}</span>
              </Button>
            ) : (
              <p className="mt-1 inline-flex items-center gap-2 ps-4 text-small text-ink-soft">
                <Icon size={16} aria-hidden="true" />
                {texts[label]}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
