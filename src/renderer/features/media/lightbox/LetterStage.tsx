/** A letter to read: one sheet of paper in the room's light, whatever the dark around it. */
import type { Letter } from '#shared/domain/mediaItem.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { LetterBody } from '../letter/LetterBody.tsx';
import { letterStyle } from '../letter/letterStyle.ts';
import { mediaMessages } from '../messages.ts';
import { formatDay } from '../wording/formatDates.ts';
import type { StageProps } from './stageProps.ts';
import { useSwipe } from './useSwipe.ts';

interface LetterStageProps extends Pick<StageProps, 'onSwipe'> {
  readonly letter: Letter;
}

export function LetterStage({ letter, onSwipe }: LetterStageProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const day = formatDay(letter, language);
  const swipe = useSwipe({
    isEnabled: true,
    // Down is for reading on.
    onSwipe: (direction) => {
      if (direction !== 'close') onSwipe(direction);
    },
  });

  return (
    <section
      // Scrolled by keys: arrows up and down, Page Up, Page Down. Left and right still turn to the neighbours.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={messages.letter}
      {...swipe.handlers}
      className="min-h-0 flex-1 touch-pan-y overflow-y-auto px-3 pb-8 outline-offset-[-4px] sm:px-14"
    >
      <article
        data-theme={document.documentElement.dataset.theme}
        lang={language}
        className="mx-auto w-full max-w-[42rem] rounded-small bg-surface px-6 py-10 text-ink shadow-overlay sm:px-14 sm:py-16"
      >
        <h2 className="font-serif text-page [overflow-wrap:anywhere]">{letter.title}</h2>
        {day ? <p className="mt-2 text-small text-ink-soft">{day}</p> : null}
        <div className={`mt-8 ${letterStyle}`}>
          <LetterBody body={letter.body} />
        </div>
      </article>
    </section>
  );
}
