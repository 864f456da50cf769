/** A picture's pixels, by whatever can read them: the browser, a decoder of ours, or the preview that a camera put in. */
import type { MediaContentType } from '#shared/domain/mediaItem.ts';
import { decodeReduced, type Size } from './decodeReduced.ts';
import { LARGE_EDGE } from './drawThumbnails.ts';
import { findPreviews } from './findPreview.ts';
import { decodeForeign } from './foreign/decodeForeign.ts';

export interface DecodedPicture {
  readonly picture: ImageBitmap;
  /** Whether these are the picture's own pixels, rather than those of a preview inside of it. */
  readonly isOriginal: boolean;
  /** Of the picture that these pixels are from, upright. */
  readonly size: Size;
}

const rawTypes: ReadonlySet<MediaContentType> = new Set([
  'image/x-adobe-dng',
  'image/x-canon-cr2',
  'image/x-canon-cr3',
  'image/x-fujifilm-raf',
  'image/x-nikon-nef',
  'image/x-olympus-orf',
  'image/x-panasonic-rw2',
  'image/x-sony-arw',
]);

/** Beyond this a preview or a foreign picture is not looked for, in bytes: it would have to stand in memory whole. */
const WHOLE_LIMIT = 256 * 1024 * 1024;

async function decodeHere(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

async function decodePreview(file: Blob): Promise<ImageBitmap | null> {
  for (const preview of await findPreviews(file)) {
    const picture = await decodeHere(preview);
    if (picture) return picture;
  }
  return null;
}

async function decodeOriginal(file: Blob, contentType: MediaContentType): Promise<ImageBitmap | null> {
  const picture = await decodeHere(file);
  if (picture || file.size > WHOLE_LIMIT) return picture;
  if (contentType === 'image/heic' || contentType === 'image/avif') return decodeForeign('heic', file);
  if (contentType === 'image/tiff') return decodeForeign('tiff', file);
  return null;
}

/** Upright. Null when nothing here can read it. */
export async function decodePicture(
  file: Blob,
  contentType: MediaContentType,
  /** As the file says it, before it is set upright. */
  stored: Size | null,
): Promise<DecodedPicture | null> {
  const reduced =
    contentType === 'image/jpeg' && stored ? await decodeReduced(file, stored, LARGE_EDGE) : null;
  if (reduced) return { ...reduced, isOriginal: true };
  const isRaw = rawTypes.has(contentType);
  const original = isRaw ? null : await decodeOriginal(file, contentType);
  if (original) return { picture: original, isOriginal: true, size: original };
  // Many RAW files call themselves TIFF; a sound JPEG has no preview that would stand for it.
  const mayHavePreview = isRaw || contentType === 'image/tiff' || contentType === 'image/vnd.adobe.photoshop';
  const preview = mayHavePreview && file.size <= WHOLE_LIMIT ? await decodePreview(file) : null;
  return preview && { picture: preview, isOriginal: false, size: preview };
}
