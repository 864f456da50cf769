import type { MediaFile, MediaItem } from '#shared/domain/mediaItem.ts';

/** The item that a file has become: one that was not there before, under the file's name. */
export function findArrived(
  items: readonly MediaItem[],
  fileName: string,
  before: ReadonlySet<string>,
): MediaFile | null {
  for (const item of items) {
    if (item.kind !== 'letter' && !before.has(item.id) && item.fileName === fileName) return item;
  }
  return null;
}
