/** Browsers say of some broken pictures that they are decoded, and paint no pixel of them. */

const EDGE = 16;

/** Whether a loaded picture shows nothing at all. */
export function isBlank(image: HTMLImageElement): boolean {
  const pen = new OffscreenCanvas(EDGE, EDGE).getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.drawImage(image, 0, 0, EDGE, EDGE);
  return pen.getImageData(0, 0, EDGE, EDGE).data.every((value) => value === 0);
}
