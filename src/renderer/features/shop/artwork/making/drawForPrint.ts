/** One picture as it is printed: its original, checked, turned and cut, as a JPEG no finer than print can show. */
import { openMedia, type Retries, readWhole } from '#features/media/index.ts';
import { drawPicture } from '#features/uploads/index.ts';
import type { MediaFile, Rotation } from '#shared/domain/mediaItem.ts';
import type { Rectangle } from '#shared/engraving/places.ts';
import { PRINT_DPI, pixelsFor, reachedDpi } from '../dpi.ts';
import type { PlacedPicture, Size } from '../page.ts';

/** Nothing here can draw it, or its file is not what was kept. */
export class UnprintablePictureError extends Error {
  override readonly name = 'UnprintablePictureError';
  readonly itemId: string;

  constructor(itemId: string, options?: ErrorOptions) {
    super(itemId, options);
    this.itemId = itemId;
  }
}

/** It has fewer pixels than its item says, as the preview in a RAW file has, and nobody agreed to that. */
export class CoarserPictureError extends Error {
  override readonly name = 'CoarserPictureError';
  readonly itemId: string;
  readonly size: Size;

  constructor(itemId: string, size: Size) {
    super(itemId);
    this.itemId = itemId;
    this.size = size;
  }
}

interface DrawOptions {
  readonly signal: AbortSignal;
  readonly retries: Retries;
  /** Whether it may be printed at fewer than 300 dots an inch. */
  readonly isAgreed: boolean;
}

const WHOLE: Rectangle = { x: 0, y: 0, width: 1, height: 1 };
const QUALITY = 0.93;

/** Throws UnprintablePictureError, CoarserPictureError, and as `readWhole` does. */
export async function drawForPrint(
  item: MediaFile,
  { frame, crop }: PlacedPicture,
  { signal, retries, isAgreed }: DrawOptions,
): Promise<ArrayBuffer> {
  const { storagePath, byteCount, sha256, contentType } = item;
  const original = await readWhole({ open: openMedia, storagePath, byteCount, sha256, signal, retries });
  const picture = await drawPicture(new Blob([original], { type: contentType })).catch((error: unknown) => {
    throw new UnprintablePictureError(item.id, { cause: error });
  });
  if (!picture) throw new UnprintablePictureError(item.id);
  try {
    signal.throwIfAborted();
    const shown = turned(picture, item.rotation);
    if (!isAgreed && reachedDpi(shown, frame, crop) < PRINT_DPI)
      throw new CoarserPictureError(item.id, shown);
    return await cut(picture, item.rotation, crop ?? WHOLE, frame);
  } finally {
    picture.close();
  }
}

const turned = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation === 90 || rotation === 270 ? { width: height, height: width } : { width, height };

async function cut(
  picture: ImageBitmap,
  rotation: Rotation,
  crop: Rectangle,
  printed: Size,
): Promise<ArrayBuffer> {
  const shown = turned(picture, rotation);
  const wide = crop.width * shown.width;
  const tall = crop.height * shown.height;
  const scale = Math.min(1, pixelsFor(printed.width) / wide);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(wide * scale)),
    Math.max(1, Math.round(tall * scale)),
  );
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas.');
  // What is transparent is paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(canvas.width / wide, canvas.height / tall);
  context.translate(shown.width / 2 - crop.x * shown.width, shown.height / 2 - crop.y * shown.height);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return (await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })).arrayBuffer();
}
