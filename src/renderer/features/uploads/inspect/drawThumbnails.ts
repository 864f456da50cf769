/** Two thumbnails and a tiny picture that stands in their place until they arrive. Upright, WebP. */

/** Long edges in pixels: the grid's tile on a dense screen, and the lightbox before the original. */
const SMALL_EDGE = 400;
const LARGE_EDGE = 1600;
const PLACEHOLDER_EDGE = 6;

export interface Thumbnails {
  readonly small: Blob;
  readonly large: Blob;
  /** A data address of a few dozen bytes. */
  readonly placeholder: string;
}

type Picture = ImageBitmap | OffscreenCanvas;

function scale(picture: Picture, edge: number): OffscreenCanvas {
  const ratio = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * ratio)),
    Math.max(1, Math.round(picture.height * ratio)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function asDataAddress(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:${blob.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

export async function drawThumbnails(picture: Picture): Promise<Thumbnails> {
  const large = scale(picture, LARGE_EDGE);
  const small = scale(large, SMALL_EDGE);
  const tiny = scale(small, PLACEHOLDER_EDGE);
  const [largeBlob, smallBlob, tinyBlob] = await Promise.all([
    large.convertToBlob({ type: 'image/webp', quality: 0.82 }),
    small.convertToBlob({ type: 'image/webp', quality: 0.8 }),
    tiny.convertToBlob({ type: 'image/png' }),
  ]);
  return { small: smallBlob, large: largeBlob, placeholder: await asDataAddress(tinyBlob) };
}
