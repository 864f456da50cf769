/**
 * Seals a file while it streams by, in a worker: one block stands in memory in the clear and two sealed, and only what is
 * sealed is written. While the browser's threads seal one block, the one before is summed up and written here.
 */

import { beginCrc32c } from '#shared/vault/crc32c.ts';
import type { VaultIdentity } from '#shared/vault/derivation.ts';
import { type Bytes, toBase64Url } from '#shared/vault/encoding.ts';
import { type FileKey, importFileKey } from '#shared/vault/files.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import { sealChunk } from '#shared/vault/sealFile.ts';
import { KEY_LENGTH } from '#shared/vault/sealing.ts';
import { type Block, chunksOf, readBlocks } from './fileBlocks.ts';
import { writableOf } from './writableFile.ts';

export interface FileToSeal {
  readonly fileId: VaultFileId;
  readonly file: Blob;
  /** Where the sealed bytes go: a file of the page's own (OPFS), which is written anew, or a stream. */
  readonly target: FileSystemFileHandle | WritableStream<Bytes>;
}

export interface SealedFile {
  /** As the attachment has it: base64url. */
  readonly key: string;
  readonly byteCount: number;
  /** Of the sealed bytes; `crc32c` in base64, as the reservation asks for it. */
  readonly sealedByteCount: number;
  readonly crc32c: string;
}

/** Longer than the longest file takes on the slowest disk. Milliseconds. */
export const SEALING_LIMIT = 12 * 3_600_000;

export type FileSealer = typeof fileSealer;

export const fileSealer = {
  async sealFileTo(
    identity: VaultIdentity,
    { fileId, file, target }: FileToSeal,
    onProgress: (bytesRead: number) => void,
  ): Promise<SealedFile> {
    const key = toBase64Url(crypto.getRandomValues(new Uint8Array(KEY_LENGTH)));
    const imported = await importFileKey(identity, fileId, key);
    if (!imported.ok) throw new Error('A key that was just made is none');
    const sealed = await sealBlocks(imported.value, { file, target, onProgress });
    return { key, ...sealed };
  },
};

interface BlocksToSeal extends Pick<FileToSeal, 'file' | 'target'> {
  readonly onProgress: (bytesRead: number) => void;
}

async function sealBlocks(
  key: FileKey,
  { file, target, onProgress }: BlocksToSeal,
): Promise<Omit<SealedFile, 'key'>> {
  const crc32c = await beginCrc32c();
  const writer = ('getWriter' in target ? target : await writableOf(target)).getWriter();
  let byteCount = 0;
  let sealedByteCount = 0;
  let chunkCount = 0;

  /** What is in the block is taken before this returns. */
  function begin({ bytes, isLast }: Block): Promise<Bytes[]> {
    const chunks = chunksOf(bytes);
    const sealing = chunks.map((chunk, at) =>
      sealChunk(key, chunkCount + at, chunk, isLast && at === chunks.length - 1),
    );
    byteCount += bytes.length;
    chunkCount += chunks.length;
    return Promise.all(sealing);
  }

  async function end(sealing: Promise<Bytes[]>, read: number): Promise<void> {
    for (const chunk of await sealing) {
      crc32c.update(chunk);
      sealedByteCount += chunk.length;
      await writer.write(chunk);
    }
    onProgress(read);
  }

  try {
    // One block is sealed while the one before is written: memory stays flat, whoever is slowest.
    let ending = Promise.resolve();
    for await (const block of readBlocks(file)) {
      const sealing = begin(block);
      sealing.catch(() => undefined);
      await ending;
      ending = end(sealing, byteCount);
      ending.catch(() => undefined);
    }
    await ending;
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
    throw error;
  }
  return { byteCount, sealedByteCount, crc32c: crc32c.digest() };
}
