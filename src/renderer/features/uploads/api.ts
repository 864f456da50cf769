/** What the upload queue asks of the server ([Note: The life of a media item]). */
import { identity } from '#platform/backend/authentication.ts';
import { call, callRepeatable } from '#platform/backend/callables.ts';
import { limitOnSilence, withDeadline } from '#platform/backend/deadline.ts';
import { failureOf } from '#platform/backend/failure.ts';
import { objectsAddress, storeAuthorization, writeFile } from '#platform/backend/fileStore.ts';
import { attemptInBatches, createBatcher } from '#shared/batcher.ts';
import {
  MEDIA_BATCH_LIMIT,
  mediaAbandon,
  mediaCommit,
  mediaExtend,
  mediaReserve,
} from '#shared/callables/media.ts';
import {
  VAULT_BATCH_LIMIT,
  vaultAbandonFiles,
  vaultCommitFiles,
  vaultExtendFiles,
  vaultReserveFiles,
} from '#shared/callables/vault.ts';
import { systemClock } from '#shared/clock.ts';
import type { AlbumId, MediaItemId } from '#shared/domain/ids.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import { thumbnailBytesOf } from './fileRoom.ts';
import { remedyFor } from './queue/remedy.ts';
import type {
  CommitAnswer,
  QueueServer,
  ReservationAnswer,
  ReservationRequest,
  VaultAnswer,
  VaultReservationRequest,
  VaultServer,
} from './queue/task.ts';
import {
  SignedOutError,
  sendFile,
  type TransferConnection,
  type TransferRequest,
} from './transfer/resumableUpload.ts';
import type { Inspection, Upload } from './upload.ts';

interface Commitment {
  readonly itemId: MediaItemId;
  readonly albumId: AlbumId;
  readonly inspection: Inspection;
}

/** The queue asks this server for albums only. */
function albumOf({ destination }: Upload): AlbumId {
  if (destination.kind !== 'album') throw new TypeError('The upload goes into no album.');
  return destination.albumId;
}

async function reserveRoom(requests: readonly ReservationRequest[]): Promise<readonly ReservationAnswer[]> {
  const [first] = requests;
  if (!first) return [];
  const { files } = await call(mediaReserve, {
    albumId: albumOf(first.upload),
    files: requests.map(({ itemId, upload, inspection }) => ({
      uploadId: itemId,
      fileName: upload.fileName,
      byteCount: upload.byteCount,
      contentType: inspection.contentType,
      sha256: inspection.sha256,
      md5: inspection.md5,
      thumbnailBytes: thumbnailBytesOf(inspection),
    })),
  });
  return files;
}

async function commitItems(commitments: readonly Commitment[]): Promise<readonly CommitAnswer[]> {
  const { items } = await call(mediaCommit, {
    items: commitments.map(({ itemId, inspection }) => ({
      itemId,
      takenAt: inspection.takenAt,
      takenAtSource: inspection.takenAtSource,
      takenAtOffsetMinutes: inspection.takenAtOffsetMinutes,
      isTimeKnown: inspection.isTimeKnown,
      place: inspection.place,
      camera: inspection.camera,
      caption: inspection.caption,
      damage: inspection.damage,
      livePhotoId: inspection.livePhotoId,
      width: inspection.width,
      height: inspection.height,
      durationSeconds: inspection.durationSeconds,
      placeholder: inspection.placeholder,
      hasSmallThumbnail: inspection.smallThumbnail !== null,
      hasLargeThumbnail: inspection.largeThumbnail !== null,
    })),
  });
  return items;
}

/** Whether one file of a call may have made the server refuse or fail the others with it. */
function mayBeOneOf(error: unknown): boolean {
  const failure = failureOf(error);
  const isServers = failure.kind === 'unavailable' && failure.status === 500;
  return isServers || remedyFor(error).kind === 'begin-again';
}

/** Keeps reservations for another day. Throws CallableError for those that could not be extended. */
export function extendReservations(itemIds: readonly MediaItemId[]): Promise<void> {
  return attemptInBatches(itemIds, MEDIA_BATCH_LIMIT, (batch) =>
    callRepeatable(mediaExtend, { itemIds: [...batch] }),
  );
}

/** As `extendReservations`, of files of the vault: those that are whole and that no item names yet too. */
export function extendVaultFiles(fileIds: readonly VaultFileId[]): Promise<void> {
  return attemptInBatches(fileIds, VAULT_BATCH_LIMIT, (batch) =>
    callRepeatable(vaultExtendFiles, { fileIds: [...batch] }),
  );
}

function storeConnection(): TransferConnection {
  return {
    clock: systemClock,
    fetch: (input, init) => fetch(input, init),
    objectsAddress: objectsAddress(),
    async authorization(forceRefresh) {
      const authorization = await storeAuthorization(forceRefresh);
      if (authorization === null) throw new SignedOutError();
      return authorization;
    },
  };
}

/** Sends what the store does not have of a file yet, with the person's own session. Throws as `sendFile` does. */
export const sendWithSession = (request: TransferRequest): Promise<void> =>
  sendFile(storeConnection(), request);

/** The real server, with the person's own session. Single questions are gathered into calls. */
export function connectQueueServer(): QueueServer {
  const shared = { limit: MEDIA_BATCH_LIMIT, clock: systemClock, mayBeOneOf };
  const reservations = createBatcher<ReservationRequest, ReservationAnswer>({
    ...shared,
    delay: 30,
    keyOf: ({ upload }) => albumOf(upload),
    askAll: reserveRoom,
  });
  const commitments = createBatcher<Commitment, CommitAnswer>({
    ...shared,
    delay: 150,
    keyOf: ({ albumId }) => albumId,
    askAll: commitItems,
  });
  const releases = createBatcher<MediaItemId, true>({
    ...shared,
    delay: 30,
    keyOf: () => '',
    askAll: async (itemIds) => {
      await call(mediaAbandon, { itemIds: [...itemIds] });
      return itemIds.map(() => true);
    },
  });
  return {
    reserve: (request) => reservations.ask(request),
    commit: (itemId, upload, inspection) => commitments.ask({ itemId, albumId: albumOf(upload), inspection }),
    release: async (itemId) => {
      await releases.ask(itemId);
    },
    send: ({ folder, ...request }) => sendFile(storeConnection(), { ...request, path: `${folder}/original` }),
    sendThumbnail: ({ folder, size, content, signal }) =>
      withDeadline(systemClock, limitOnSilence(content.size), signal, (limited) =>
        writeFile(`${folder}/thumbnail-${size}`, content, limited),
      ),
    async renewSession() {
      const user = identity().currentUser;
      if (!user) throw new SignedOutError();
      await user.getIdToken(true);
    },
  };
}

async function reserveVaultFiles(requests: readonly VaultReservationRequest[]) {
  const [first] = requests;
  if (!first) return [];
  const { files } = await call(vaultReserveFiles, {
    vaultId: first.vaultId,
    files: requests.map(({ itemId, sealed: { fileId, byteCount, crc32c } }) => ({
      fileId,
      itemId,
      byteCount,
      crc32c,
    })),
  });
  return files;
}

/** The real server for sealed files. */
export function connectVaultServer(): VaultServer {
  const shared = { limit: VAULT_BATCH_LIMIT, clock: systemClock, mayBeOneOf };
  const reservations = createBatcher<VaultReservationRequest, VaultAnswer>({
    ...shared,
    delay: 30,
    keyOf: ({ vaultId }) => vaultId,
    askAll: reserveVaultFiles,
  });
  const commitments = createBatcher<VaultFileId, VaultAnswer>({
    ...shared,
    delay: 150,
    keyOf: () => '',
    askAll: async (fileIds) => (await call(vaultCommitFiles, { fileIds: [...fileIds] })).files,
  });
  const releases = createBatcher<VaultFileId, true>({
    ...shared,
    delay: 30,
    keyOf: () => '',
    askAll: async (fileIds) => {
      await call(vaultAbandonFiles, { fileIds: [...fileIds] });
      return fileIds.map(() => true);
    },
  });
  return {
    reserve: (request) => reservations.ask(request),
    commit: (fileId) => commitments.ask(fileId),
    release: async (fileId) => {
      await releases.ask(fileId);
    },
    send: (request) => sendFile(storeConnection(), { ...request, contentType: 'application/octet-stream' }),
  };
}
