/** The room a file takes, as the business rules weigh it: before it was looked at, and after. */
import { itemWeight, thumbnailRoom } from '#shared/weights.ts';
import type { Inspection } from './upload.ts';

/** What both thumbnails of a photograph of some megapixels have together. */
const USUAL_THUMBNAILS = 256 * 1024;

/** Kinds that have nothing to draw. What a browser has no name for may be a camera's own picture. */
const undrawn = /^(audio|text|application\/(?!pdf))/;

/** A guess by what the browser says of the file; pictures smaller than their thumbnails would be have small ones. */
export function estimateRoom({ size, type }: Pick<File, 'size' | 'type'>): number {
  const thumbnailBytes = undrawn.test(type) ? 0 : Math.min(size, USUAL_THUMBNAILS);
  return itemWeight({ byteCount: size, thumbnailBytes: thumbnailRoom(thumbnailBytes) });
}

type Thumbnails = Pick<Inspection, 'smallThumbnail' | 'largeThumbnail'>;

/** Of both together. */
export function thumbnailBytesOf({ smallThumbnail, largeThumbnail }: Thumbnails): number {
  return (smallThumbnail?.size ?? 0) + (largeThumbnail?.size ?? 0);
}

/** What the reservation takes. */
export function roomOf(byteCount: number, thumbnails: Thumbnails): number {
  return itemWeight({ byteCount, thumbnailBytes: thumbnailRoom(thumbnailBytesOf(thumbnails)) });
}
