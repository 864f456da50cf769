import type { Album } from '#shared/domain/album.ts';
import type { Language } from '#shared/domain/userProfile.ts';

export { AlbumFacts } from './AlbumFacts.tsx';
export { acceptedFiles } from './acceptedFiles.ts';
export { readAlbums } from './albumDocuments.ts';
export type { HeldAlbum } from './export/describeAlbums.ts';
export { formatPeriod } from './formatPeriod.ts';
export { StorageMeter } from './StorageMeter.tsx';
export { useAlbums } from './useAlbums.ts';
export { useGridPreferences } from './useGridPreferences.ts';
export { useOpenItem } from './useOpenItem.ts';

/** One album as a site in a folder. Call it straight from a press; `DownloadTray` shows how far it is. */
export async function saveAlbumSite(album: Album, language: Language): Promise<void> {
  const { saveAlbumSite: save } = await import('./export/saveAlbumSite.tsx');
  await save(album, language);
}

/** How albums stand in an archive and on its page, for who saves one. */
export async function loadAlbumExport() {
  const [{ describeAlbums }, { AlbumSections }] = await Promise.all([
    import('./export/describeAlbums.ts'),
    import('./export/AlbumSections.tsx'),
  ]);
  return { describeAlbums, AlbumSections };
}
