/** The one queue of this page, connected to the real server, store and workers. */
import type { QueryClient } from '@tanstack/react-query';
import { libraryKeys } from '#features/media/index.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { systemClock } from '#shared/clock.ts';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { connectQueueServer, extendReservations } from './api.ts';
import { watchPages } from './pages.ts';
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

const pageId = crypto.randomUUID();

export const uploads = new UploadQueue({
  pageId,
  server: connectQueueServer(),
  store: new UploadStore(),
  clock: systemClock,
  // Loaded with the first file: most visits add none.
  inspect: async (file, signal) =>
    (await import('./inspect/inspectInWorker.ts')).inspectInWorker(file, signal),
  onReady: refreshAlbum,
});

/** Goes on with what this person left unfinished. Returns what ends it, for when they leave. */
export function startUploads(userId: UserId, client: QueryClient): () => void {
  queryClient = client;
  const ended = new AbortController();
  const { signal } = ended;
  // A reservation lives for a day: what fails now is extended an hour later.
  const extend = () =>
    void extendReservations(uploads.reservedItems()).catch((error: unknown) =>
      logWarning('reservations-not-extended', {}, error),
    );
  watchPages({
    userId,
    pageId,
    clock: systemClock,
    signal,
    storedPages: () => uploads.storedPages(userId),
    adopt: async (gonePage) => {
      await uploads.adopt(userId, gonePage, signal);
      extend();
    },
  });
  const extension = setInterval(extend, EXTENSION_INTERVAL);
  return () => {
    clearInterval(extension);
    uploads.leave();
    ended.abort();
  };
}
