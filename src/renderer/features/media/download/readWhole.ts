/**
 * A file of the media store as one stream that survives a lost connection: what already came is kept, and the rest
 * is asked for from that byte on. Archives need this, since half a file would spoil everything written after it.
 */
import type { Clock } from '#shared/clock.ts';

/** Opens a file from a byte on; rejects when refused or absent. */
export type OpenMedia = (
  storagePath: string,
  fromByte: number,
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array>>;

/** The file ended before, or went on after, the length its item promises. */
export class WrongLengthError extends Error {
  override readonly name = 'WrongLengthError';
}

const ATTEMPTS = 5;
const FIRST_PAUSE = 500;

export interface ReadWholeOptions {
  readonly open: OpenMedia;
  readonly storagePath: string;
  readonly byteCount: number;
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

/** Each byte once, in order. Opens the first connection at once, so that a refusal is known before anything is written. */
export async function readWhole(options: ReadWholeOptions): Promise<ReadableStream<Uint8Array>> {
  const { byteCount, signal } = options;
  let reader = (await open(options, 0)).getReader();
  let received = 0;
  let failures = 0;

  /** Opening can fail too while the line is down; every failure without a new byte counts. */
  async function reopen(cause: unknown): Promise<void> {
    failures += 1;
    if (signal.aborted || failures >= ATTEMPTS) throw cause;
    await options.clock.sleep(FIRST_PAUSE * 2 ** (failures - 1), signal);
    try {
      reader = (await open(options, received)).getReader();
    } catch (error) {
      await reopen(error);
    }
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        while (true) {
          try {
            const { done, value } = await reader.read();
            if (!done) {
              received += value.byteLength;
              failures = 0;
              if (received > byteCount) throw new WrongLengthError(options.storagePath);
              controller.enqueue(value);
              return;
            }
            if (received === byteCount) {
              controller.close();
              return;
            }
            await reopen(new WrongLengthError(options.storagePath));
          } catch (error) {
            if (error instanceof WrongLengthError || signal.aborted) throw error;
            await reopen(error);
          }
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function open({ open: openMedia, storagePath, signal }: ReadWholeOptions, fromByte: number) {
  return openMedia(storagePath, fromByte, signal);
}
