/** How much of a picture can be seen through, by its pixels as RGBA. */

/** All of it is covered. */
export function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false;
  return true;
}

/** Nothing of it can be seen. */
export function isInvisible(pixels: Uint8ClampedArray): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 0) return false;
  return true;
}
