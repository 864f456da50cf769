/** Says each sentence of a reply once to those who hear the page, as it comes, and nothing of what was there before. */
import { useMessages } from '#ui/language/messages.tsx';
import { sourceMessages } from '../source/messages.ts';
import type { Asking } from './asking.ts';
import { talkMessages } from './messages.ts';

interface AnnouncerProps {
  readonly asking: Asking;
  readonly mostSentences?: number;
}

export function Announcer({ asking, mostSentences }: AnnouncerProps) {
  const labels = useMessages(sourceMessages);
  const texts = useMessages(talkMessages);
  const sentences = asking.is === 'quiet' ? [] : asking.sentences.slice(0, mostSentences);
  return (
    <div
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={texts.conversation}
      className="sr-only"
    >
      {asking.is === 'asking' && sentences.length === 0 ? <p>{texts.thinking}</p> : null}
      {sentences.map(({ text, label, language }, place) => (
        <p key={place}>
          <span>{labels[label]}. </span>
          <span lang={language}>{text}</span>
        </p>
      ))}
    </div>
  );
}
