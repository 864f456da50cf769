/** Sealing a file while it streams by: a few chunks stand in memory, however long the file is. */
import { Chunking } from './chunking.ts';
import type { Bytes } from './encoding.ts';
import { CHUNK_LENGTH, chunkAlgorithm, type FileKey } from './files.ts';

/** Chunk `index` of a file as it is stored. What `chunk` holds is taken before this returns, and may be written over then. */
export async function sealChunk(file: FileKey, index: number, chunk: Bytes, isLast: boolean): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt(chunkAlgorithm(file, index, isLast), file.key, chunk));
}

/** A stream that takes a file's bytes and gives what is stored. */
export function sealFileStream(file: FileKey) {
  const chunking = new Chunking(CHUNK_LENGTH);
  let index = 0;
  const seal = (chunk: Bytes, isLast: boolean) => {
    index += 1;
    return sealChunk(file, index - 1, chunk, isLast);
  };
  return new TransformStream<Bytes, Bytes>({
    async transform(piece, controller) {
      // All at once: a browser's thread pool seals several chunks as fast as one.
      const sealed = await Promise.all(chunking.add(piece).map((chunk) => seal(chunk, false)));
      for (const chunk of sealed) controller.enqueue(chunk);
    },
    async flush(controller) {
      controller.enqueue(await seal(chunking.rest(), true));
    },
  });
}
