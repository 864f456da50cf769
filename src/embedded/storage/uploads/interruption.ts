/** Ending the intake of a body from outside, also while its line is silent. */
import type { Clock } from '#shared/clock.ts';

/** Milliseconds between two looks at whether a sender may still send. */
const LOOK_INTERVAL = 10_000;

/** The body as long as `signal` is not aborted; throws its reason then, although no more bytes come. */
export async function* takeUntil(
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const iterator = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await nextOrAborted(iterator, signal);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not waited for: a silent line would answer only when it closes.
    iterator.return?.().catch(() => undefined);
  }
}

/** Its listener goes with each chunk: one for the whole body would hold every chunk until the end. */
function nextOrAborted(
  iterator: AsyncIterator<Uint8Array>,
  signal: AbortSignal,
): Promise<IteratorResult<Uint8Array>> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    iterator
      .next()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Asks `look` every few seconds until `over`, and interrupts with what it rejects with. */
export async function lookUntil(
  over: AbortSignal,
  clock: Clock,
  look: () => Promise<void> | null,
  interruption: AbortController,
): Promise<void> {
  try {
    for (;;) {
      await clock.sleep(LOOK_INTERVAL, over);
      await look();
    }
  } catch (error) {
    if (!over.aborted) interruption.abort(error);
  }
}
