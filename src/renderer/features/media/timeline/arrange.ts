/**
 * Where everything in the grid stands: pure arithmetic from months and a width to rectangles.
 * `MediaGrid` draws the ones in view; nothing here touches the page.
 *
 * [Note: rows stay in order] Rectangles are listed top to bottom, across months, so that what a window shows
 * is found by bisection: scrolling through 10,000 items costs the same as through 100.
 */
import justifiedLayout from 'justified-layout';

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

export interface ArrangedMonth {
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

/** A row's height grows slowly with the room, so that a wide screen shows bigger pictures rather than more. */
export function targetRowHeight(width: number): number {
  return Math.round(Math.min(320, Math.max(110, 90 + width / 9)));
}

/** Squares in a row: never fewer than three, on the smallest phone too. */
export function squareColumns(width: number): number {
  return Math.max(3, Math.min(10, Math.round(width / (110 + width / 18))));
}

/** Lays months below one another; `aspectRatios` is width over height, one an item. */
export function arrange(
  months: readonly { readonly key: string; readonly aspectRatios: readonly number[] }[],
  options: ArrangementOptions,
): Arrangement {
  const arranged: ArrangedMonth[] = [];
  const items: Rectangle[] = [];
  let top = 0;
  for (const { key, aspectRatios } of months) {
    const heading = { x: 0, y: top, width: options.width, height: options.headingHeight };
    const start = top + options.headingHeight;
    const from = items.length;
    let bottom = start;
    for (const box of rowsOf(aspectRatios, options)) {
      items.push({ ...box, y: box.y + start });
      bottom = Math.max(bottom, start + box.y + box.height);
    }
    const bounds = { x: 0, y: top, width: options.width, height: bottom - top };
    arranged.push({ key, heading, bounds, from, to: items.length });
    top = bottom + options.monthGap;
  }
  return { months: arranged, items, height: Math.max(0, top - options.monthGap) };
}

function rowsOf(aspectRatios: readonly number[], options: ArrangementOptions): Rectangle[] {
  return options.style === 'square'
    ? squareRows(aspectRatios.length, options)
    : justifiedRows(aspectRatios, options);
}

function squareRows(count: number, { width, gap }: ArrangementOptions): Rectangle[] {
  const columns = squareColumns(width);
  const size = Math.max(1, (width - gap * (columns - 1)) / columns);
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * (size + gap),
    y: Math.floor(index / columns) * (size + gap),
    width: size,
    height: size,
  }));
}

function justifiedRows(aspectRatios: readonly number[], { width, gap }: ArrangementOptions): Rectangle[] {
  if (aspectRatios.length === 0) return [];
  const bounded = aspectRatios.map((ratio) => Math.min(WIDEST, Math.max(NARROWEST, ratio)));
  return justifiedLayout(bounded, {
    containerWidth: Math.max(1, width),
    containerPadding: 0,
    boxSpacing: gap,
    targetRowHeight: targetRowHeight(width),
    targetRowHeightTolerance: 0.25,
  }).boxes.map((box) => ({ x: box.left, y: box.top, width: box.width, height: box.height }));
}
