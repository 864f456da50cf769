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
const boundRatio = (ratio: number) => Math.min(WIDEST, Math.max(NARROWEST, ratio));

/** A row's height grows slowly with the room, so that a wide screen shows bigger pictures rather than more. */
export function targetRowHeight(width: number): number {
  return Math.round(Math.min(320, Math.max(110, 90 + width / 9)));
}

/** Squares in a row: never fewer than three, on the smallest phone too. */
export function squareColumns(width: number): number {
  return Math.max(3, Math.min(10, Math.round(width / (110 + width / 18))));
}

/** A month stands beside another only where its name has room, and with more air between them than inside. */
const NARROWEST_MONTH = 264;
const MONTH_SPACING = 32;

interface GivenMonth {
  readonly key: string;
  readonly aspectRatios: readonly number[];
}

/**
 * Lays months below one another; `aspectRatios` is width over height, one an item. Months of a few pictures share a
 * shelf, side by side in one row, so that forty years of one picture a month are not forty screens of emptiness.
 */
export function arrange(months: readonly GivenMonth[], options: ArrangementOptions): Arrangement {
  const arranged: ArrangedMonth[] = [];
  const items: Rectangle[] = [];
  let top = 0;
  for (const shelf of shelvesOf(months, options)) {
    const start = top + options.headingHeight;
    let bottom = start;
    for (const { key, boxes, left, width: taken } of shelf) {
      const from = items.length;
      // The name of the last month on a shelf has the rest of it to itself.
      const width = key === shelf.at(-1)?.key ? options.width - left : taken;
      for (const box of boxes) {
        items.push({ ...box, x: left + box.x, y: box.y + start });
        bottom = Math.max(bottom, start + box.y + box.height);
      }
      const heading = { x: left, y: top, width, height: options.headingHeight };
      arranged.push({ key, heading, bounds: heading, from, to: items.length });
    }
    for (let index = arranged.length - shelf.length; index < arranged.length; index += 1) {
      const month = arranged[index];
      if (month) arranged[index] = { ...month, bounds: { ...month.heading, height: bottom - top } };
    }
    top = bottom + options.monthGap;
  }
  return { months: arranged, items, height: Math.max(0, top - options.monthGap) };
}

interface ShelvedMonth {
  readonly key: string;
  readonly boxes: readonly Rectangle[];
  readonly left: number;
  readonly width: number;
}

/** Fills shelves in order. A month that needs more than one row, or finds no neighbour, has a shelf of its own. */
function shelvesOf(months: readonly GivenMonth[], options: ArrangementOptions): ShelvedMonth[][] {
  const shelves: ShelvedMonth[][] = [];
  let open: ShelvedMonth[] = [];
  for (const { key, aspectRatios } of months) {
    const boxes = singleRow(aspectRatios, options);
    const last = boxes.at(-1);
    const width = Math.max(NARROWEST_MONTH, last ? last.x + last.width : 0);
    const previous = open.at(-1);
    const left = previous ? previous.left + previous.width + MONTH_SPACING : 0;
    if (previous && left + width <= options.width) {
      open.push({ key, boxes, left, width });
      continue;
    }
    if (width + MONTH_SPACING + NARROWEST_MONTH <= options.width) {
      open = [{ key, boxes, left: 0, width }];
      shelves.push(open);
      continue;
    }
    open = [];
    shelves.push([{ key, boxes: rowsOf(aspectRatios, options), left: 0, width: options.width }]);
  }
  return shelves;
}

/** All items of a month in one row of the usual height, however wide that becomes. */
function singleRow(aspectRatios: readonly number[], options: ArrangementOptions): Rectangle[] {
  const isSquare = options.style === 'square';
  const height = isSquare ? squareSize(options) : targetRowHeight(options.width);
  let x = 0;
  return aspectRatios.map((ratio) => {
    const width = isSquare ? height : boundRatio(ratio) * height;
    const box = { x, y: 0, width, height };
    x += width + options.gap;
    return box;
  });
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

function justifiedRows(aspectRatios: readonly number[], { width, gap }: ArrangementOptions): Rectangle[] {
  if (aspectRatios.length === 0) return [];
  const bounded = aspectRatios.map(boundRatio);
  return justifiedLayout(bounded, {
    containerWidth: Math.max(1, width),
    containerPadding: 0,
    boxSpacing: gap,
    targetRowHeight: targetRowHeight(width),
    targetRowHeightTolerance: 0.25,
  }).boxes.map((box) => ({ x: box.left, y: box.top, width: box.width, height: box.height }));
}
