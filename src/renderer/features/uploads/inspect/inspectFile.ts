/**
 * Everything the page learns from a file before a byte is sent: what it really is, whether it is whole, its checksums,
 * its date and place, its thumbnails. Runs in a worker.
 */
import { type MediaContentType, mediaContentTypes } from '#shared/domain/mediaItem.ts';
import { MEDIA_FILE_LIMIT_BYTES } from '#shared/limits.ts';
import { detectContentType, SIGNATURE_LENGTH } from '#shared/media/contentSignature.ts';
import type { Inspection, UploadFailureCode } from '../upload.ts';
import { isWhole } from './checkWhole.ts';
import { drawThumbnails, type Thumbnails } from './drawThumbnails.ts';
import { hashFile } from './hashFile.ts';
import { readPhoto } from './readPhoto.ts';
import { readRecording } from './readRecording.ts';

export type InspectionAnswer =
  | { readonly kind: 'sound'; readonly inspection: Inspection }
  | { readonly kind: 'refused'; readonly code: UploadFailureCode };

type Facts = Omit<
  Inspection,
  'contentType' | 'sha256' | 'md5' | 'smallThumbnail' | 'largeThumbnail' | 'placeholder' | 'damage'
> & {
  readonly thumbnails: Thumbnails | null;
};

const refuse = (code: UploadFailureCode): InspectionAnswer => ({ kind: 'refused', code });

function fileDate(file: File): string {
  return new Date(file.lastModified || Date.now()).toISOString();
}

/** A picture the browser can decode, upright; null for one it cannot (HEIC outside Safari). */
async function decode(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

/** Pictures every browser decodes: one that cannot be decoded is damaged, not merely unknown. */
const decodedEverywhere: ReadonlySet<MediaContentType> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
]);

async function photoFacts(file: File, contentType: MediaContentType): Promise<Facts> {
  const [photo, picture] = await Promise.all([readPhoto(file), decode(file)]);
  // A kind this browser does not know may carry a small picture that it does; a damaged file is not saved by one.
  const embedded = decodedEverywhere.has(contentType) ? null : photo.embeddedThumbnail;
  const shown = picture ?? (embedded && (await decode(embedded)));
  const size = picture ?? photo.size;
  const facts: Facts = {
    takenAt: photo.takenAt ?? fileDate(file),
    takenAtSource: photo.takenAt ? 'exif' : 'file',
    takenAtOffsetMinutes: photo.takenAtOffsetMinutes,
    place: photo.place,
    camera: photo.camera,
    width: size?.width ?? null,
    height: size?.height ?? null,
    durationSeconds: null,
    thumbnails: shown && (await drawThumbnails(shown)),
  };
  shown?.close();
  return facts;
}

async function recordingFacts(file: File): Promise<Facts> {
  const { takenAt, poster, ...facts } = await readRecording(file);
  return {
    ...facts,
    takenAt: takenAt ?? fileDate(file),
    takenAtSource: takenAt ? 'container' : 'file',
    thumbnails: poster && (await drawThumbnails(poster)),
  };
}

/** Beyond this many bytes a PDF is kept without a picture: pdf.js reads it whole into memory. */
const DRAWN_DOCUMENT_LIMIT = 100 * 1024 * 1024;

async function documentFacts(file: File): Promise<Facts> {
  const page =
    file.size <= DRAWN_DOCUMENT_LIMIT ? await (await import('./drawDocument.ts')).drawFirstPage(file) : null;
  return {
    takenAt: fileDate(file),
    takenAtSource: 'file',
    takenAtOffsetMinutes: null,
    place: null,
    camera: '',
    width: page?.width ?? null,
    height: page?.height ?? null,
    durationSeconds: null,
    thumbnails: page && (await drawThumbnails(page)),
  };
}

function readFacts(file: File, contentType: MediaContentType): Promise<Facts> {
  switch (mediaContentTypes[contentType]) {
    case 'photo':
      return photoFacts(file, contentType);
    case 'video':
    case 'audio':
      return recordingFacts(file);
    case 'pdf':
      return documentFacts(file);
  }
}

/** Never throws: what cannot be read is a refusal that the panel explains by name. */
export async function inspectFile(file: File): Promise<InspectionAnswer> {
  if (file.size === 0) return refuse('file-empty');
  if (file.size > MEDIA_FILE_LIMIT_BYTES) return refuse('media-file-too-large');
  try {
    const head = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer());
    const contentType = detectContentType(head);
    if (!contentType) return refuse('media-type-refused');
    // A document that calls itself a picture is not what the person meant to add.
    const isNamedPicture = /\.(jpe?g|png|gif|webp|avif|hei[cf])$/i.test(file.name);
    if (isNamedPicture && mediaContentTypes[contentType] !== 'photo') return refuse('media-type-refused');
    const isTruncated = !(await isWhole(file, contentType));
    const [hashes, facts] = await Promise.all([hashFile(file), readFacts(file, contentType)]);
    const isUndecodable = decodedEverywhere.has(contentType) && !facts.thumbnails;
    const { thumbnails, ...described } = facts;
    return {
      kind: 'sound',
      inspection: {
        ...described,
        ...hashes,
        contentType,
        placeholder: thumbnails?.placeholder ?? '',
        smallThumbnail: thumbnails?.small ?? null,
        largeThumbnail: thumbnails?.large ?? null,
        damage: isTruncated ? 'truncated' : isUndecodable ? 'undecodable' : null,
      },
    };
  } catch {
    return refuse('file-unreadable');
  }
}
