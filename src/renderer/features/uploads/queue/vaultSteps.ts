/**
 * [Note: Names of vault files]
 * What a file of the vault is called may stand on no disk. So the queue's store leaves it out of what it writes, and the
 * name is there only while the vault is open: of a file that was just chosen from the file itself, after a reload from
 * the record that was sealed with it. Sealed bytes go on their way while the vault is locked; its item is told of them
 * when it is open again. What is not sealed yet waits in the page, and is sealed from its beginning, under another key.
 */
import PQueue from 'p-queue';
import { MEDIA_FILE_LIMIT_BYTES } from '#shared/limits.ts';
import { vaultFileIdSchema } from '#shared/vault/ids.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import type { Destination, SealedFile, UploadFailureCode } from '../upload.ts';
import {
  type DestinationSteps,
  NotArrivedError,
  readCommitment,
  type TaskNotes,
} from './destinationSteps.ts';
import { FileDiscardedError, SaveFailedError } from './remedy.ts';
import type { Task, VaultServer } from './task.ts';
import { NoPlaceToSealError, type VaultDoor, type VaultForUploads } from './vaultDoor.ts';

export interface VaultStepOptions {
  readonly vaultServer: VaultServer;
  readonly vaultDoor: VaultDoor;
}

type VaultDestination = Extract<Destination, { kind: 'vault' }>;

function destinationOf({ upload: { destination } }: Task): VaultDestination {
  if (destination.kind !== 'vault') throw new TypeError('The file does not go into the vault.');
  return destination;
}

/** After `prepare` there is one. */
function sealedOf({ progress: { sealed } }: Task): SealedFile {
  if (!sealed) throw new TypeError('The file was not sealed.');
  return sealed;
}

/** Told to the person; thrown within a step only. */
class StepFailedError extends Error {
  override readonly name = 'StepFailedError';
  readonly code: UploadFailureCode;

  constructor(code: UploadFailureCode) {
    super(code);
    this.code = code;
  }
}

export function createVaultSteps(
  { vaultServer, vaultDoor }: VaultStepOptions,
  { move, note, replaceFile }: TaskNotes,
): DestinationSteps {
  /** One at a time: each keeps a core busy. */
  const sealing = new PQueue({ concurrency: 1 });

  /** Does `act` with the vault, as often as that is locked meanwhile. */
  async function withVault<Answer>(
    task: Task,
    signal: AbortSignal,
    act: (vault: VaultForUploads) => Promise<Answer>,
  ): Promise<Answer> {
    for (;;) {
      if (!vaultDoor.current) move(task, { kind: 'locked-out', isSealed: task.progress.sealed !== null });
      const vault = await vaultDoor.whenOpen(signal);
      if (vault.vaultId !== destinationOf(task).vaultId) throw new StepFailedError('vault-not-found');
      try {
        return await act(vault);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof VaultLockedError)) throw error;
      }
    }
  }

  async function seal(task: Task, file: File, signal: AbortSignal): Promise<void> {
    const { vaultId } = destinationOf(task);
    const { id, userId } = task.upload;
    const fileId = vaultFileIdSchema.parse(id);
    const { sealed, content, isOnDisk } = await withVault(task, signal, (vault) =>
      sealing.add(
        () => {
          move(task, { kind: 'sealing', sealedBytes: 0 });
          const onProgress = (sealedBytes: number) => {
            if (!signal.aborted) move(task, { kind: 'sealing', sealedBytes }, { isSaved: false });
          };
          return vault.seal({ userId, vaultId, fileId, file, signal, onProgress });
        },
        { signal },
      ),
    );
    signal.throwIfAborted();
    replaceFile(task, content, isOnDisk);
    await note(task, { sealed });
  }

  async function attach(task: Task, signal: AbortSignal) {
    const sealed = sealedOf(task);
    const { itemId } = destinationOf(task);
    const answer = await withVault(task, signal, (vault) => {
      move(task, { kind: 'verifying' });
      return vault.attach({ itemId, sealed });
    });
    if (answer.is === 'attached') return { kind: 'ready' } as const;
    if (answer.is === 'unreadable') return { kind: 'failed', code: 'file-unreadable' } as const;
    const { failure } = answer;
    // It was given up meanwhile: it is promised room, and sent, once more.
    if (failure.kind === 'refused' && failure.code === 'upload-incomplete') {
      throw new NotArrivedError(failure.code);
    }
    throw new SaveFailedError(failure);
  }

  return {
    async prepare(task, signal) {
      const { file, progress } = task;
      if (progress.sealed)
        return file || progress.isSent ? null : { kind: 'failed', code: 'file-unreadable' };
      if (!file) return { kind: 'failed', code: 'file-unreadable' };
      if (file.size > MEDIA_FILE_LIMIT_BYTES) return { kind: 'failed', code: 'media-file-too-large' };
      try {
        await seal(task, file, signal);
        return null;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof StepFailedError) return { kind: 'failed', code: error.code };
        if (error instanceof NoPlaceToSealError) return { kind: 'failed', code: 'no-place-to-seal' };
        throw error;
      }
    },
    async reserve(task, signal) {
      signal.throwIfAborted();
      const { reservation } = task.progress;
      const sealed = sealedOf(task);
      if (reservation?.folder && !reservation.isGivenUp) {
        return { outcome: 'reserved', folder: reservation.folder };
      }
      move(task, { kind: 'reserving' });
      if (reservation?.isGivenUp) await vaultServer.release(sealed.fileId);
      const own = { itemId: sealed.fileId, folder: null, isGivenUp: false };
      await note(task, { reservation: own });
      signal.throwIfAborted();
      const answer = await vaultServer.reserve({ ...destinationOf(task), sealed });
      // What was given up goes within minutes; then its id is free again.
      if (answer.outcome === 'refused' && answer.code === 'conflict') throw new FileDiscardedError();
      const folder = `users/${task.upload.userId}/vault`;
      const isReserved = answer.outcome === 'done';
      await note(task, { reservation: isReserved ? { ...own, folder } : null });
      signal.throwIfAborted();
      return isReserved ? { outcome: 'reserved', folder } : answer;
    },
    send: (task, { folder, ...request }) =>
      vaultServer.send({ ...request, path: `${folder}/${sealedOf(task).fileId}` }),
    async finish(task, _folder, signal) {
      move(task, { kind: 'verifying' });
      const answer = await vaultServer.commit(sealedOf(task).fileId);
      const committed = readCommitment(answer.outcome === 'done' ? { outcome: 'ready' } : answer);
      signal.throwIfAborted();
      if (committed.kind !== 'ready') return committed;
      try {
        return await attach(task, signal);
      } catch (error) {
        if (error instanceof StepFailedError) return { kind: 'failed', code: error.code };
        throw error;
      }
    },
  };
}
