/**
 * Cuts a run of pictures into rows that all reach the edge, the last one too, with heights as near to the wanted one
 * as can be: the breaks are chosen for the whole run together, as a typesetter chooses those of a paragraph.
 */
export interface RowOptions {
  readonly width: number;
  readonly gap: number;
  /** The height rows should have, in CSS pixels. */
  readonly targetHeight: number;
}

export interface Row {
  /** Its pictures are those from `from` (included) to `to` (excluded). */
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/** A row may grow this much over the wanted height before it counts as too empty to be filled. */
const TALLEST = 1.55;
/** Rows lower than this part of the wanted height are not tried. */
const LOWEST = 0.45;

/** Whether so few pictures would have to be blown up to fill one row. */
export function isTooFewForARow(aspectRatios: readonly number[], options: RowOptions): boolean {
  const sum = aspectRatios.reduce((total, ratio) => total + ratio, 0);
  return rowHeight(sum, aspectRatios.length, options) > options.targetHeight * TALLEST;
}

/** Rows in order. Too few pictures for one row stand in a row of the wanted height that ends where they end. */
export function fillRows(aspectRatios: readonly number[], options: RowOptions): readonly Row[] {
  const count = aspectRatios.length;
  if (count === 0) return [];
  if (isTooFewForARow(aspectRatios, options)) return [{ from: 0, to: count, height: options.targetHeight }];
  /** The least that the first `n` pictures cost in whole rows, and where the last of those rows begins. */
  const best: { readonly cost: number; readonly start: number; readonly height: number }[] = [
    { cost: 0, start: 0, height: 0 },
  ];
  for (let end = 1; end <= count; end += 1) {
    let choice = { cost: Number.POSITIVE_INFINITY, start: end - 1, height: options.targetHeight };
    let sum = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      sum += aspectRatios[start] ?? 1;
      const height = rowHeight(sum, end - start, options);
      if (height < options.targetHeight * LOWEST && start < end - 1) break;
      const cost = (best[start]?.cost ?? 0) + Math.log(height / options.targetHeight) ** 2;
      if (cost < choice.cost) choice = { cost, start, height };
    }
    best.push(choice);
  }
  const rows: Row[] = [];
  for (let end = count; end > 0; ) {
    const { start, height } = best[end] ?? { start: 0, height: options.targetHeight };
    rows.push({ from: start, to: end, height });
    end = start;
  }
  return rows.reverse();
}

/** How high a row stands whose pictures, side by side, reach from edge to edge. */
function rowHeight(sumOfRatios: number, count: number, { width, gap }: RowOptions): number {
  return Math.max(1, width - gap * (count - 1)) / sumOfRatios;
}
