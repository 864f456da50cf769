export { AlbumFacts } from './AlbumFacts.tsx';
export { readAlbums } from './albumDocuments.ts';
export { StorageMeter } from './StorageMeter.tsx';
export { useAlbums } from './useAlbums.ts';
