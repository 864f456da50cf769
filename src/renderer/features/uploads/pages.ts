/**
 * [Note: One page works on an upload]
 * Each page of the browser holds a lock of its own while somebody is signed in, and every upload on the device's disk
 * says which page works on it. The other pages wait for that lock: whoever gets it knows that the page is gone (closed,
 * reloaded, crashed), and takes its uploads over. So nothing is sent by two pages, and nothing waits for a page that
 * will not come back.
 */
import type { UserId } from '#shared/domain/ids.ts';

export interface PagesOptions {
  readonly userId: UserId;
  readonly pageId: string;
  /** Ends it when the person leaves. */
  readonly signal: AbortSignal;
  /** Pages whose uploads are on the disk. */
  readonly storedPages: () => Promise<ReadonlySet<string>>;
  readonly adopt: (gonePage: string) => Promise<void>;
}

export function watchPages({ userId, pageId, signal, storedPages, adopt }: PagesOptions): void {
  const lockOf = (page: string) => `amaranth-uploads-${userId}-${page}`;
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const awaited = new Set([pageId]);

  /** Does `act` once the page's lock is free. */
  function whenFree(page: string, act: () => Promise<void>): void {
    navigator.locks.request(lockOf(page), { signal }, act).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  /** Whether the page was news. */
  function awaitEnd(page: string): boolean {
    if (awaited.has(page)) return false;
    awaited.add(page);
    whenFree(page, async () => {
      // It is there again once somebody signs in on it.
      awaited.delete(page);
      await adopt(page);
    });
    return true;
  }

  whenFree(pageId, async () => {
    const channel = new BroadcastChannel(`amaranth-uploads-${userId}`);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // Whoever opens next to this page hears of it: what it has nothing of today it may send tomorrow.
      if (typeof data === 'string' && awaitEnd(data)) channel.postMessage(pageId);
    });
    channel.postMessage(pageId);
    // What this page left when somebody signed out of it.
    await adopt(pageId);
    for (const page of await storedPages()) awaitEnd(page);
    await ended;
    channel.close();
  });
}
