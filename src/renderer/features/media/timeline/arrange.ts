/**
 * Where everything in the grid stands: pure arithmetic from months and a width to rectangles.
 * `MediaGrid` draws the ones in view; nothing here touches the page.
 *
 * [Note: rows stay in order] Rectangles are listed top to bottom, across months, so that what a window shows
 * is found by bisection: scrolling through 10,000 items costs the same as through 100.
 */
import { fillRows, isTooFewForARow, type RowOptions } from './fillRows.ts';

export type GridStyle = 'justified' | 'square';

/** CSS pixels from the grid's top left corner. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ArrangementOptions {
  readonly width: number;
  readonly style: GridStyle;
  /** Between neighbours, both ways. */
  readonly gap: number;
  readonly headingHeight: number;
  /** Below each month. */
  readonly monthGap: number;
}

interface ArrangedMonth {
  readonly key: string;
  readonly heading: Rectangle;
  /** Heading and items together. */
  readonly bounds: Rectangle;
  /** Its items are `items[from]` to `items[to - 1]` of the arrangement. */
  readonly from: number;
  readonly to: number;
}

export interface Arrangement {
  readonly months: readonly ArrangedMonth[];
  /** One rectangle an item, in the timeline's order. */
  readonly items: readonly Rectangle[];
  readonly height: number;
}

/** Panoramas and tall screenshots keep their shape within reason; beyond it they are cropped to it. */
const NARROWEST = 0.45;
const WIDEST = 3;
const boundRatio = (ratio: number) => Math.min(WIDEST, Math.max(NARROWEST, ratio));

/** A row's height grows slowly with the room, so that a wide screen shows bigger pictures rather than more. */
export function targetRowHeight(width: number): number {
  return Math.round(Math.min(320, Math.max(110, 90 + width / 9)));
}

/** Squares in a row: never fewer than three, on the smallest phone too. */
export function squareColumns(width: number): number {
  return Math.max(3, Math.min(10, Math.round(width / (110 + width / 18))));
}

interface GivenMonth {
  readonly key: string;
  readonly aspectRatios: readonly number[];
}

/** Whether so few items leave a row half empty: months like that are told together (`mergeSparseMonths`). */
export function isSparse(
  aspectRatios: readonly number[],
  options: Pick<ArrangementOptions, 'width' | 'gap' | 'style'>,
): boolean {
  return options.style === 'square'
    ? aspectRatios.length < squareColumns(options.width)
    : isTooFewForARow(aspectRatios.map(boundRatio), rowOptions(options));
}

/** Lays months below one another; `aspectRatios` is width over height, one an item. */
export function arrange(months: readonly GivenMonth[], options: ArrangementOptions): Arrangement {
  const arranged: ArrangedMonth[] = [];
  const items: Rectangle[] = [];
  let top = 0;
  for (const { key, aspectRatios } of months) {
    const start = top + options.headingHeight;
    let bottom = start;
    const from = items.length;
    for (const box of rowsOf(aspectRatios, options)) {
      items.push({ ...box, y: box.y + start });
      bottom = Math.max(bottom, start + box.y + box.height);
    }
    const heading = { x: 0, y: top, width: options.width, height: options.headingHeight };
    arranged.push({ key, heading, bounds: { ...heading, height: bottom - top }, from, to: items.length });
    top = bottom + options.monthGap;
  }
  return { months: arranged, items, height: Math.max(0, top - options.monthGap) };
}

function rowsOf(aspectRatios: readonly number[], options: ArrangementOptions): Rectangle[] {
  return options.style === 'square'
    ? squareRows(aspectRatios.length, options)
    : justifiedRows(aspectRatios, options);
}

function squareSize({ width, gap }: Pick<ArrangementOptions, 'width' | 'gap'>): number {
  const columns = squareColumns(width);
  return Math.max(1, (width - gap * (columns - 1)) / columns);
}

function squareRows(count: number, { width, gap }: ArrangementOptions): Rectangle[] {
  const columns = squareColumns(width);
  const size = squareSize({ width, gap });
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * (size + gap),
    y: Math.floor(index / columns) * (size + gap),
    width: size,
    height: size,
  }));
}

function rowOptions({ width, gap }: Pick<ArrangementOptions, 'width' | 'gap'>): RowOptions {
  return { width: Math.max(1, width), gap, targetHeight: targetRowHeight(width) };
}

function justifiedRows(aspectRatios: readonly number[], options: ArrangementOptions): Rectangle[] {
  const bounded = aspectRatios.map(boundRatio);
  const boxes: Rectangle[] = [];
  let y = 0;
  for (const { from, to, height } of fillRows(bounded, rowOptions(options))) {
    let x = 0;
    for (const ratio of bounded.slice(from, to)) {
      boxes.push({ x, y, width: ratio * height, height });
      x += ratio * height + options.gap;
    }
    y += height + options.gap;
  }
  return boxes;
}
