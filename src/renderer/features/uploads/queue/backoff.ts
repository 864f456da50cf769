/** How long to wait before going on after a lost connection: 1 s doubling to 30 s, cut short when it is back. */
export function backoffDelay(attempt: number): number {
  return Math.min(1_000 * 2 ** attempt, 30_000);
}

/** Resolves after `milliseconds`, when the browser says that it is online again, or rejects when aborted. */
export function waitForConnection(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (act: () => void) => () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', goOn);
      signal.removeEventListener('abort', stop);
      act();
    };
    const goOn = finish(resolve);
    const stop = finish(() => reject(signal.reason));
    const timer = setTimeout(goOn, milliseconds);
    if (signal.aborted) {
      stop();
      return;
    }
    globalThis.addEventListener?.('online', goOn);
    signal.addEventListener('abort', stop, { once: true });
  });
}
