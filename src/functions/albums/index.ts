export { create, move, update } from './manageAlbums.ts';
export { emptyTrash, erase, finishErasing, restore, trash } from './trashAlbums.ts';
