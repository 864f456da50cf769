/**
 * Months of a few pictures, told together: forty years of one picture a month are not forty screens of headings.
 * "March – June 1998" where a row was not full, "1998 – 2003" where even a year was not, "July 1999 – January 2000"
 * where such a year stands between full ones. Nothing changes its place, and nothing is left with a row to itself that a
 * neighbour can take.
 */
import type { Month } from './groupByMonth.ts';
import { gapBetween, joinSpans, yearsIn } from './span.ts';

/** A month, or several that are told together: then their span alone says when. */
export type Section<Item> = Month<Item>;

/** Years told in one breath, at most, where that makes a heading say less than it did. */
const LONGEST_SPAN = 10;

/** `isSparse` says whether so few items leave a row half empty. */
export function mergeSparseMonths<Item>(
  months: readonly Month<Item>[],
  isSparse: (items: readonly Item[]) => boolean,
): readonly Section<Item>[] {
  // Sparse months gather until a row is full; what is left at the end of a year joins the months before it.
  const gathered = mergeNeighbours(
    months,
    (before, after) => yearsOf(before, after) === 1 && isSparse(before.items),
  );
  const years = mergeNeighbours(
    gathered,
    (before, after) => yearsOf(before, after) === 1 && isSparse(after.items),
  );
  const decades = mergeNeighbours(
    years,
    (before, after) =>
      yearsOf(before, after) <= LONGEST_SPAN && isSparse(before.items) && isSparse(after.items),
  );
  return joinNearest(decades, isSparse);
}

/** What is too few for a row still joins the nearer of the neighbours that can take it, the closest of all first. */
function joinNearest<Item>(
  given: readonly Section<Item>[],
  isSparse: (items: readonly Item[]) => boolean,
): readonly Section<Item>[] {
  const weigh = (section: Section<Item>): Weighed<Item> => ({ section, isSparse: isSparse(section.items) });
  const sections = given.map(weigh);
  for (;;) {
    let nearest = { index: -1, gap: Number.POSITIVE_INFINITY };
    sections.forEach((before, index) => {
      const gap = gapToClose(before, sections[index + 1]);
      if (gap < nearest.gap) nearest = { index, gap };
    });
    const [before, after] = sections.slice(nearest.index, nearest.index + 2);
    const joined = nearest.index >= 0 && before && after ? join(before.section, after.section) : null;
    if (!joined) return sections.map(({ section }) => section);
    sections.splice(nearest.index, 2, weigh(joined));
  }
}

interface Weighed<Item> {
  readonly section: Section<Item>;
  readonly isSparse: boolean;
}

/** Months from the one to the other; endless where neither needs the other, or a heading would say too little. */
function gapToClose(before: Weighed<unknown>, after: Weighed<unknown> | undefined): number {
  if (!before.section.span || !after?.section.span) return Number.POSITIVE_INFINITY;
  const pair = [before, after];
  if (!pair.some(({ isSparse }) => isSparse)) return Number.POSITIVE_INFINITY;
  // Many pictures of one month or year are not told as those of a whole age.
  const mayTellMore = pair.every(({ section, isSparse }) => isSparse || tellsYears(section));
  if (!mayTellMore && yearsOf(before.section, after.section) > LONGEST_SPAN) return Number.POSITIVE_INFINITY;
  return gapBetween(before.section.span, after.section.span);
}

function tellsYears({ span }: Section<unknown>): boolean {
  return span !== null && yearsIn(span) > 1;
}

/** Null where one of them has no date. */
function join<Item>(before: Section<Item>, after: Section<Item>): Section<Item> | null {
  return (
    before.span &&
    after.span && {
      key: before.key,
      span: joinSpans(before.span, after.span),
      rememberedDate: null,
      items: [...before.items, ...after.items],
    }
  );
}

function mergeNeighbours<Item>(
  sections: readonly Section<Item>[],
  belongTogether: (before: Section<Item>, after: Section<Item>) => boolean,
): readonly Section<Item>[] {
  const merged: Section<Item>[] = [];
  for (const section of sections) {
    const before = merged.at(-1);
    const joined = before && belongTogether(before, section) ? join(before, section) : null;
    if (joined) merged[merged.length - 1] = joined;
    else merged.push(section);
  }
  return merged;
}

/** How many calendar years two sections touch together; endless where one has no date. */
function yearsOf(before: Section<unknown>, after: Section<unknown>): number {
  if (!before.span || !after.span) return Number.POSITIVE_INFINITY;
  return yearsIn(joinSpans(before.span, after.span));
}
