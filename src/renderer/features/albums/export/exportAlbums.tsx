/** Albums in the export of everything, with their originals. Those in the trash are left out: the person threw them away. */
import type { ExportPart, ExportReading } from '#features/catalogue/index.ts';
import { readEveryAlbumItem } from '#features/media/index.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { readAlbums } from '../albumDocuments.ts';
import { AlbumSections } from './AlbumSections.tsx';
import { describeAlbums, type HeldAlbum } from './describeAlbums.ts';

export const exportAlbums: ExportPart = async (reading) => {
  const described = await describeAlbums(await readHeldAlbums(reading), reading.profile.settings.language);
  return {
    files: described.files,
    compose: (places) => {
      const data = described.compose(places);
      return { data, section: <AlbumSections albums={data} /> };
    },
  };
};

/** Everything but the originals themselves. */
async function readHeldAlbums({ profile, signal, ask }: ExportReading): Promise<HeldAlbum[]> {
  const albums = await ask(() => readAlbums(profile.id));
  const kept = albums
    .filter(({ trashedAt }) => trashedAt === null)
    .toSorted((one, other) => one.position - other.position);
  const held: HeldAlbum[] = [];
  for (const album of kept) {
    const items: MediaItem[] = [];
    for await (const page of readEveryAlbumItem(profile.id, album.id, signal, ask)) items.push(...page);
    signal.throwIfAborted();
    held.push({ album, items });
  }
  return held;
}
