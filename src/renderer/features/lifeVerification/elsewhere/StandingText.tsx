/** Where it stands, in words: apart from the card, as most of them are for who has begun. */
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { stateMessages } from '../state/messages.ts';
import { sayState } from '../state/sayState.ts';
import type { Standing } from '../state/standing.ts';

export function StandingText({ life }: { readonly life: Standing }) {
  const texts = useMessages(stateMessages);
  const language = useLanguage();
  const { title, text } = sayState(life, texts, { language, timeZone: life.policy.timeZone });
  return (
    <>
      <p className="mt-2 font-semibold text-small">{title}</p>
      <p className="mt-2 text-ink-soft text-small">{text}</p>
    </>
  );
}
