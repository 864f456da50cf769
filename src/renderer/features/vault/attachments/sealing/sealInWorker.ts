/** One file sealed by a worker of its own, which ends with it: the key and the file's bytes leave memory with it. */
import { proxy, wrap } from 'comlink';
import { type FileToSeal, NoPlaceToSealError, stagingFolder } from '#features/uploads/index.ts';
import type { SealAnswer, Sealer } from './seal.worker.ts';

export interface SealedInWorker {
  readonly answer: Exclude<SealAnswer, { is: 'no-place' }>;
  readonly content: Blob;
}

/** Throws NoPlaceToSealError, the signal's reason, and what reading the file throws. Leaves nothing when it throws. */
export async function sealInWorker({
  userId,
  vaultId,
  fileId,
  file,
  signal,
  onProgress,
}: FileToSeal): Promise<SealedInWorker> {
  const folder = await stagingFolder().catch(() => null);
  signal.throwIfAborted();
  const worker = new Worker(new URL('./seal.worker.ts', import.meta.url), { type: 'module' });
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => undefined);
  const stop = () => ended.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  // As a lost line is: what did not load may the next time.
  worker.addEventListener('error', () => ended.reject(new TypeError('The worker that seals did not run.')));
  const sealer = wrap<Sealer>(worker);
  let isKept = false;
  try {
    const request = { identity: { ownerId: userId, vaultId }, fileId, file, folder };
    const answer = await Promise.race([sealer.seal(request, proxy(onProgress)), ended.promise]);
    if (answer.is === 'no-place') throw new NoPlaceToSealError('There is no place for what would be sealed.');
    if (answer.is === 'in-memory') return { answer, content: answer.content };
    if (!folder) throw new NoPlaceToSealError('The folder is gone.');
    const content = await (await folder.getFileHandle(fileId)).getFile();
    isKept = true;
    return { answer, content };
  } finally {
    signal.removeEventListener('abort', stop);
    worker.terminate();
    if (!isKept) await removeStaged(folder, fileId);
  }
}

/** A worker that was just ended may hold the file for a moment longer; what stays is swept with the next start. */
async function removeStaged(folder: FileSystemDirectoryHandle | null, fileId: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await folder?.removeEntry(fileId);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return;
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt));
    }
  }
}
