import { describeFile, describeItem, fakeJpeg } from '../../../support/upload.ts';
import type { CallableRows } from '../callables.ts';
import { makeAlbum, makeItem } from '../makeOwn.ts';

export const rows: CallableRows = {
  'media-reserve': {
    input: ({ albumId }) => ({ albumId, files: [describeFile(fakeJpeg(2048))] }),
  },
  'media-extend': { input: ({ reservedId }) => ({ itemIds: [reservedId] }) },
  'media-abandon': { input: ({ reservedId }) => ({ itemIds: [reservedId] }) },
  'media-commit': { input: ({ photoId }) => ({ items: [describeItem(photoId)] }) },
  'media-update': { input: ({ photoId }) => ({ itemId: photoId, caption: 'Altered' }) },
  'media-move': {
    input: async (scene) => ({ itemIds: [await makeItem(scene)], albumId: await makeAlbum(scene) }),
  },
  'media-copy': {
    input: async (scene) => ({ itemIds: [scene.photoId], albumId: await makeAlbum(scene) }),
  },
  'media-trash': { input: async (scene) => ({ itemIds: [await makeItem(scene)] }) },
  'media-restore': { input: async (scene) => ({ itemIds: [await makeItem(scene, true)] }) },
  'media-erase': { input: async (scene) => ({ itemIds: [await makeItem(scene, true)] }) },
  'media-link': { input: ({ photoId }) => ({ itemId: photoId }) },
  'library-updateIndex': { input: () => ({}) },
};
