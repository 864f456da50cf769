/** A printed page as plain values: what stands where, in millimetres from the upper left of the page as it is trimmed. */
import type { Rectangle } from '#shared/engraving/places.ts';

export type Face = 'serif' | 'sans';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One line of text, in ems of `size` millimetres; `x` is where its leftmost letter begins. */
export interface SetLine {
  readonly is: 'line';
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly x: number;
  readonly baseline: number;
  readonly isSoft: boolean;
}

export interface PlacedPicture {
  readonly is: 'picture';
  readonly itemId: string;
  readonly frame: Rectangle;
  /** The part that is printed, in parts of the whole; null for all of it. */
  readonly crop: Rectangle | null;
}

export interface PrintedPage {
  readonly isCover: boolean;
  readonly parts: readonly (SetLine | PlacedPicture)[];
}

export { PRINT_BLEED as BLEED } from '#shared/domain/printFile.ts';

export const inkColour = '#2b2521';
export const softColour = '#6b6159';
export const coverColour = '#f3ece1';

/** How wide a text is in a typeface, in ems. */
export type Measure = (text: string, face: Face) => number;
