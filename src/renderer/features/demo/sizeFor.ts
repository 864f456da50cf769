/** Which of a picture's sizes a frame needs: the large one only where the small one would be drawn larger than it is. */

/** The long edge of a small thumbnail, in its own pixels. */
const SMALL_EDGE = 400;
/** How far a painting may be drawn beyond its own pixels before one sees it. */
const STRETCH = 1.15;

/** Nobody sees more pixels to a point than this on a painting. */
const SEEN_RATIO = 2;

/** `width` and `height` are the frame's, in CSS pixels. */
export function sizeFor(
  { width, height }: { readonly width: number; readonly height: number },
  pixelRatio: number,
): 'small' | 'large' {
  return Math.max(width, height) * Math.min(pixelRatio, SEEN_RATIO) > SMALL_EDGE * STRETCH
    ? 'large'
    : 'small';
}
