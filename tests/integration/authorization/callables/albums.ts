import type { CallableRows } from '../callables.ts';
import { makeAlbum } from '../makeOwn.ts';

export const rows: CallableRows = {
  'albums-create': { input: () => ({ title: 'Mine' }) },
  'albums-update': { input: ({ albumId }) => ({ albumId, title: 'Altered' }) },
  'albums-move': { input: ({ albumId }) => ({ albumId, afterAlbumId: null }) },
  'albums-trash': { input: async (scene) => ({ albumId: await makeAlbum(scene) }) },
  'albums-restore': { input: async (scene) => ({ albumId: await makeAlbum(scene, true) }) },
  'albums-erase': { input: async (scene) => ({ albumId: await makeAlbum(scene, true) }) },
};
