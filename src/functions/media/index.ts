export { commit } from './commit.ts';
export { discardFiles } from './discardedFiles.ts';
export { link } from './link.ts';
export { copy, move, update } from './organize.ts';
export { abandon, extend, releaseLate, reserve } from './reserve.ts';
export { emptyTrash, erase, restore, trash } from './trash.ts';
