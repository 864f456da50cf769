/** A month's name above its pictures, with a quiet button that chooses them all. */
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import type { Rectangle } from '../timeline/arrange.ts';

interface MonthHeadingProps {
  readonly name: string;
  readonly count: number;
  readonly rectangle: Rectangle;
  readonly onSelect: () => void;
}

export function MonthHeading({ name, count, rectangle, onSelect }: MonthHeadingProps) {
  const messages = useMessages(mediaMessages);
  return (
    <div
      className="group/month absolute flex items-center gap-2"
      style={{ top: rectangle.y, left: rectangle.x, width: rectangle.width, height: rectangle.height }}
    >
      {/* The count falls below the edge and out of sight where there is no room beside the name. */}
      <div className="flex h-8 min-w-0 flex-wrap items-baseline gap-x-2 overflow-hidden">
        <h2 className="max-w-full truncate text-title leading-8">{name}</h2>
        <span className="whitespace-nowrap text-caption leading-8 text-ink-faint">
          {messages.items(count)}
        </span>
      </div>
      <button
        type="button"
        aria-label={name === messages.undated ? messages.selectUndated : messages.selectMonth(name)}
        onClick={onSelect}
        className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-faint opacity-0 transition-opacity group-hover/month:opacity-100 group-data-selecting/grid:opacity-100 hover:text-accent-text focus-visible:opacity-100 pointer-coarse:opacity-100"
      >
        <CircleCheck size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
