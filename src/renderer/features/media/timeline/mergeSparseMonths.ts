/**
 * Months of a few pictures, told together: forty years of one picture a month are not forty screens of headings.
 * "March – June 1998" where a row was not full, "1998 – 2003" where even a year was not, "July 1999 – January 2000"
 * where such a year stands between full ones. Nothing changes its place.
 */
import type { Month } from './groupByMonth.ts';

type Calendar = NonNullable<Month<unknown>['calendar']>;

export interface Section<Item> {
  readonly key: string;
  /** Its months in the timeline's order, so that `first` may be the later one; null for what has no date. */
  readonly span: { readonly first: Calendar; readonly last: Calendar } | null;
  readonly items: readonly Item[];
}

/** Years told in one breath, at most. */
const LONGEST_SPAN = 10;

/** `isSparse` says whether so few items leave a row half empty. */
export function mergeSparseMonths<Item>(
  months: readonly Month<Item>[],
  isSparse: (items: readonly Item[]) => boolean,
): readonly Section<Item>[] {
  const sections = months.map(
    ({ key, calendar, items }): Section<Item> => ({
      key,
      span: calendar && { first: calendar, last: calendar },
      items,
    }),
  );
  // Sparse months gather until a row is full; what is left at the end of a year joins the months before it.
  const gathered = mergeNeighbours(
    sections,
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

/** What is too few for a row still, beside years that fill theirs, joins the nearer of its neighbours. */
function joinNearest<Item>(
  sections: readonly Section<Item>[],
  isSparse: (items: readonly Item[]) => boolean,
): readonly Section<Item>[] {
  const gaps = sections.map((section, index) => monthsBetween(section, sections[index + 1]));
  const closed = new Set<Section<Item>>();
  sections.forEach((section, index) => {
    if (!isSparse(section.items)) return;
    const [before = Number.POSITIVE_INFINITY, after = Number.POSITIVE_INFINITY] = [
      gaps[index - 1],
      gaps[index],
    ];
    const second = before <= after ? section : sections[index + 1];
    if (second && Math.min(before, after) < Number.POSITIVE_INFINITY) closed.add(second);
  });
  return mergeNeighbours(sections, (_, after) => closed.has(after));
}

function mergeNeighbours<Item>(
  sections: readonly Section<Item>[],
  belongTogether: (before: Section<Item>, after: Section<Item>) => boolean,
): readonly Section<Item>[] {
  const merged: Section<Item>[] = [];
  for (const section of sections) {
    const before = merged.at(-1);
    if (before?.span && section.span && belongTogether(before, section)) {
      merged[merged.length - 1] = {
        key: before.key,
        span: { first: before.span.first, last: section.span.last },
        items: [...before.items, ...section.items],
      };
    } else merged.push(section);
  }
  return merged;
}

/** How many calendar years two sections touch together; endless where one has no date. */
function yearsOf(before: Section<unknown>, after: Section<unknown>): number {
  if (!before.span || !after.span) return Number.POSITIVE_INFINITY;
  return Math.abs(after.span.last.year - before.span.first.year) + 1;
}

/** From the one to the other; endless where one heading could not tell both. */
function monthsBetween(before: Section<unknown>, after: Section<unknown> | undefined): number {
  if (!before.span || !after?.span) return Number.POSITIVE_INFINITY;
  const tellsYears = [before.span, after.span].some(({ first, last }) => first.year !== last.year);
  if (yearsOf(before, after) > (tellsYears ? LONGEST_SPAN : 2)) return Number.POSITIVE_INFINITY;
  const [end, start] = [before.span.last, after.span.first];
  return Math.abs((start.year - end.year) * 12 + start.month - end.month);
}
