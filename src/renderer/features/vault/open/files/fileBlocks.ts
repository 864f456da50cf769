/** A file's bytes in blocks of several chunks, each read into the buffer of the one before. */
import type { Bytes } from '#shared/vault/encoding.ts';
import { CHUNK_LENGTH } from '#shared/vault/files.ts';

const CHUNKS = 8;
/** Large enough that what is done once a block costs little beside it. */
export const BLOCK_LENGTH = CHUNKS * CHUNK_LENGTH;

export interface Block {
  /** Written over as soon as the next one is asked for. */
  readonly bytes: Bytes;
  readonly isLast: boolean;
}

/** Chromium lets go of a file's stream that nobody holds but who waits for it, and its answer never comes. */
const held = new Set<FileReader>();

/** All but the last are full; only an empty file has an empty one. Throws when the file is not as long as it said. */
export async function* readBlocks(file: Blob): AsyncGenerator<Block> {
  const pieces = readerOf(file.stream());
  held.add(pieces);
  try {
    let buffer = new ArrayBuffer(BLOCK_LENGTH);
    let left = file.size;
    do {
      const bytes = await pieces.fill(new Uint8Array(buffer, 0, Math.min(left, BLOCK_LENGTH)));
      left -= bytes.length;
      yield { bytes, isLast: left === 0 };
      buffer = bytes.buffer;
    } while (left > 0);
    if (!(await pieces.isOver())) throw changed();
  } finally {
    held.delete(pieces);
    await pieces.cancel();
  }
}

/** As a browser calls a file that is another by now. */
const changed = () => new DOMException('The file is not as long as it was', 'NotReadableError');

interface FileReader {
  /** What is given back stands in the buffer that was given, under a new name. */
  fill(bytes: Bytes): Promise<Bytes>;
  isOver(): Promise<boolean>;
  cancel(): Promise<void>;
}

/** Straight into the buffer where the browser does that, which costs half; elsewhere piece by piece. */
function readerOf(stream: ReadableStream<Bytes>): FileReader {
  try {
    return intoBuffer(stream.getReader({ mode: 'byob' }));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return pieceByPiece(stream.getReader());
  }
}

function intoBuffer(reader: ReadableStreamBYOBReader): FileReader {
  return {
    async fill(bytes) {
      // The buffer moves with each question, and leaves nothing behind where it was.
      let { buffer, length } = bytes;
      for (let filled = 0; filled < length; ) {
        const { value } = await reader.read(new Uint8Array(buffer, filled, length - filled));
        if (!value || value.length === 0) throw changed();
        buffer = value.buffer;
        filled += value.length;
      }
      return new Uint8Array(buffer, 0, length);
    },
    isOver: async () => (await reader.read(new Uint8Array(1))).done,
    cancel: () => reader.cancel().catch(() => undefined),
  };
}

function pieceByPiece(reader: ReadableStreamDefaultReader<Bytes>): FileReader {
  let rest: Bytes = new Uint8Array(0);
  /** An empty piece is none. */
  async function next(): Promise<boolean> {
    while (rest.length === 0) {
      const { value } = await reader.read();
      if (!value) return false;
      rest = value;
    }
    return true;
  }
  return {
    async fill(bytes) {
      for (let filled = 0; filled < bytes.length; ) {
        if (!(await next())) throw changed();
        const part = rest.subarray(0, bytes.length - filled);
        bytes.set(part, filled);
        filled += part.length;
        rest = rest.subarray(part.length);
      }
      return bytes;
    },
    isOver: async () => !(await next()),
    cancel: () => reader.cancel().catch(() => undefined),
  };
}

/** At least one, which is empty in an empty block. */
export function chunksOf(block: Bytes): Bytes[] {
  return Array.from({ length: Math.max(1, Math.ceil(block.length / CHUNK_LENGTH)) }, (_, at) =>
    block.subarray(at * CHUNK_LENGTH, (at + 1) * CHUNK_LENGTH),
  );
}
