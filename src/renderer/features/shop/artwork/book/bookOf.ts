/** What of an album comes into a book: its pictures and letters, as they are shown. */
import { formatPeriod } from '#features/albums/index.ts';
import { formatDay, shownSize } from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import { textOf } from '#shared/domain/letter.ts';
import type { MediaFile, MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { hideFilms } from '#shared/media/livePhotos.ts';
import type { Size } from '../page.ts';
import type { Book, BookEntry, BookPicture } from './book.ts';

export interface PrintablePicture {
  readonly item: MediaFile;
  readonly size: Size;
}

/** Pictures whose pixels can be drawn, in the album's order. */
export function printablePictures(items: readonly MediaItem[]): readonly PrintablePicture[] {
  return items.flatMap((item) => {
    if (item.kind !== 'photo' || item.damage === 'undecodable') return [];
    const size = shownSize(item);
    return size ? [{ item, size }] : [];
  });
}

/** Films, recordings and what cannot be drawn: how many of an album are in no book. */
export function countUnprinted(items: readonly MediaItem[]): number {
  const letters = items.filter(({ kind }) => kind === 'letter').length;
  return hideFilms(items).length - letters - printablePictures(items).length;
}

interface Wishes {
  readonly title: string;
  readonly leftOut: ReadonlySet<string>;
  readonly language: Language;
}

export function bookOf(
  album: Album,
  items: readonly MediaItem[],
  { title, leftOut, language }: Wishes,
): Book {
  const pictures = new Map(printablePictures(items).map((picture) => [picture.item.id as string, picture]));
  const entries = items
    .filter(({ id }) => !leftOut.has(id))
    .flatMap((item): readonly BookEntry[] => {
      const day = formatDay(item, language) ?? '';
      if (item.kind === 'letter') {
        const blocks = item.body.map((block) => ({ kind: block.kind, text: textOf(block) }));
        return [{ is: 'letter', id: item.id, title: item.title, day, blocks }];
      }
      const picture = pictures.get(item.id);
      return picture
        ? [{ is: 'picture', id: item.id, size: picture.size, caption: item.caption.trim(), day }]
        : [];
    });
  const shown = entries.filter((entry): entry is BookPicture => entry.is === 'picture');
  const cover = shown.find(({ id }) => id === album.coverItemId) ?? shown[0] ?? null;
  return { title, period: formatPeriod(album, language) ?? '', cover, entries };
}

/** All that is set in type, to know which scripts it needs. */
export const wordsOf = ({ title, period, entries }: Book): string =>
  [
    title,
    period,
    ...entries.flatMap((entry) =>
      entry.is === 'letter'
        ? [entry.title, entry.day, ...entry.blocks.map(({ text }) => text)]
        : [entry.caption, entry.day],
    ),
  ].join('\n');
