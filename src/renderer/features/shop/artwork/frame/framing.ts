/** Which part of a picture stands in a frame: as much as its proportion allows, or less, around a point. */
import type { Rectangle } from '#shared/engraving/places.ts';
import { BLEED, type PrintedPage, type Size } from '../page.ts';

export interface Framing {
  /** 1 shows as much as goes in. */
  readonly zoom: number;
  /** The middle of what is shown, in parts of the picture. */
  readonly x: number;
  readonly y: number;
}

export const MOST_ZOOM = 4;
export const CENTRED: Framing = { zoom: 1, x: 0.5, y: 0.5 };

/** With the bleed: what is cut off is picture too. */
const printedOf = ({ width, height }: Size): Size => ({
  width: width + 2 * BLEED,
  height: height + 2 * BLEED,
});

/** In parts of the picture; never beyond its edges. */
export function cropOf(picture: Size, trim: Size, { zoom, x, y }: Framing): Rectangle {
  const printed = printedOf(trim);
  const wanted = printed.width / printed.height;
  const own = picture.width / picture.height;
  const width = Math.min(1, wanted / own) / zoom;
  const height = Math.min(1, own / wanted) / zoom;
  return { x: within(x - width / 2, 1 - width), y: within(y - height / 2, 1 - height), width, height };
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(0, most));

/** Moved by parts of the picture, with its middle where the crop can follow. */
export function move(picture: Size, trim: Size, framing: Framing, by: { x: number; y: number }): Framing {
  const { x, y, width, height } = cropOf(picture, trim, framing);
  const to = { ...framing, x: x + width / 2 + by.x, y: y + height / 2 + by.y };
  const crop = cropOf(picture, trim, to);
  return { ...to, x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
}

/** A frame's size as it hangs. */
export const turnedSize = ([width, height]: readonly [number, number], isUpright: boolean): Size =>
  isUpright
    ? { width: Math.min(width, height), height: Math.max(width, height) }
    : { width: Math.max(width, height), height: Math.min(width, height) };

export const pageOfPrint = (itemId: string, trim: Size, crop: Rectangle): PrintedPage => ({
  isCover: false,
  parts: [{ is: 'picture', itemId, frame: { x: -BLEED, y: -BLEED, ...printedOf(trim) }, crop }],
});
