export { AlbumFacts } from './AlbumFacts.tsx';
export { acceptedFiles } from './acceptedFiles.ts';
export { readAlbums } from './albumDocuments.ts';
export type { HeldAlbum } from './export/describeAlbums.ts';
export { formatPeriod } from './formatPeriod.ts';
export { StorageMeter } from './StorageMeter.tsx';
export { useAlbums } from './useAlbums.ts';
export { useGridPreferences } from './useGridPreferences.ts';
export { useOpenItem } from './useOpenItem.ts';

/** How albums stand in an archive and on its page, for who saves one. */
export async function loadAlbumExport() {
  const [{ describeAlbums }, { AlbumSections }] = await Promise.all([
    import('./export/describeAlbums.ts'),
    import('./export/AlbumSections.tsx'),
  ]);
  return { describeAlbums, AlbumSections };
}
