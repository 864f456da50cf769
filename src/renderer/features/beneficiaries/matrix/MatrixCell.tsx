/** Whether one person is left one thing. A press changes it; beside what is left, a second button asks when. */
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import MessageSquare from 'lucide-react/icons/message-square-text';
import { memo } from 'react';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { describeMoment } from '../person/describeWishes.ts';
import { matrixMessages } from './messages.ts';
import type { WishedCell } from './WishDialog.tsx';

interface MatrixCellProps extends WishedCell {
  /** `row.column`, by which the grid finds it. */
  readonly place: string;
  readonly isIncluded: boolean;
  readonly isTabStop: boolean;
  readonly onToggle: (cell: WishedCell) => void;
  readonly onDetails: (cell: WishedCell) => void;
}

/** Drawn anew only when something of it changed: scrolling draws the grid again and again. */
export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { thing, person, wish, place, isIncluded, isTabStop, onToggle, onDetails } = props;
  const messages = useMessages(matrixMessages);
  const language = useLanguage();
  const cell = { thing, person, wish };
  const state = wish
    ? messages.isLeft(describeMoment(wish.when, language))
    : isIncluded
      ? messages.isIncluded
      : messages.isNotLeft;
  const words = wish?.message ? `, ${messages.hasWords}` : '';
  const tabIndex = isTabStop ? 0 : -1;
  // Nobody can tell what it is; what was left before can be taken away all the same.
  const isLocked = !thing.isNamed && !wish;
  return (
    <>
      <button
        type="button"
        data-cell={place}
        aria-label={messages.cell(thing.title, person.name, state + words)}
        aria-pressed={wish !== null}
        aria-disabled={isLocked || undefined}
        title={isLocked ? messages.lockedCell : undefined}
        tabIndex={tabIndex}
        onClick={isLocked ? undefined : () => onToggle(cell)}
        className="group flex h-full flex-1 items-center justify-center outline-offset-[-2px] hover:bg-sunken aria-disabled:cursor-not-allowed"
      >
        <span
          className={`flex size-6 items-center justify-center rounded-small border-[1.5px] ${
            wish
              ? 'border-accent bg-accent text-on-accent'
              : isIncluded
                ? 'border-accent bg-accent-soft text-accent-text'
                : 'border-line-strong text-transparent'
          } group-aria-disabled:border-line group-aria-disabled:bg-sunken`}
        >
          <Check size={16} strokeWidth={3} aria-hidden="true" />
        </span>
      </button>
      {wish && thing.isNamed ? (
        <button
          type="button"
          aria-label={messages.details(thing.title, person.name)}
          title={describeMoment(wish.when, language)}
          tabIndex={tabIndex}
          onClick={() => onDetails(cell)}
          className={`flex h-full w-11 items-center justify-center outline-offset-[-2px] hover:bg-sunken ${
            wish.when.is === 'at-release' && !wish.message ? 'text-ink-soft' : 'text-accent-text'
          }`}
        >
          {wish.message ? (
            <MessageSquare size={18} aria-hidden="true" />
          ) : (
            <Clock size={18} aria-hidden="true" />
          )}
        </button>
      ) : null}
    </>
  );
});
