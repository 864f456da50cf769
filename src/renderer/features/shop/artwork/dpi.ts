/** How finely a picture is printed: its pixels over the inches it stands on. What a camera wrote of density says nothing. */
import type { Rectangle } from '#shared/engraving/places.ts';
import type { PlacedPicture, PrintedPage, Size } from './page.ts';

export const PRINT_DPI = 300;
const MILLIMETRES_AN_INCH = 25.4;

/** Dots an inch, rounded down: 299.9 is not 300. */
export function reachedDpi(pixels: Size, printed: Size, crop: Rectangle | null = null): number {
  const across = (pixels.width * (crop?.width ?? 1)) / printed.width;
  const down = (pixels.height * (crop?.height ?? 1)) / printed.height;
  // A thousandth of a dot is what rounding makes of a whole one.
  return Math.floor(Math.min(across, down) * MILLIMETRES_AN_INCH + 0.001);
}

/** The pixels that `printed` millimetres can use at most. */
export const pixelsFor = (millimetres: number): number =>
  Math.ceil((millimetres / MILLIMETRES_AN_INCH) * PRINT_DPI);

export interface CoarsePicture {
  readonly itemId: string;
  readonly dpi: number;
}

/** What would be printed too coarsely, each picture once, at the coarsest it stands anywhere. */
export function findCoarse(
  pages: readonly PrintedPage[],
  sizes: ReadonlyMap<string, Size>,
): readonly CoarsePicture[] {
  const coarsest = new Map<string, number>();
  const placed = pages.flatMap(({ parts }) =>
    parts.filter((part): part is PlacedPicture => part.is === 'picture'),
  );
  for (const { itemId, frame, crop } of placed) {
    const size = sizes.get(itemId);
    const dpi = size ? reachedDpi(size, frame, crop) : 0;
    if (dpi < PRINT_DPI) coarsest.set(itemId, Math.min(dpi, coarsest.get(itemId) ?? dpi));
  }
  return [...coarsest].map(([itemId, dpi]) => ({ itemId, dpi }));
}
