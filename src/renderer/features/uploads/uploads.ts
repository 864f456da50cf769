/** The one queue of this page and what waits before it, connected to the real server, store and workers. */
import type { QueryClient } from '@tanstack/react-query';
import { libraryKeys, refreshLibrary } from '#features/media/index.ts';
import { sessionState, subscribeToSession } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { systemClock } from '#shared/clock.ts';
import { type AlbumId, mediaItemIdSchema, type UserId } from '#shared/domain/ids.ts';
import { type VaultId, type VaultItemId, vaultFileIdSchema } from '#shared/vault/ids.ts';
import { Additions, type TargetAlbum } from './additions.ts';
import { connectQueueServer, connectVaultServer, extendReservations, extendVaultFiles } from './api.ts';
import { countUnsafe, forgetUploads } from './leftUploads.ts';
import { needUploads } from './need.ts';
import { watchPages } from './pages.ts';
import { Extensions } from './queue/extensions.ts';
import { UploadQueue } from './queue/UploadQueue.ts';
import { UploadStore } from './queue/uploadStore.ts';
import { VaultDoor, type VaultForUploads } from './queue/vaultDoor.ts';
import { createQueueLife } from './queueLife.ts';
import { readRoomLeft } from './roomLeft.ts';
import type { Destination, Upload } from './upload.ts';

let queryClient: QueryClient | null = null;
const refreshing = new Map<AlbumId, ReturnType<typeof setTimeout>>();

/** How long a file of the vault stands on the list when it is safe, in milliseconds. */
const SHOWN_WHEN_SAFE = 4_000;

function refreshAfter({ id, userId, destination }: Upload): void {
  if (destination.kind === 'album') {
    refreshAlbum(userId, destination.albumId);
    return;
  }
  if (queryClient) void refreshLibrary(queryClient, [libraryKeys.storage(userId)]);
  // Its item shows it, and under the list may be what is done with it there.
  setTimeout(() => uploads.cancel(id), SHOWN_WHEN_SAFE);
}

/** New items show while the rest is on its way, without asking again for each one. */
function refreshAlbum(userId: UserId, albumId: AlbumId): void {
  if (refreshing.has(albumId)) return;
  refreshing.set(
    albumId,
    setTimeout(() => {
      refreshing.delete(albumId);
      if (!queryClient) return;
      void refreshLibrary(queryClient, [
        libraryKeys.items(userId, albumId),
        libraryKeys.albums(userId),
        libraryKeys.storage(userId),
        libraryKeys.covers(userId),
      ]);
    }, 700),
  );
}

// A page that has this code may add files: its queue begins.
needUploads();

const pageId = crypto.randomUUID();
// The platform is asked as it is needed: it is chosen when the app starts.
const store = new UploadStore(undefined, undefined, {
  seal: (userId, place, text) => platform().diskSecrets.seal(userId, place, text),
  open: (userId, place, written) => platform().diskSecrets.open(userId, place, written),
});
const vaultDoor = new VaultDoor();

export const uploads = new UploadQueue({
  pageId,
  server: connectQueueServer(),
  vaultServer: connectVaultServer(),
  vaultDoor,
  store,
  clock: systemClock,
  // Loaded with the first file: most visits add none.
  inspect: async (file, signal) => (await import('./inspect/fileInspector.ts')).inspectInWorker(file, signal),
  onReady: refreshAfter,
});

const extensions = [
  new Extensions({
    reservedItems: () => uploads.reservedItems('album'),
    askServer: (ids) => extendReservations(ids.map((id) => mediaItemIdSchema.parse(id))),
    clock: systemClock,
  }),
  new Extensions({
    reservedItems: () => uploads.reservedItems('vault'),
    askServer: (ids) => extendVaultFiles(ids.map((id) => vaultFileIdSchema.parse(id))),
    clock: systemClock,
  }),
];

export const additions = new Additions({ queue: uploads, readRoomLeft, clock: systemClock });

/** Adds files to an album, or asks first when they do not all fit. Call it while they are being dropped. */
export function addToAlbum(
  userId: UserId,
  album: TargetAlbum,
  files: readonly File[] | Promise<readonly File[]>,
): void {
  additions.add(userId, album, files);
}

/** Adds files to an item of the vault, or asks first when they do not all fit. Call it while they are being dropped. */
export function addToVault(
  userId: UserId,
  item: { readonly vaultId: VaultId; readonly itemId: VaultItemId },
  files: readonly File[] | Promise<readonly File[]>,
): void {
  additions.add(userId, { kind: 'vault', vaultId: item.vaultId, itemId: item.itemId }, files);
}

/** Files of the vault that stand in this page alone: what ends it ends them. Without those that failed and say so. */
export function unsealedVaultFiles(): readonly Upload[] {
  const all = [...uploads.snapshot(), ...additions.snapshot().files];
  return all.filter(
    ({ id, destination, state }) =>
      destination.kind === 'vault' &&
      state.kind !== 'failed' &&
      state.kind !== 'done' &&
      !uploads.isSealed(id),
  );
}

export function isUploadThere(id: string): boolean {
  return uploads.snapshot().some((upload) => upload.id === id);
}

/** Hears of every change of what is added or uploaded. */
export function watchUploads(listener: () => void): () => void {
  const stops = [uploads.subscribe(listener), additions.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Files that are on their way into the vault can be sealed, named and given to their items, until it is locked. */
export function openVaultDoor(vault: VaultForUploads): void {
  vaultDoor.open(vault);
}

export function closeVaultDoor(): void {
  vaultDoor.close();
  additions.cancelForVault();
}

/** Gives up the files that go into these items of the vault. Answers when none of them can arrive any more. */
export async function cancelVaultUploads(itemIds: ReadonlySet<VaultItemId>): Promise<void> {
  const isMeant = (destination: Destination) =>
    destination.kind === 'vault' && itemIds.has(destination.itemId);
  additions.cancelTo(isMeant);
  await uploads.cancelTo(isMeant);
}

/** Gives a file up, wherever it stands. */
export function cancelUpload(id: string): void {
  additions.cancel(id);
  uploads.cancel(id);
}

export function cancelAllUploads(): void {
  additions.cancelAll();
  uploads.cancelAll();
}

/** Goes on with what this person left unfinished. Returns what ends it, for when they leave. */
function startUploads(userId: UserId): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  watchPages({
    userId,
    pageId,
    clock: systemClock,
    signal,
    storedPages: () => uploads.storedPages(userId),
    adopt: async (gonePage) => {
      await uploads.adopt(userId, gonePage, signal);
      for (const each of extensions) void each.extend();
    },
  });
  additions.begin(userId);
  for (const each of extensions) void each.extendHourly(signal);
  void store.sweepStaged().catch(() => undefined);
  return () => {
    additions.leave();
    uploads.leave();
    ended.abort();
  };
}

const workFor = createQueueLife(
  {
    current() {
      const session = sessionState();
      return session.status === 'signed-in' ? session.user.uid : null;
    },
    subscribe: subscribeToSession,
  },
  startUploads,
);

/** Keeps this person's uploads going until they are signed out. */
export function keepUploading(userId: UserId, client: QueryClient): void {
  queryClient = client;
  workFor(userId);
}

/** How many of this person's files are on this device and not safe yet. */
export function countUnsafeUploads(userId: UserId): Promise<number> {
  return countUnsafe(userId, uploads.snapshot(), store);
}

/** For somebody who signed out of the device: nothing of their files stays on it. */
export function forgetUploadsOf(userId: UserId): Promise<void> {
  return forgetUploads(userId, store);
}
