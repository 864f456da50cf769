/** The one queue of this page, connected to the real server, store and workers. */
import type { QueryClient } from '@tanstack/react-query';
import { libraryKeys } from '#features/media/index.ts';
import { systemClock } from '#shared/clock.ts';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { connectQueueServer, extendReservations } from './api.ts';
import { inspectInWorker } from './inspect/inspectInWorker.ts';
import { UploadQueue } from './queue/UploadQueue.ts';
import { UploadStore } from './queue/uploadStore.ts';
import type { Upload } from './upload.ts';

/** How often reservations of uploads still on their way are extended, in milliseconds. */
const EXTENSION_INTERVAL = 60 * 60_000;

let queryClient: QueryClient | null = null;
const refreshing = new Map<AlbumId, ReturnType<typeof setTimeout>>();

/** New items show while the rest is on its way, without asking again for each one. */
function refreshAlbum({ userId, albumId }: Upload): void {
  if (refreshing.has(albumId)) return;
  refreshing.set(
    albumId,
    setTimeout(() => {
      refreshing.delete(albumId);
      void queryClient?.invalidateQueries({ queryKey: libraryKeys.items(userId, albumId) });
      void queryClient?.invalidateQueries({ queryKey: libraryKeys.albums(userId) });
      void queryClient?.invalidateQueries({ queryKey: libraryKeys.storage(userId) });
      void queryClient?.invalidateQueries({ queryKey: libraryKeys.covers(userId) });
    }, 700),
  );
}

export const uploads = new UploadQueue({
  server: connectQueueServer(),
  store: new UploadStore(),
  clock: systemClock,
  inspect: inspectInWorker,
  onReady: refreshAlbum,
});

/**
 * Goes on with what this person left unfinished. One page of the browser does so; the others wait for it to close and
 * then take over (a page that was just reloaded may still hold the lock). Returns what ends it, for when the person
 * leaves.
 */
export function startUploads(userId: UserId, client: QueryClient): () => void {
  queryClient = client;
  const ended = new AbortController();
  const { signal } = ended;
  navigator.locks
    .request(`amaranth-uploads-${userId}`, { signal }, async () => {
      await uploads.restore(userId, signal);
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    })
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  const extension = setInterval(() => {
    extendReservations(uploads.reservedItems()).catch(() => undefined);
  }, EXTENSION_INTERVAL);
  return () => {
    clearInterval(extension);
    uploads.leave();
    ended.abort();
  };
}
