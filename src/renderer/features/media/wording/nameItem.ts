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
  return [kinds[item.kind], item.caption || item.fileName, day].filter(Boolean).join(', ');
}
