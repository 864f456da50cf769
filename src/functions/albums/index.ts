export { create, move, update } from './manageAlbums.ts';
export { erase, restore, trash } from './trashAlbums.ts';
