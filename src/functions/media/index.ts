export { commit } from './commit.ts';
export { link } from './link.ts';
export { copy, move, update } from './organize.ts';
export { abandon, extend, reserve } from './reserve.ts';
export { sweep } from './sweep.ts';
export { erase, restore, trash } from './trash.ts';
