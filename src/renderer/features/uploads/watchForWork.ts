/**
 * Looks out for work for the upload queue, without the queue: something was left on the device's disk, or another page
 * of the browser has a queue, which this one would take over ([Note: One page works on an upload] in `pages.ts`).
 */
import type { UserId } from '#shared/domain/ids.ts';
import { pagesChannel } from './pagesChannel.ts';
import { UPLOADS_DATABASE } from './uploadsDatabase.ts';

/** Calls `begin` for each sign of work, until the returned function is called. */
export function watchForWork(userId: UserId, begin: () => void): () => void {
  let isOver = false;
  const channel = pagesChannel(userId);
  channel.addEventListener('message', begin);
  // A page that has a queue answers whoever is new.
  channel.postMessage(crypto.randomUUID());
  void isAnythingLeft(userId).then((isLeft) => {
    if (isLeft && !isOver) begin();
  });
  return () => {
    isOver = true;
    channel.close();
  };
}

/** What cannot be looked at is the queue's to ask again for. */
async function isAnythingLeft(userId: UserId): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === UPLOADS_DATABASE)) return false;
    const { UploadStore } = await import('./queue/uploadStore.ts');
    return await new UploadStore().hasAnything(userId);
  } catch {
    return true;
  }
}
