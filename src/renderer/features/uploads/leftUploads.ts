/** What somebody who signs out leaves of their uploads: counted before, forgotten after. */
import type { UserId } from '#shared/domain/ids.ts';
import type { UploadStore } from './queue/uploadStore.ts';
import { isUnsafe, type Upload } from './upload.ts';

/** `here`: what this page works on. Other pages of the device have theirs on its disk. */
export async function countUnsafe(
  userId: UserId,
  here: readonly Upload[],
  store: Pick<UploadStore, 'list'>,
): Promise<number> {
  // A browser that keeps nothing has no other pages' uploads.
  const stored = await store.list(userId).catch(() => []);
  const known = new Map(stored.map(({ upload }) => [upload.id, upload]));
  for (const upload of here) if (upload.userId === userId) known.set(upload.id, upload);
  return [...known.values()].filter(isUnsafe).length;
}

/** Takes files and uploads off the device. The room they hold is given back when the person is here again. */
export async function forgetUploads(userId: UserId, store: UploadStore): Promise<void> {
  for (const { upload, progress } of await store.list(userId)) {
    const { reservation } = progress;
    if (reservation) {
      await store.saveRelease({ itemId: reservation.itemId, userId, of: upload.destination.kind });
    }
    await store.remove(upload.id);
  }
  await store.sweepStaged({ isLeaving: true });
}
