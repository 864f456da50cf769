/** A file's bytes in blocks of several chunks, read into buffers that are used again and again. */
import type { Bytes } from '#shared/vault/encoding.ts';
import { CHUNK_LENGTH } from '#shared/vault/files.ts';

const CHUNKS = 8;
/** Large enough that what is done once a block costs little beside it. */
export const BLOCK_LENGTH = CHUNKS * CHUNK_LENGTH;

export interface Block {
  readonly bytes: Bytes;
  readonly isLast: boolean;
}

/** All but the last are full; only an empty file has an empty one. Each begins in a buffer that `take` gives. */
export async function* readBlocks(file: Blob, take: () => ArrayBuffer): AsyncGenerator<Block> {
  const reader = file.stream().getReader();
  try {
    let block = new Uint8Array(take());
    let filled = 0;
    for (let { value } = await reader.read(); value; { value } = await reader.read()) {
      for (let at = 0; at < value.length; ) {
        // Only now is it known that the full one is not the last.
        if (filled === BLOCK_LENGTH) {
          yield { bytes: block, isLast: false };
          block = new Uint8Array(take());
          filled = 0;
        }
        const part = value.subarray(at, at + BLOCK_LENGTH - filled);
        block.set(part, filled);
        filled += part.length;
        at += part.length;
      }
    }
    yield { bytes: block.subarray(0, filled), isLast: true };
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** At least one, which is empty in an empty block. */
export function chunksOf(block: Bytes): Bytes[] {
  return Array.from({ length: Math.max(1, Math.ceil(block.length / CHUNK_LENGTH)) }, (_, at) =>
    block.subarray(at * CHUNK_LENGTH, (at + 1) * CHUNK_LENGTH),
  );
}
