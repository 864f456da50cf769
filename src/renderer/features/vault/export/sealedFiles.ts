/** Files of the vault for an export, as they are stored: one at a time, whole, and proven to open. */
import { createSHA256, type IHasher } from 'hash-wasm';
import { type OpenMedia, type Retries, readChecked } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { sealedByteCount } from '#shared/vault/files.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import type { Result } from '#shared/vault/problems.ts';
import type { AttachmentToOpen } from '../open/vaultState.ts';

export interface FileToExport {
  readonly fileId: VaultFileId;
  /** Null for a file of an item that does not open. */
  readonly attachment: AttachmentToOpen | null;
}

/** The files that these attachments name, each once; and those that nothing but the server names. */
export function filesOf(
  attachments: Iterable<AttachmentToOpen>,
  unnamed: Iterable<VaultFileId> = [],
): FileToExport[] {
  const files = new Map<VaultFileId, FileToExport>();
  for (const { fileId, key, byteCount } of attachments) {
    if (!files.has(fileId)) files.set(fileId, { fileId, attachment: { fileId, key, byteCount } });
  }
  for (const fileId of unnamed) if (!files.has(fileId)) files.set(fileId, { fileId, attachment: null });
  return [...files.values()];
}

export interface FileReading {
  readonly userId: UserId;
  readonly open: OpenMedia;
  readonly openFileStream: (file: AttachmentToOpen) => Promise<Result<TransformStream<Bytes, Bytes>>>;
  readonly signal: AbortSignal;
  readonly retries: Retries;
}

export interface SealedFileRead {
  /** In the browser's blob store: sealed as it is. */
  readonly content: Blob;
  /** Of it, hex. */
  readonly sha256: string;
}

/** Throws what the store and the line refuse, WrongContentError, and the signal's reason. */
export async function readSealedFile(
  { fileId, attachment }: FileToExport,
  { userId, open, signal, retries }: FileReading,
  onReceived: (bytes: number) => void,
): Promise<SealedFileRead> {
  const storagePath = `users/${userId}/vault/${fileId}`;
  const byteCount = attachment
    ? sealedByteCount(attachment.byteCount)
    : await lengthOf(storagePath, open, signal);
  let hash: IHasher | null = null;
  const content = await readChecked({
    open,
    storagePath,
    byteCount,
    signal,
    retries,
    onReceived,
    async beginCheck() {
      const begun = (await createSHA256()).init();
      hash = begun;
      return { update: (chunk) => void begun.update(chunk), isRight: () => true };
    },
  });
  return { content, sha256: digestOf(hash) };
}

const digestOf = (hash: IHasher | null) => hash?.digest('hex') ?? '';

async function lengthOf(storagePath: string, open: OpenMedia, signal: AbortSignal): Promise<number> {
  const { stream, byteCount } = await open(storagePath, 0, signal);
  await stream.cancel();
  if (byteCount === null) throw new Error('The store does not say how long a file is');
  return byteCount;
}

/** Whether all of it opens, to its last chunk. Throws the signal's reason. */
export async function doesFileOpen(
  file: AttachmentToOpen,
  content: Blob,
  { openFileStream, signal }: Pick<FileReading, 'openFileStream' | 'signal'>,
): Promise<boolean> {
  const opening = await openFileStream(file);
  if (!opening.ok) return false;
  try {
    await content.stream().pipeThrough(opening.value, { signal }).pipeTo(new WritableStream(), { signal });
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
