/** A picture's pixels, by whatever can read them: the browser, a decoder of ours, or the preview that a camera put in. */
import type { MediaContentType } from '#shared/domain/mediaItem.ts';
import { decodeReduced, type Size } from './decodeReduced.ts';
import { LARGE_EDGE } from './drawThumbnails.ts';
import { findPreviews } from './findPreview.ts';
import { decodeForeign } from './foreign/decodeForeign.ts';
import type { ForeignKind } from './foreign/foreign.worker.ts';

interface DecodedPicture {
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

/** Why there is no picture: the file is broken, or nothing here got as far as to know. */
type Undrawn = 'broken' | 'not-drawn';

async function decodeOriginal(
  file: Blob,
  contentType: MediaContentType,
): Promise<Omit<DecodedPicture, 'isOriginal'> | Undrawn> {
  const here = await decodeHere(file);
  if (here) return { picture: here, size: here };
  const kind = foreignKindOf(contentType);
  if (!kind) return 'broken';
  // A TIFF is read in parts where it is larger.
  if (file.size > WHOLE_LIMIT && kind !== 'tiff') return 'not-drawn';
  const foreign = await decodeForeign(kind, file);
  return foreign.kind === 'drawn' ? foreign : foreign.kind;
}

function foreignKindOf(contentType: MediaContentType): ForeignKind | null {
  if (contentType === 'image/heic' || contentType === 'image/avif') return 'heic';
  return contentType === 'image/tiff' ? 'tiff' : null;
}

/** Upright. */
export async function decodePicture(
  file: Blob,
  contentType: MediaContentType,
  /** As the file says it, before it is set upright. */
  stored: Size | null,
): Promise<DecodedPicture | Undrawn> {
  const reduced =
    contentType === 'image/jpeg' && stored ? await decodeReduced(file, stored, LARGE_EDGE) : null;
  if (reduced) return { ...reduced, isOriginal: true };
  const isRaw = rawTypes.has(contentType);
  const original = isRaw ? 'not-drawn' : await decodeOriginal(file, contentType);
  if (typeof original === 'object') {
    return { picture: original.picture, size: original.size, isOriginal: true };
  }
  // Many RAW files call themselves TIFF; a sound JPEG has no preview that would stand for it.
  const mayHavePreview = isRaw || contentType === 'image/tiff' || contentType === 'image/vnd.adobe.photoshop';
  const preview = mayHavePreview && file.size <= WHOLE_LIMIT ? await decodePreview(file) : null;
  return preview ? { picture: preview, isOriginal: false, size: preview } : original;
}

/** Upright, full size. Null for what nothing here draws. */
export async function decodeAnyPicture(file: Blob): Promise<ImageBitmap | null> {
  // A RAW file calls itself TIFF, and its first picture there is the smallest.
  const isRaw = [...rawTypes].some((type) => type === file.type);
  const preview = isRaw ? await decodePreview(file) : null;
  if (preview) return preview;
  const here = await decodeHere(file);
  if (here) return here;
  for (const kind of ['heic', 'tiff'] as const) {
    const foreign = await decodeForeign(kind, file).catch(() => null);
    if (foreign?.kind === 'drawn') return foreign.picture;
  }
  return decodePreview(file);
}
