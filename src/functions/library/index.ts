/** The library: albums, the media items and letters in them, and what they count. */
import { defineFeature } from '../feature.ts';
import { create, move as moveAlbum, update as updateAlbum } from './albums/manageAlbums.ts';
import {
  emptyTrash as emptyAlbumTrash,
  erase as eraseAlbum,
  finishErasing,
  restore as restoreAlbum,
  trash as trashAlbum,
} from './albums/trashAlbums.ts';
import { updateDueIndexes, updateOwnIndex } from './contents/updateIndex.ts';
import { change, write } from './letters/writeLetters.ts';
import { commit } from './media/commit.ts';
import { discardFiles } from './media/discardedFiles.ts';
import { link } from './media/link.ts';
import { copy, move, update } from './media/organize.ts';
import { abandon, extend, releaseLate, reserve } from './media/reserve.ts';
import { emptyTrash, erase, restore, trash } from './media/trash.ts';

export { albumsOf, itemsOf, profileOf, readAlbum } from './albums/albumDocument.ts';
export { widen } from './albums/albumFigures.ts';
export { adoptWallClocks } from './media/adoptWallClocks.ts';
export { folderOf, itemFrom } from './media/itemDocument.ts';
export { weighPortraits } from './portraits.ts';
export { beginDayAgain, RESERVATION_LIFETIME } from './reservationTerm.ts';
export { moveUsage, readStorageAccount } from './storageAccount.ts';
export { assertTextFits, bytesLeft } from './storageFigures.ts';
export { beginTermAgain } from './trashTerm.ts';

export const library = defineFeature({
  callables: [
    create,
    updateAlbum,
    moveAlbum,
    trashAlbum,
    restoreAlbum,
    eraseAlbum,
    write,
    change,
    reserve,
    extend,
    abandon,
    commit,
    update,
    move,
    copy,
    trash,
    restore,
    erase,
    link,
    updateOwnIndex,
  ],
  schedules: [emptyAlbumTrash, finishErasing, releaseLate, emptyTrash, discardFiles, updateDueIndexes],
  accountData: {
    collections: {
      albums: { exportedAs: 'albums', readBy: 'owner' },
      mediaItems: { exportedAs: 'albums', readBy: 'owner' },
      libraryIndex: { exportedAs: null, readBy: 'owner' },
    },
    loadDemo: async () => (await import('./demo/makeLibrary.ts')).makeLibrary,
  },
});
