/**
 * A file of the media store, whole and checked, or an error: what came is kept while a lost connection is opened again,
 * from that byte on; what is not the file that was kept is fetched once more from the beginning. Nothing is handed on
 * before its length and its SHA-256 are those of the item.
 */
import { createSHA256 } from 'hash-wasm';
import { AnswerError } from '#platform/backend/answerError.ts';
import type { Retries } from './retries.ts';

export interface OpenedMedia {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Of the whole file, as the answer's headers have it; null when they do not say. */
  readonly byteCount: number | null;
}

/** Opens a file from a byte on; rejects when refused or absent. */
export type OpenMedia = (storagePath: string, fromByte: number, signal: AbortSignal) => Promise<OpenedMedia>;

/** What came is not the file that its item describes. */
export class WrongContentError extends Error {
  override readonly name = 'WrongContentError';
}

/** The stream ended before the file did. */
class EndedEarlyError extends Error {
  override readonly name = 'EndedEarlyError';
}

/** How often a file is fetched from its beginning before it is called wrong. */
const WHOLE_ATTEMPTS = 2;
/** Pieces of this size leave the page's memory for the browser's blob store, which spills to disk. */
const PIECE_BYTES = 8 * 1024 * 1024;

/** Tells whether what came is the file that was kept. */
export interface ContentCheck {
  readonly update: (chunk: Uint8Array<ArrayBuffer>) => void;
  readonly isRight: () => boolean;
}

interface ReadCheckedOptions {
  readonly open: OpenMedia;
  readonly storagePath: string;
  readonly byteCount: number;
  /** Called whenever the file begins anew. */
  readonly beginCheck: () => Promise<ContentCheck>;
  readonly signal: AbortSignal;
  readonly retries: Retries;
  /** Bytes of this file that have come; begins again when the file does. */
  readonly onReceived?: (receivedBytes: number) => void;
}

interface ReadWholeOptions extends Omit<ReadCheckedOptions, 'beginCheck'> {
  /** Hex. */
  readonly sha256: string;
}

/** Throws as `readChecked` does. */
export function readWhole({ sha256, ...options }: ReadWholeOptions): Promise<Blob> {
  return readChecked({
    ...options,
    async beginCheck() {
      const hash = (await createSHA256()).init();
      return { update: (chunk) => void hash.update(chunk), isRight: () => hash.digest('hex') === sha256 };
    },
  });
}

/** Throws WrongContentError, AnswerError, SilenceError, what the line threw last, or the signal's reason. */
export async function readChecked(options: ReadCheckedOptions): Promise<Blob> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await receive(options);
    } catch (error) {
      if (!(error instanceof WrongContentError) || attempt === WHOLE_ATTEMPTS) throw error;
      await options.retries.waitAfter(error, options.signal);
    }
  }
}

async function receive(options: ReadCheckedOptions): Promise<Blob> {
  const { storagePath, byteCount, beginCheck, signal, retries, onReceived } = options;
  const check = await beginCheck();
  const pieces = new Pieces();
  const goOnAfter = retries.ofFile(signal);
  while (pieces.byteCount < byteCount) {
    try {
      for await (const chunk of openFrom(options, pieces.byteCount)) {
        signal.throwIfAborted();
        check.update(chunk);
        pieces.add(chunk);
        retries.reset();
        if (pieces.byteCount > byteCount)
          throw new WrongContentError(`${storagePath} is longer than its item`);
        onReceived?.(pieces.byteCount);
      }
      if (pieces.byteCount < byteCount) throw new EndedEarlyError(storagePath);
    } catch (error) {
      if (signal.aborted || error instanceof WrongContentError) throw error;
      // The part that is asked for does not exist there, or parts are not given: only the beginning is left.
      if (pieces.byteCount > 0 && error instanceof AnswerError && [200, 416].includes(error.status)) {
        throw new WrongContentError(`${storagePath} cannot be gone on with`, { cause: error });
      }
      await goOnAfter(error);
    }
  }
  if (!check.isRight()) throw new WrongContentError(`${storagePath} has another checksum`);
  return pieces.join();
}

async function* openFrom(
  { open, storagePath, byteCount, signal, retries }: ReadCheckedOptions,
  fromByte: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const opened = await retries.listen(signal, (limited) => open(storagePath, fromByte, limited));
  if (opened.byteCount !== null && opened.byteCount !== byteCount) {
    opened.stream.cancel().catch(() => {});
    throw new WrongContentError(`${storagePath} has ${opened.byteCount} bytes instead of ${byteCount}`);
  }
  yield* chunksOf(opened.stream, retries, signal);
}

/** What comes of a stream. Throws SilenceError when nothing comes for a while. */
export async function* chunksOf(
  stream: OpenedMedia['stream'],
  retries: Retries,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await retries.listen(signal, () => reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    // A line that is silent may not even hear this.
    reader.cancel().catch(() => {});
  }
}

class Pieces {
  byteCount = 0;
  readonly #blobs: Blob[] = [];
  #loose: Uint8Array<ArrayBuffer>[] = [];
  #looseBytes = 0;

  add(chunk: Uint8Array<ArrayBuffer>): void {
    this.byteCount += chunk.byteLength;
    this.#loose.push(chunk);
    this.#looseBytes += chunk.byteLength;
    if (this.#looseBytes >= PIECE_BYTES) this.#bind();
  }

  join(): Blob {
    this.#bind();
    return new Blob(this.#blobs);
  }

  #bind(): void {
    this.#blobs.push(new Blob(this.#loose));
    this.#loose = [];
    this.#looseBytes = 0;
  }
}
