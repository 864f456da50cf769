/**
 * Everything the page learns from a file before a byte is sent: what it really is, whether it is whole, its checksums,
 * its date, place and words, its thumbnails. Runs in a worker. A file is refused only when it is empty, too large or
 * cannot be read at all: what nothing here can show is kept as it is.
 */
import { measuresSchema } from '#shared/callables/media.ts';
import { type MediaContentType, mediaContentTypes } from '#shared/domain/mediaItem.ts';
import { MEDIA_FILE_LIMIT_BYTES } from '#shared/limits.ts';
import { type CameraDate, onThisDevice, parseNameDate } from '#shared/media/cameraDate.ts';
import { detectContentType, SIGNATURE_LENGTH } from '#shared/media/contentSignature.ts';
import { isDisplayableOriginal } from '#shared/media/displayable.ts';
import type { Inspection, UploadFailureCode } from '../upload.ts';
import { decodePicture } from './decodePicture.ts';
import { drawThumbnails, type Thumbnails } from './drawThumbnails.ts';
import { isDecoderNotLoaded } from './foreign/decoderNotLoaded.ts';
import { hashFile } from './hashFile.ts';
import { isJpegSound } from './jpeg/checkJpeg.ts';
import { readAvi } from './readAvi.ts';
import { readPhoto } from './readPhoto.ts';
import { readRecording } from './readRecording.ts';
import { isPngSound } from './whole/checkPng.ts';
import { isWhole } from './whole/checkWhole.ts';

export type InspectionAnswer =
  /** `inspection.damage` says what is wrong with a file that can be kept all the same. */
  | { readonly kind: 'sound'; readonly inspection: Inspection }
  | { readonly kind: 'refused'; readonly code: UploadFailureCode };

export interface InspectionOptions {
  /** False once the decoder of such pictures could not be had for too long: the file is kept without its picture. */
  readonly waitsForDecoder?: boolean;
  /** False for a file that took the worker down with it once: it is then kept without being looked at. */
  readonly isLookedAt: boolean;
}

type Facts = Omit<
  Inspection,
  | 'contentType'
  | 'sha256'
  | 'md5'
  | 'smallThumbnail'
  | 'largeThumbnail'
  | 'placeholder'
  | 'damage'
  | 'takenAt'
  | 'takenAtOffsetMinutes'
  | 'isTimeKnown'
  | 'takenAtSource'
> & {
  readonly date:
    | (CameraDate & { readonly takenAtSource: Exclude<Inspection['takenAtSource'], 'name' | 'file'> })
    | null;
  readonly thumbnails: Thumbnails | null;
  /** Whether the file's own content could be read; null where nobody tried. */
  readonly isReadable: boolean | null;
};

const nothingKnown: Facts = {
  date: null,
  place: null,
  camera: '',
  caption: '',
  livePhotoId: null,
  width: null,
  height: null,
  durationSeconds: null,
  thumbnails: null,
  isReadable: null,
};

function unlessNotLoaded(error: unknown): Facts {
  if (isDecoderNotLoaded(error)) throw error;
  return nothingKnown;
}

const refuse = (code: UploadFailureCode): InspectionAnswer => ({ kind: 'refused', code });

/** Pictures every browser decodes, and HEIC and AVIF, which we do: one that cannot be decoded is damaged. */
const decodedEverywhere: ReadonlySet<MediaContentType> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/heic',
  'image/avif',
]);

async function photoFacts(
  file: File,
  contentType: MediaContentType,
  waitsForDecoder: boolean,
): Promise<Facts> {
  const photo = await readPhoto(file);
  const drawn = await decodePicture(file, contentType, photo.storedSize).catch((error: unknown) => {
    if (waitsForDecoder || !isDecoderNotLoaded(error)) throw error;
    return 'not-drawn' as const;
  });
  const decoded = typeof drawn === 'object' ? drawn : null;
  const embedded =
    !decoded && photo.embeddedThumbnail
      ? await createImageBitmap(photo.embeddedThumbnail).catch(() => null)
      : null;
  const shown = decoded?.picture ?? embedded;
  const size = decoded?.isOriginal ? decoded.size : (photo.size ?? shown);
  const facts: Facts = {
    ...nothingKnown,
    date: photo.date,
    place: photo.place,
    camera: photo.camera,
    caption: photo.caption,
    livePhotoId: photo.livePhotoId,
    width: size?.width ?? null,
    height: size?.height ?? null,
    thumbnails: shown && (await drawThumbnails(shown, !isDisplayableOriginal(contentType))),
    isReadable: decodedEverywhere.has(contentType) && drawn !== 'not-drawn' ? decoded !== null : null,
  };
  shown?.close();
  return facts;
}

async function aviFacts(file: File): Promise<Facts> {
  const { date, firstFrame, ...size } = await readAvi(file);
  const poster = firstFrame && (await createImageBitmap(firstFrame).catch(() => null));
  const facts: Facts = {
    ...nothingKnown,
    ...size,
    date: date && { ...date, takenAtSource: 'container' },
    thumbnails: poster && (await drawThumbnails(poster)),
  };
  poster?.close();
  return facts;
}

async function recordingFacts(file: File): Promise<Facts> {
  const { poster, ...facts } = await readRecording(file);
  return {
    ...facts,
    thumbnails: poster && (await drawThumbnails(poster)),
    isReadable: null,
  };
}

/** Beyond this many bytes a PDF is kept without a picture: pdf.js reads it whole into memory. */
const DRAWN_DOCUMENT_LIMIT = 100 * 1024 * 1024;

async function documentFacts(file: File): Promise<Facts> {
  const page =
    file.size <= DRAWN_DOCUMENT_LIMIT ? await (await import('./drawDocument.ts')).drawFirstPage(file) : null;
  return {
    ...nothingKnown,
    width: page?.width ?? null,
    height: page?.height ?? null,
    thumbnails: page && (await drawThumbnails(page)),
  };
}

async function readFacts(
  file: File,
  contentType: MediaContentType,
  waitsForDecoder: boolean,
): Promise<Facts> {
  if (contentType === 'video/x-msvideo') return aviFacts(file);
  switch (mediaContentTypes[contentType]) {
    case 'photo':
      return photoFacts(file, contentType, waitsForDecoder);
    case 'video':
    case 'audio':
      return recordingFacts(file);
    case 'pdf':
      return documentFacts(file);
    case 'file':
      return nothingKnown;
  }
}

/** The file's own word, else its name's, else when this device last saw it change. */
function dateOf(
  file: File,
  { date }: Facts,
): Pick<Inspection, 'takenAt' | 'takenAtOffsetMinutes' | 'isTimeKnown' | 'takenAtSource'> {
  if (date) return date;
  const named = parseNameDate(file.name);
  if (named) return { ...named, takenAtSource: 'name' };
  const changed = onThisDevice(file.lastModified || Date.now()) ?? onThisDevice(Date.now());
  if (!changed) throw new Error('This device has no clock.');
  return { ...changed, takenAtSource: 'file' };
}

/** Beyond this many bytes a JPEG that is drawn is taken for whole: it would have to stand in memory. */
const FOLLOWED_LIMIT = 128 * 1024 * 1024;

/** Of a JPEG that is drawn. */
export async function findJpegDamage(file: Blob): Promise<Inspection['damage']> {
  if (file.size > FOLLOWED_LIMIT || isJpegSound(new Uint8Array(await file.arrayBuffer()))) return null;
  return (await isWhole(file, 'image/jpeg')) ? 'broken' : 'truncated';
}

async function findDamage(
  file: File,
  contentType: MediaContentType,
  { isReadable }: Facts,
): Promise<Inspection['damage']> {
  if (contentType === 'image/png' && isReadable) return (await isPngSound(file)) ? null : 'truncated';
  if (contentType === 'image/jpeg' && isReadable) return findJpegDamage(file);
  // That others are drawn says little: of a GIF the first frame may be all there is, of a HEIC the upper half.
  if (!(await isWhole(file, contentType))) return 'truncated';
  return isReadable === false ? 'undecodable' : null;
}

/**
 * What cannot be read is a refusal that the panel explains by name. Throws DecoderNotLoadedError for a picture whose
 * decoder could not be fetched.
 */
export async function inspectFile(
  file: File,
  { isLookedAt, waitsForDecoder = true }: InspectionOptions,
): Promise<InspectionAnswer> {
  if (file.size === 0) return refuse('file-empty');
  if (file.size > MEDIA_FILE_LIMIT_BYTES) return refuse('media-file-too-large');
  try {
    const head = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer());
    const contentType = await detectContentType(head);
    const looking = isLookedAt
      ? readFacts(file, contentType, waitsForDecoder).catch(unlessNotLoaded)
      : nothingKnown;
    const [hashes, facts] = await Promise.all([hashFile(file), looking]);
    const { thumbnails, isReadable: _isReadable, date: _date, ...described } = facts;
    return {
      kind: 'sound',
      inspection: {
        ...described,
        ...measuresSchema.parse(described),
        ...dateOf(file, facts),
        ...hashes,
        contentType,
        damage: isLookedAt ? await findDamage(file, contentType, facts) : 'undecodable',
        placeholder: thumbnails?.placeholder ?? '',
        smallThumbnail: thumbnails?.small ?? null,
        largeThumbnail: thumbnails?.large ?? null,
      },
    };
  } catch (error) {
    if (isDecoderNotLoaded(error)) throw error;
    return refuse('file-unreadable');
  }
}
