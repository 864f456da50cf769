/** Two thumbnails and a tiny picture that stands in their place until they arrive. Upright. */

/** Long edges in pixels: the grid's tile on a dense screen, and the lightbox before the original. */
const SMALL_EDGE = 400;
export const LARGE_EDGE = 1_600;
/** Long edge where the large one is all that a browser will ever show of the picture. */
const VIEWING_EDGE = 2_400;
const PLACEHOLDER_EDGE = 6;
/** What storage.rules let through, in bytes. */
const LARGEST = 1_048_576;

export interface Thumbnails {
  readonly small: Blob;
  readonly large: Blob;
  /** A data address of a few dozen bytes. */
  readonly placeholder: string;
}

export type Picture = ImageBitmap | OffscreenCanvas;

function scale(picture: Picture, edge: number): OffscreenCanvas {
  const ratio = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * ratio)),
    Math.max(1, Math.round(picture.height * ratio)),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function isOpaque(canvas: OffscreenCanvas): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false;
  return true;
}

/** Coarser until it is small enough; noise and film grain compress badly. */
async function encode(canvas: OffscreenCanvas, type: string): Promise<Blob> {
  for (const quality of [0.82, 0.7, 0.5]) {
    const blob = await canvas.convertToBlob({ type, quality });
    if (blob.size <= LARGEST) return blob;
  }
  return encode(scale(canvas, Math.max(canvas.width, canvas.height) * 0.7), type);
}

async function asDataAddress(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:${blob.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

/** `isViewingCopy`: the original is of a kind that browsers do not show. */
export async function drawThumbnails(picture: Picture, isViewingCopy = false): Promise<Thumbnails> {
  const large = scale(picture, isViewingCopy ? VIEWING_EDGE : LARGE_EDGE);
  const small = scale(large, SMALL_EDGE);
  const tiny = scale(small, PLACEHOLDER_EDGE);
  // WebP takes ten times as long to write; only what is see-through needs it.
  const type = isOpaque(small) ? 'image/jpeg' : 'image/webp';
  const [largeBlob, smallBlob, tinyBlob] = await Promise.all([
    encode(large, type),
    encode(small, type),
    tiny.convertToBlob({ type: 'image/png' }),
  ]);
  return { small: smallBlob, large: largeBlob, placeholder: await asDataAddress(tinyBlob) };
}
