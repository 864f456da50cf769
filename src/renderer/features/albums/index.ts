export { AlbumFacts } from './AlbumFacts.tsx';
export { acceptedFiles } from './acceptedFiles.ts';
export { readAlbums } from './albumDocuments.ts';
export { StorageMeter } from './StorageMeter.tsx';
export { useAlbums } from './useAlbums.ts';
export { useGridPreferences } from './useGridPreferences.ts';
export { useOpenItem } from './useOpenItem.ts';
