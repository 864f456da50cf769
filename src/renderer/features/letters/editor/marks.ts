/** Bold and italic as ranges over a text, and how they follow it while it is edited. Plain data, no elements. */

export type Mark = 'bold' | 'italic';

/** Characters `from` up to, and without, `to`. */
export interface MarkedRange {
  readonly mark: Mark;
  readonly from: number;
  readonly to: number;
}

/** Sorted by mark, then place; ranges of one mark that touch are one. */
export function normalise(ranges: readonly MarkedRange[]): MarkedRange[] {
  const sorted = ranges
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => (a.mark === b.mark ? a.from - b.from : a.mark < b.mark ? -1 : 1));
  const joined: MarkedRange[] = [];
  for (const range of sorted) {
    const last = joined.at(-1);
    if (last?.mark === range.mark && range.from <= last.to) {
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, range.to) };
    } else joined.push(range);
  }
  return joined;
}

export function isMarked(ranges: readonly MarkedRange[], mark: Mark, from: number, to: number): boolean {
  return ranges.some((range) => range.mark === mark && range.from <= from && range.to >= to);
}

/** The marks of a whole stretch; at a caret, those of the character before it, which typing goes on with. */
export function marksAt(ranges: readonly MarkedRange[], from: number, to: number): ReadonlySet<Mark> {
  const start = from === to ? from - 1 : from;
  const marks: readonly Mark[] = ['bold', 'italic'];
  return new Set(marks.filter((mark) => isMarked(ranges, mark, start, to)));
}

/** Marks a stretch, or takes the mark away where all of it has it. */
export function toggle(
  ranges: readonly MarkedRange[],
  mark: Mark,
  from: number,
  to: number,
): readonly MarkedRange[] {
  if (!isMarked(ranges, mark, from, to)) return normalise([...ranges, { mark, from, to }]);
  return normalise(
    ranges.flatMap((range) =>
      range.mark === mark
        ? [
            { ...range, to: Math.min(range.to, from) },
            { ...range, from: Math.max(range.from, to) },
          ]
        : [range],
    ),
  );
}

export interface TextChange {
  readonly at: number;
  readonly removed: number;
  readonly inserted: number;
}

/** The ranges after a change of the text under them; what is new bears `marks`. */
export function follow(
  ranges: readonly MarkedRange[],
  { at, removed, inserted }: TextChange,
  marks: ReadonlySet<Mark>,
): MarkedRange[] {
  const end = at + removed;
  const kept = ranges.flatMap((range) => [
    { ...range, to: Math.min(range.to, at) },
    {
      ...range,
      from: Math.max(range.from, end) - removed + inserted,
      to: range.to - removed + inserted,
    },
  ]);
  return normalise([...kept, ...[...marks].map((mark) => ({ mark, from: at, to: at + inserted }))]);
}

/** The ranges within a part of the text, counted from the part's beginning. */
export function cut(ranges: readonly MarkedRange[], from: number, to: number): MarkedRange[] {
  return normalise(
    ranges.map((range) => ({
      ...range,
      from: Math.max(range.from, from) - from,
      to: Math.min(range.to, to) - from,
    })),
  );
}

export function shift(ranges: readonly MarkedRange[], by: number): MarkedRange[] {
  return ranges.map((range) => ({ ...range, from: range.from + by, to: range.to + by }));
}
