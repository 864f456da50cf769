/** From albums to what an export says of them, and the files that go beside it. */
import type { ExportedPlace } from '#features/catalogue/index.ts';
import { type ArchiveEntry, describeItems, sortByDate } from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import { type ExportedAlbum, exportedAlbumSchema } from '#shared/domain/exportedAlbum.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { safeFileName } from '#shared/fileNames.ts';
import { previewOf } from './previews.ts';

export interface HeldAlbum {
  readonly album: Album;
  readonly items: readonly MediaItem[];
}

interface DescribedAlbums {
  /** Originals and letters first, then the previews. */
  readonly files: readonly ArchiveEntry[];
  /** `places` are those of the files, in their order. */
  compose(places: readonly ExportedPlace[]): ExportedAlbum[];
}

/** A folder an album, named by it; two of one name are told apart. */
function foldersOf(albums: readonly HeldAlbum[]): string[] {
  const taken = new Set<string>();
  return albums.map(({ album }) => {
    const wanted = safeFileName(album.title);
    let folder = wanted;
    for (let copy = 2; taken.has(folder.toLowerCase()); copy += 1) folder = `${wanted} (${copy})`;
    taken.add(folder.toLowerCase());
    return `albums/${folder}`;
  });
}

export async function describeAlbums(
  held: readonly HeldAlbum[],
  language: Language,
): Promise<DescribedAlbums> {
  // Read in the same order as they did on the page.
  const albums = held.map(({ album, items }) => ({ album, items: sortByDate(items, 'oldest-first') }));
  const folders = foldersOf(albums);
  const described: ArchiveEntry[] = [];
  const previews: ArchiveEntry[] = [];
  const previewed = new Map<MediaItem, number>();
  for (const [index, { items }] of albums.entries()) {
    const folder = folders[index] ?? 'albums';
    described.push(...(await describeItems(items, language)).map((file) => ({ ...file, folder })));
    for (const item of items) {
      const preview = previewOf(item, folder.replace(/^albums/, 'previews'));
      if (preview) previewed.set(item, previews.push(preview) - 1);
    }
  }
  return {
    files: [...described, ...previews],
    compose(places) {
      const previewPathOf = (item: MediaItem) => {
        const position = previewed.get(item);
        const place = position === undefined ? undefined : places[described.length + position];
        return place?.isPresent ? place.path : null;
      };
      let next = 0;
      return albums.map(({ album, items }, index) =>
        exportedAlbumSchema.parse({
          ...album,
          folder: folders[index],
          createdAt: album.createdAt.toISOString(),
          items: items.map((item) => {
            const place = places[next];
            next += 1;
            return { ...item, ...place, previewPath: previewPathOf(item) };
          }),
        }),
      );
    },
  };
}
