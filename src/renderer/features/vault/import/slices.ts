/** Long work on the main thread in slices: the page draws and answers between them. */

/** In steps of the work: some milliseconds for what takes a tenth of one, and seldom more than a frame. */
const STEPS = 100;

/** Rejects as `giveWay` does, and with what the work throws. */
export async function runInSlices<Result>(
  work: Generator<void, Result>,
  giveWay: () => Promise<void>,
): Promise<Result> {
  for (;;) {
    for (let step = 0; step < STEPS; step += 1) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await giveWay();
  }
}

/** Behind what the page has to do already. */
export function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
  return promise;
}
