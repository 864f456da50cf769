/**
 * Seals a file while it streams by, in a worker: three blocks stand in memory, and only what is sealed is written. While
 * one block is sealed and hashed by other threads, what became of the one before is hashed here and written.
 */
import { type Remote, transfer } from 'comlink';
import { createMD5 } from 'hash-wasm';
import { createWorkerPool, type Startable } from '#platform/workers/workerPool.ts';
import { systemClock } from '#shared/clock.ts';
import type { VaultIdentity } from '#shared/vault/derivation.ts';
import { type Bytes, toBase64Url } from '#shared/vault/encoding.ts';
import { type FileKey, importFileKey } from '#shared/vault/files.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import { sealChunk } from '#shared/vault/sealFile.ts';
import { KEY_LENGTH } from '#shared/vault/sealing.ts';
import { BLOCK_LENGTH, type Block, chunksOf, readBlocks } from './fileBlocks.ts';
import type { FileHasher } from './fileHasher.ts';
import { writableOf } from './writableFile.ts';

export interface FileToSeal {
  readonly fileId: VaultFileId;
  readonly file: Blob;
  /** Where the sealed bytes go: a file of the page's own (OPFS), which is written anew, or a stream. */
  readonly target: FileSystemFileHandle | WritableStream<Bytes>;
}

export interface SealedFile {
  /** As the attachment has them: base64url, and hex of the file itself. */
  readonly key: string;
  readonly sha256: string;
  readonly byteCount: number;
  /** Of the sealed bytes; `md5` in base64, as the reservation asks for it. */
  readonly sealedByteCount: number;
  readonly md5: string;
}

/** Longer than the longest file takes on the slowest disk. Milliseconds. */
export const SEALING_LIMIT = 12 * 3_600_000;

export type FileSealer = ReturnType<typeof createFileSealer>;

export function createFileSealer(startHasher: () => Startable) {
  const hashers = createWorkerPool<FileHasher>({ count: 1, clock: systemClock, start: startHasher });

  return {
    async sealFileTo(
      identity: VaultIdentity,
      { fileId, file, target }: FileToSeal,
      onProgress: (bytesRead: number) => void,
    ): Promise<SealedFile> {
      const key = toBase64Url(crypto.getRandomValues(new Uint8Array(KEY_LENGTH)));
      const imported = await importFileKey(identity, fileId, key);
      if (!imported.ok) throw new Error('A key that was just made is none');
      // Who wants it no longer ends the worker, and its hasher with it.
      const { signal } = new AbortController();
      const sealed = await hashers.use(SEALING_LIMIT, signal, (hasher) =>
        sealBlocks(imported.value, hasher, { file, target, onProgress }),
      );
      return { key, ...sealed };
    },
  };
}

interface BlocksToSeal extends Pick<FileToSeal, 'file' | 'target'> {
  readonly onProgress: (bytesRead: number) => void;
}

async function sealBlocks(
  key: FileKey,
  hasher: Remote<FileHasher>,
  { file, target, onProgress }: BlocksToSeal,
): Promise<Omit<SealedFile, 'key'>> {
  const [md5] = await Promise.all([createMD5(), hasher.begin()]);
  md5.init();
  const writer = ('getWriter' in target ? target : await writableOf(target)).getWriter();
  const free: ArrayBuffer[] = [];
  const take = () => free.pop() ?? new ArrayBuffer(BLOCK_LENGTH);
  let byteCount = 0;
  let sealedByteCount = 0;
  let chunkCount = 0;

  /** What is in the block is taken at once; then its buffer moves to the hasher and comes back. */
  function begin({ bytes, isLast }: Block) {
    const chunks = chunksOf(bytes);
    const sealing = chunks.map((chunk, at) =>
      sealChunk(key, chunkCount + at, chunk, isLast && at === chunks.length - 1),
    );
    byteCount += bytes.length;
    chunkCount += chunks.length;
    return Promise.all([Promise.all(sealing), hasher.add(transfer(bytes, [bytes.buffer]))]);
  }

  async function end(block: ReturnType<typeof begin>): Promise<void> {
    const [chunks, buffer] = await block;
    free.push(buffer);
    for (const chunk of chunks) {
      md5.update(chunk);
      sealedByteCount += chunk.length;
      await writer.write(chunk);
    }
    onProgress(byteCount);
  }

  try {
    // Two blocks are on their way and a third is read: memory stays flat, whoever is slowest.
    let ending = Promise.resolve();
    for await (const block of readBlocks(file, take)) {
      const begun = begin(block);
      begun.catch(() => undefined);
      await ending;
      ending = end(begun);
      ending.catch(() => undefined);
    }
    await ending;
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
    throw error;
  }
  return {
    sha256: await hasher.end(),
    byteCount,
    sealedByteCount,
    md5: btoa(String.fromCharCode(...md5.digest('binary'))),
  };
}
