/** Which rectangles a window onto the grid touches, by bisection ([Note: rows stay in order] in `arrange.ts`). */
import type { Arrangement, Rectangle } from './arrange.ts';

/** Indices from (included) to to (excluded). */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface VisiblePart {
  readonly months: Range;
  readonly items: Range;
}

/** What stands between two heights of the grid. */
export function visiblePart(arrangement: Arrangement, top: number, bottom: number): VisiblePart {
  return {
    months: visibleRange(arrangement.months, (month) => month.bounds, top, bottom),
    items: visibleRange(arrangement.items, (item) => item, top, bottom),
  };
}

export function isSamePart(a: VisiblePart, b: VisiblePart): boolean {
  return (
    a.items.from === b.items.from &&
    a.items.to === b.items.to &&
    a.months.from === b.months.from &&
    a.months.to === b.months.to
  );
}

function visibleRange<Entry>(
  entries: readonly Entry[],
  rectangleOf: (entry: Entry) => Rectangle,
  top: number,
  bottom: number,
): Range {
  const from = bisect(entries, (entry) => rectangleOf(entry).y + rectangleOf(entry).height > top);
  const to = bisect(entries, (entry) => rectangleOf(entry).y >= bottom);
  return { from, to: Math.max(from, to) };
}

/** First index whose entry satisfies a condition that, once true, stays true. */
function bisect<Entry>(entries: readonly Entry[], isPast: (entry: Entry) => boolean): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry !== undefined && isPast(entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}
