/** A picture of a few pixels would be a dot: it is shown so many times larger that one can see what is in it. */

/** Long edges in CSS pixels: of what is a dot, and of what one can see. */
const DOT = 48;
const SEEN = 256;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** By whole numbers, so that its pixels stay squares. `factor` is 1 for a picture that can be seen. */
export function enlarge({ width, height }: Size): Size & { readonly factor: number } {
  const edge = Math.max(width, height);
  const factor = edge > DOT ? 1 : Math.ceil(SEEN / edge);
  return { width: width * factor, height: height * factor, factor };
}
