/** Which originals no browser draws by itself, and the picture of the media store that stands for each. */
import type { ArchiveEntry } from '#features/media/index.ts';
import type { MediaFile, MediaItem, MediaKind } from '#shared/domain/mediaItem.ts';
import { isDisplayableOriginal } from '#shared/media/displayable.ts';

/** Films and recordings that no browser plays; of the others, some do. */
const playedNowhere: ReadonlySet<string> = new Set([
  'video/x-msvideo',
  'video/mpeg',
  'video/mp2t',
  'video/x-ms-asf',
  'video/x-flv',
  'audio/x-ms-asf',
  'audio/amr',
]);

interface Shown {
  readonly kind: MediaKind;
  readonly contentType: string;
  readonly damage: MediaFile['damage'];
}

/** Whether a page may show the file itself: what is damaged, or of another kind, is shown by its preview. */
export function isShownByItself({ kind, contentType, damage }: Shown): boolean {
  switch (kind) {
    case 'photo':
      return damage === null && isDisplayableOriginal(contentType);
    case 'video':
    case 'audio':
      return damage !== 'undecodable' && !playedNowhere.has(contentType);
    case 'pdf':
    case 'file':
      return false;
  }
}

/** Films have one too where they can be played: it is what is seen until they are, and in browsers that cannot. */
export function previewOf(item: MediaItem, folder: string): ArchiveEntry | null {
  if (item.kind === 'letter' || item.kind === 'audio') return null;
  if (item.kind === 'photo' && isShownByItself(item)) return null;
  const previewPath = item.thumbnails.large ?? item.thumbnails.small;
  const { fileName, takenAt } = item;
  // Named by what was photographed, and by what nearly every preview is. Browsers look at the content.
  return previewPath ? { fileName: `${fileName}.jpg`, folder, takenAt, previewPath } : null;
}
