/** The one queue of this page, connected to the real server, store and workers. */
import type { QueryClient } from '@tanstack/react-query';
import { libraryKeys } from '#features/media/index.ts';
import { MEDIA_BATCH_LIMIT } from '#shared/callables/media.ts';
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';
import {
  abandonReservations,
  commitItems,
  extendReservations,
  type Inspected,
  reserveRoom,
  sendThumbnail,
} from './api.ts';
import { inspectInWorker } from './inspect/inspectInWorker.ts';
import { createBatcher } from './queue/batcher.ts';
import type { CommitAnswer, QueueServer, ReservationAnswer } from './queue/task.ts';
import { UploadQueue } from './queue/UploadQueue.ts';
import { UploadStore } from './queue/uploadStore.ts';
import { mediaStoreConnection } from './transfer/connection.ts';
import { sendFile } from './transfer/resumableUpload.ts';
import type { Upload } from './upload.ts';

/** How often reservations of uploads still on their way are extended, in milliseconds. */
const EXTENSION_INTERVAL = 60 * 60_000;

function createServer(): QueueServer {
  const reservations = createBatcher<Inspected, ReservationAnswer>({
    limit: MEDIA_BATCH_LIMIT,
    patience: 30,
    keyOf: ({ upload }) => upload.albumId,
    askAll: async (files) => {
      const albumId = files[0]?.upload.albumId;
      return albumId ? (await reserveRoom(albumId, files)).files : [];
    },
  });
  const commitments = createBatcher<Inspected, CommitAnswer>({
    limit: MEDIA_BATCH_LIMIT,
    patience: 150,
    keyOf: ({ upload }) => upload.albumId,
    askAll: async (files) => (await commitItems(files)).items,
  });
  return {
    reserve: (upload, inspection) => reservations.ask({ upload, inspection }),
    commit: (upload, inspection) => commitments.ask({ upload, inspection }),
    abandon: abandonReservations,
    send: ({ folder, ...request }) =>
      sendFile(mediaStoreConnection(), { ...request, path: `${folder}/original` }),
    async sendThumbnails(folder, inspection) {
      const { smallThumbnail, largeThumbnail } = inspection;
      await Promise.all([
        smallThumbnail && sendThumbnail(folder, 'small', smallThumbnail),
        largeThumbnail && sendThumbnail(folder, 'large', largeThumbnail),
      ]);
      return inspection;
    },
  };
}

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
  server: createServer(),
  store: new UploadStore(),
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
    const onTheirWay = uploads
      .snapshot()
      .filter(
        ({ state }) => state.kind === 'uploading' || state.kind === 'reconnecting' || state.kind === 'paused',
      )
      .map(({ id }) => id as MediaItemId);
    for (let start = 0; start < onTheirWay.length; start += MEDIA_BATCH_LIMIT) {
      extendReservations(onTheirWay.slice(start, start + MEDIA_BATCH_LIMIT)).catch(() => undefined);
    }
  }, EXTENSION_INTERVAL);
  return () => {
    clearInterval(extension);
    uploads.leave();
    ended.abort();
  };
}
