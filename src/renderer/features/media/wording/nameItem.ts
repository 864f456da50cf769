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
  return [kinds[item.kind], shorten(titleOf(item)), day].filter(Boolean).join(', ');
}

/** Longer than anybody listens to before the next tile, in characters. */
const LONGEST_TITLE = 120;

function shorten(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const cut = title.slice(0, LONGEST_TITLE);
  const lastSpace = cut.search(/\s\S*$/);
  return `${cut.slice(0, lastSpace > LONGEST_TITLE / 2 ? lastSpace : LONGEST_TITLE).trimEnd()}…`;
}

/** What the family calls it: a letter's title, a caption, else the file's own name. */
export function titleOf(item: MediaItem): string {
  return item.kind === 'letter' ? item.title : item.caption || item.fileName;
}
