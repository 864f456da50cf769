/** The room a file takes, as the business rules weigh it: before it was looked at, and after. */
import { sealedByteCount } from '#shared/vault/files.ts';
import { fileWeight, itemWeight, thumbnailRoom } from '#shared/weights.ts';
import type { Inspection } from './upload.ts';

/** What is known of a file before it is read. Of some kinds, such as a camera's own, browsers tell no type. */
export type UnreadFile = Pick<File, 'name' | 'size' | 'type'>;

type PreviewKind = 'picture' | 'viewing-copy' | 'film' | 'none';

/**
 * What both previews of a file usually have: a part of what the file has, up to what drawing them leaves of the largest.
 * Films give one picture; what no browser shows has a larger one to be looked at.
 */
const usualPreviews: Record<PreviewKind, { readonly part: number; readonly most: number }> = {
  picture: { part: 0.7, most: 256 * 1024 },
  'viewing-copy': { part: 0.45, most: 640 * 1024 },
  film: { part: 1 / 16, most: 256 * 1024 },
  none: { part: 0, most: 0 },
};

const viewingCopyType = /^image\/(hei[cf]|tiff|x-|vnd\.)/;
const viewingCopyName = /\.(hei[cf]|tiff?|psd|dng|cr[23]|raf|nef|orf|rw2|arw)$/i;
const pictureName = /\.(jpe?g|png|webp|avif|gif|bmp|jxl|pdf)$/i;
const filmName = /\.(mp4|mov|m4v|mkv|avi|mpe?g|mts|m2ts|3gp|3g2|wmv|flv|ogv)$/i;

function previewKindOf({ name, type }: UnreadFile): PreviewKind {
  if (viewingCopyType.test(type) || viewingCopyName.test(name)) return 'viewing-copy';
  if (type.startsWith('image/') || type === 'application/pdf') return 'picture';
  if (type.startsWith('video/')) return 'film';
  if (type !== '') return 'none';
  return pictureName.test(name) ? 'picture' : filmName.test(name) ? 'film' : 'none';
}

function usualBytes({ size }: UnreadFile, kind: PreviewKind): number {
  const { part, most } = usualPreviews[kind];
  return Math.min(size * part, most);
}

type Thumbnails = Pick<Inspection, 'smallThumbnail' | 'largeThumbnail'>;

export interface ReadFile {
  readonly file: UnreadFile;
  readonly thumbnails: Thumbnails;
}

export type RoomEstimate = (file: UnreadFile) => number;

/** So many bytes of measured previews say as much as what is usual does. */
const WEIGHT_OF_THE_USUAL = 1024 * 1024;

/** A guess by what the browser says of a file, and by what files of its kind turned out to have so far. */
export function estimateFrom(readFiles: Iterable<ReadFile>): RoomEstimate {
  const seen = new Map<string, { usual: number; measured: number }>();
  const keyOf = (file: UnreadFile, kind: PreviewKind) => `${kind} ${file.type}`;
  for (const { file, thumbnails } of readFiles) {
    const kind = previewKindOf(file);
    const key = keyOf(file, kind);
    const sums = seen.get(key) ?? { usual: WEIGHT_OF_THE_USUAL, measured: WEIGHT_OF_THE_USUAL };
    sums.usual += usualBytes(file, kind);
    sums.measured += thumbnailBytesOf(thumbnails);
    seen.set(key, sums);
  }
  return (file) => {
    const kind = previewKindOf(file);
    const { usual, measured } = seen.get(keyOf(file, kind)) ?? { usual: 1, measured: 1 };
    const previewBytes = Math.round((usualBytes(file, kind) * measured) / usual);
    return itemWeight({ byteCount: file.size, thumbnailBytes: thumbnailRoom(previewBytes) });
  };
}

export const estimateRoom: RoomEstimate = estimateFrom([]);

/** Of both together. */
export function thumbnailBytesOf({ smallThumbnail, largeThumbnail }: Thumbnails): number {
  return (smallThumbnail?.size ?? 0) + (largeThumbnail?.size ?? 0);
}

/** What the reservation takes. */
export function roomOf(byteCount: number, thumbnails: Thumbnails): number {
  return itemWeight({ byteCount, thumbnailBytes: thumbnailRoom(thumbnailBytesOf(thumbnails)) });
}

/** Of a file of the vault, which has no previews. */
export function sealedRoomOf({ byteCount }: { readonly byteCount: number }): number {
  return fileWeight(sealedByteCount(byteCount));
}

/** Which of the files fit: each file in the order given takes its room where there is enough for it, as the server does. */
export function divideByRoom(files: readonly File[], leftBytes: number, estimate: RoomEstimate) {
  let left = leftBytes;
  const fitting: File[] = [];
  const unfitting: File[] = [];
  for (const file of files) {
    const room = estimate(file);
    const fits = room <= left;
    if (fits) left -= room;
    (fits ? fitting : unfitting).push(file);
  }
  return { fitting, unfitting };
}
