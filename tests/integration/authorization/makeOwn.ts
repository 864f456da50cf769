/** The owner's own disposable things: a deny is asked about what is really there, and so is the owner's control. */
import { randomUUID } from 'node:crypto';
import { albumsCreate, albumsTrash } from '#shared/callables/albums.ts';
import { lettersWrite } from '#shared/callables/letters.ts';
import { mediaTrash } from '#shared/callables/media.ts';
import type { Scene } from './scene.ts';

export async function makeAlbum({ owner }: Scene, isTrashed = false) {
  const { albumId } = await owner.call(albumsCreate, { title: 'To be tried', description: '' });
  if (isTrashed) await owner.call(albumsTrash, { albumId });
  return albumId;
}

export async function makeItem(scene: Scene, isTrashed = false) {
  const { itemId } = await scene.owner.call(lettersWrite, {
    letterId: randomUUID(),
    albumId: scene.albumId,
    title: 'To be tried',
    body: [{ kind: 'paragraph', spans: [{ text: 'To be tried' }] }],
  });
  if (isTrashed) await scene.owner.call(mediaTrash, { itemIds: [itemId] });
  return itemId;
}
