/**
 * Where the keyboard goes next in the grid. Left and right follow the timeline; up and down go to the item
 * that stands most under the current one, since justified rows share no columns.
 */
import type { Rectangle } from './arrange.ts';

export type Step = 'previous' | 'next' | 'up' | 'down' | 'page-up' | 'page-down' | 'first' | 'last';

/** Index to move to from `index`; stays put at the edges. `pageHeight` is the height in view. */
export function neighbour(
  items: readonly Rectangle[],
  index: number,
  step: Step,
  pageHeight: number,
): number {
  const last = items.length - 1;
  switch (step) {
    case 'previous':
      return Math.max(0, index - 1);
    case 'next':
      return Math.min(last, index + 1);
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'up':
      return inRow(items, index, rowBefore(items, index));
    case 'down':
      return inRow(items, index, rowAfter(items, index));
    case 'page-up':
      return walk(items, index, pageHeight, rowBefore);
    case 'page-down':
      return walk(items, index, pageHeight, rowAfter);
  }
}

type FindRow = (items: readonly Rectangle[], index: number) => number | null;

/** An index in the row above, or null on the first row. */
const rowBefore: FindRow = (items, index) => {
  const y = items[index]?.y;
  for (let candidate = index - 1; candidate >= 0; candidate -= 1) {
    if (items[candidate]?.y !== y) return candidate;
  }
  return null;
};

const rowAfter: FindRow = (items, index) => {
  const y = items[index]?.y;
  for (let candidate = index + 1; candidate < items.length; candidate += 1) {
    if (items[candidate]?.y !== y) return candidate;
  }
  return null;
};

/** The item of that row whose middle is nearest to the current one's. */
function inRow(items: readonly Rectangle[], index: number, rowIndex: number | null): number {
  const current = items[index];
  const row = rowIndex === null ? undefined : items[rowIndex];
  if (!current || !row || rowIndex === null) return index;
  const middle = current.x + current.width / 2;
  let best = rowIndex;
  let bestDistance = Number.POSITIVE_INFINITY;
  const consider = (candidate: number): boolean => {
    const item = items[candidate];
    if (item?.y !== row.y) return false;
    const distance = Math.abs(item.x + item.width / 2 - middle);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
    return true;
  };
  for (let candidate = rowIndex; consider(candidate); candidate -= 1);
  for (let candidate = rowIndex + 1; consider(candidate); candidate += 1);
  return best;
}

function walk(items: readonly Rectangle[], index: number, distance: number, nextRow: FindRow): number {
  const start = items[index]?.y ?? 0;
  let current = index;
  while (true) {
    const row = nextRow(items, current);
    const y = row === null ? undefined : items[row]?.y;
    if (y === undefined) return current;
    if (current !== index && Math.abs(y - start) > distance) return current;
    current = inRow(items, current, row);
  }
}
