/** A file of the person's is sealed into the staging folder of this device, or into memory where there is no such folder. */

import {
  type FileToSeal,
  NoPlaceToSealError,
  type SealedContent,
  stagingFolder,
} from '#features/uploads/index.ts';
import { systemClock } from '#shared/clock.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { sealedByteCount } from '#shared/vault/files.ts';
import type { VaultSession } from '../open/vaultSession.ts';
import { sealAttachment } from './attachmentRecord.ts';

type Session = Pick<VaultSession, 'sealFile' | 'sealForDevice'>;

/** Larger files are not sealed in memory: a phone would end the page. */
const IN_MEMORY_LIMIT = 64 * 1024 * 1024;

/**
 * Throws NoPlaceToSealError, a QuotaExceededError when the disk is full, the signal's reason, and what reading the file
 * throws. Leaves nothing when it throws.
 */
export async function sealToStaging(
  session: Session,
  { fileId, file, signal, onProgress }: FileToSeal,
): Promise<SealedContent> {
  const folder = await stagingFolder().catch(() => null);
  if (folder) await assertRoom(file);
  const handle = await folder?.getFileHandle(fileId, { create: true });
  if (!handle && file.size > IN_MEMORY_LIMIT) throw new NoPlaceToSealError();
  const memory = gatherInMemory();
  try {
    const target = handle ?? memory.target;
    const answer = await session.sealFile({ fileId, file, target }, { signal, onProgress });
    signal.throwIfAborted();
    const content = handle ? await handle.getFile() : await memory.gathered;
    // A disk that is full takes a part of what is written, and need not say so.
    if (content.size !== answer.sealedByteCount) throw diskFull();
    const record = await sealAttachment(session, {
      fileId,
      name: file.name === '' ? '?' : file.name.slice(0, 1_000),
      contentType: file.type.slice(0, 255),
      byteCount: answer.byteCount,
      key: answer.key,
      addedAt: new Date().toISOString(),
    });
    const sealed = { fileId, byteCount: answer.sealedByteCount, crc32c: answer.crc32c, record };
    return { sealed, content, isOnDisk: handle !== undefined };
  } catch (error) {
    if (folder) await removeStaged(folder, fileId);
    signal.throwIfAborted();
    throw reasonOf(error, handle !== undefined && (await isRoomGone()));
  }
}

const diskFull = () => new DOMException('There is no room for the sealed file', 'QuotaExceededError');

/** What a browser writes beside the bytes themselves. */
const MARGIN = 1024 * 1024;

/** Null where the browser does not say. */
async function estimateRoom(): Promise<{ readonly quota: number; readonly free: number } | null> {
  const { quota, usage = 0 } = (await navigator.storage.estimate?.().catch(() => null)) ?? {};
  return quota === undefined ? null : { quota, free: quota - usage };
}

/** Asked before a long file is sealed for nothing. */
async function assertRoom({ size }: File): Promise<void> {
  const room = await estimateRoom();
  if (!room) return;
  if (sealedByteCount(size) > room.quota) throw new NoPlaceToSealError();
  if (sealedByteCount(size) + MARGIN > room.free) throw diskFull();
}

/** Browsers give a write that failed for want of room other names as well. */
async function isRoomGone(): Promise<boolean> {
  const room = await estimateRoom();
  return room !== null && room.free < MARGIN;
}

function gatherInMemory() {
  const parts: Bytes[] = [];
  const { promise: gathered, resolve } = Promise.withResolvers<Blob>();
  // What a worker writes may still be on its way here when it says that it has written.
  const target = new WritableStream<Bytes>({
    write: (part) => void parts.push(part),
    close: () => resolve(new Blob(parts)),
  });
  return { target, gathered };
}

/** A worker's error comes without its class. */
function reasonOf(error: unknown, isFull: boolean): unknown {
  if (!(error instanceof Error)) return error;
  if (isFull || error.name === 'QuotaExceededError') return diskFull();
  const isFilesFault = ['NotFoundError', 'NotReadableError'].includes(error.name);
  return isFilesFault ? new DOMException(error.message, error.name) : error;
}

/** A worker that was just ended may hold the file for a moment longer; what stays is swept with the next start. */
async function removeStaged(folder: FileSystemDirectoryHandle, fileId: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await folder.removeEntry(fileId);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return;
      await systemClock.sleep(50 * 2 ** attempt);
    }
  }
}
