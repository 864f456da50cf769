/** What a screen reader calls an item: its kind, what the family wrote about it, and its day. */
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { formatDay } from './formatDates.ts';

export function nameItem(
  item: MediaItem,
  language: Language,
  kinds: Readonly<Record<MediaItem['kind'], string>>,
): string {
  const day = formatDay(item, language);
  return [kinds[item.kind], titleOf(item), day].filter(Boolean).join(', ');
}

/** What the family calls it: a letter's title, a caption, else the file's own name. */
export function titleOf(item: MediaItem): string {
  return item.kind === 'letter' ? item.title : item.caption || item.fileName;
}
