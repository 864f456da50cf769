/** Opening a file: as a stream, or a range of it. What comes out of a stream is complete only when the stream ends well. */
import { Chunking } from './chunking.ts';
import type { Bytes } from './encoding.ts';
import { joinBytes } from './encoding.ts';
import {
  CHUNK_LENGTH,
  chunkAlgorithm,
  chunkCount,
  type FileKey,
  SEALED_CHUNK_LENGTH,
  sealedByteCount,
} from './files.ts';
import { fail, type Result, succeed, VaultStreamError } from './problems.ts';

async function openChunk(
  file: FileKey,
  index: number,
  isLast: boolean,
  sealed: Bytes,
): Promise<Result<Bytes>> {
  try {
    const algorithm = chunkAlgorithm(file, index, isLast);
    return succeed(new Uint8Array(await crypto.subtle.decrypt(algorithm, file.key, sealed)));
  } catch {
    return fail({ is: 'altered', what: 'file', chunk: index });
  }
}

/**
 * A stream that takes what is stored and gives the file. `byteCount` is the file's own length, as its attachment says.
 * Fails with a `VaultStreamError`.
 */
export function openFileStream(file: FileKey, byteCount: number) {
  const chunking = new Chunking(SEALED_CHUNK_LENGTH);
  const expected = sealedByteCount(byteCount);
  const lastIndex = chunkCount(byteCount) - 1;
  let received = 0;
  let index = 0;
  const open = async (chunk: Bytes) => {
    const at = index;
    index += 1;
    const opened = await openChunk(file, at, at === lastIndex, chunk);
    if (!opened.ok) throw new VaultStreamError(opened.problem);
    return opened.value;
  };
  return new TransformStream<Bytes, Bytes>({
    async transform(piece, controller) {
      received += piece.length;
      if (received > expected) throw new VaultStreamError({ is: 'too-long' });
      const opened = await Promise.all(chunking.add(piece).map(open));
      for (const chunk of opened) controller.enqueue(chunk);
    },
    async flush(controller) {
      if (received < expected) throw new VaultStreamError({ is: 'cut' });
      controller.enqueue(await open(chunking.rest()));
    },
  });
}

/** Reads stored bytes from `start` up to and without `end`; fewer where the stored file ends earlier. */
export type ReadSealed = (start: number, end: number) => Promise<Bytes>;

/**
 * The file's bytes from `start` up to and without `end`, opening only the chunks they lie in. Where the stored file ends
 * is not proven unless the last chunk is among them.
 */
export async function openFileRange(
  file: FileKey,
  byteCount: number,
  range: { readonly start: number; readonly end: number },
  readSealed: ReadSealed,
): Promise<Result<Bytes>> {
  const start = Math.max(0, Math.min(range.start, byteCount));
  const end = Math.max(start, Math.min(range.end, byteCount));
  if (start === end) return succeed(new Uint8Array(0));
  const first = Math.floor(start / CHUNK_LENGTH);
  const last = Math.floor((end - 1) / CHUNK_LENGTH);
  const from = first * SEALED_CHUNK_LENGTH;
  const to = Math.min((last + 1) * SEALED_CHUNK_LENGTH, sealedByteCount(byteCount));
  const sealed = await readSealed(from, to);
  if (sealed.length < to - from) return fail({ is: 'cut' });
  const lastIndex = chunkCount(byteCount) - 1;
  const chunks = await Promise.all(
    Array.from({ length: last - first + 1 }, (_, offset) => {
      const chunk = sealed.subarray(offset * SEALED_CHUNK_LENGTH, (offset + 1) * SEALED_CHUNK_LENGTH);
      return openChunk(file, first + offset, first + offset === lastIndex, chunk);
    }),
  );
  const opened: Bytes[] = [];
  for (const chunk of chunks) {
    if (!chunk.ok) return chunk;
    opened.push(chunk.value);
  }
  const skipped = first * CHUNK_LENGTH;
  return succeed(joinBytes(opened).subarray(start - skipped, end - skipped));
}
