export { AlbumFacts } from './AlbumFacts.tsx';
export { StorageMeter } from './StorageMeter.tsx';
export { useAlbums } from './useAlbums.ts';
