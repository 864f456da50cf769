/** Two thumbnails and a tiny picture that stands in their place until they arrive. Upright. */
import { isInvisible, isOpaque } from './transparency.ts';

/** Long edges in pixels: the grid's tile on a dense screen, and the lightbox before the original. */
const SMALL_EDGE = 400;
export const LARGE_EDGE = 1_600;
/** Long edge where the large one is all that a browser will ever show of the picture. */
const VIEWING_EDGE = 2_400;
const PLACEHOLDER_EDGE = 6;
/** Along the long edge of a picture in which there is nothing to see. */
const SQUARES = 16;
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

function pixelsOf(canvas: OffscreenCanvas): Uint8ClampedArray {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** Whether nothing of a picture can be seen: it is transparent all over. */
export function showsNothing(picture: Picture): boolean {
  return isInvisible(pixelsOf(scale(picture, SMALL_EDGE)));
}

/** Grey squares, by which image programs say that there is nothing to see. */
function drawEmptiness(canvas: OffscreenCanvas): void {
  const context = canvas.getContext('2d');
  const square = Math.max(1, Math.round(Math.max(canvas.width, canvas.height) / SQUARES));
  for (let x = 0; context && x * square < canvas.width; x += 1) {
    for (let y = 0; y * square < canvas.height; y += 1) {
      context.fillStyle = (x + y) % 2 === 0 ? '#ffffff' : '#cccccc';
      context.fillRect(x * square, y * square, square, square);
    }
  }
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
  let small = scale(large, SMALL_EDGE);
  let pixels = pixelsOf(small);
  if (isInvisible(pixels)) {
    drawEmptiness(large);
    small = scale(large, SMALL_EDGE);
    pixels = pixelsOf(small);
  }
  const tiny = scale(small, PLACEHOLDER_EDGE);
  // WebP takes ten times as long to write; only what is see-through needs it.
  const type = isOpaque(pixels) ? 'image/jpeg' : 'image/webp';
  const [largeBlob, smallBlob, tinyBlob] = await Promise.all([
    encode(large, type),
    encode(small, type),
    tiny.convertToBlob({ type: 'image/png' }),
  ]);
  return { small: smallBlob, large: largeBlob, placeholder: await asDataAddress(tinyBlob) };
}
