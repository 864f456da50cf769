/**
 * [Note: One page works on an upload]
 * Each page of the browser holds a lock of its own while somebody is signed in, and every upload on the device's disk
 * says which page works on it. The other pages wait for that lock: whoever gets it knows that the page is gone (closed,
 * reloaded, crashed), and takes its uploads over. So nothing is sent by two pages, and nothing waits for a page that
 * will not come back. A disk that does not answer is asked again, and lets no lock go: a page that lives keeps its own.
 */
import { logWarning } from '#platform/logging/logger.ts';
import type { Clock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { pagesChannel } from './pagesChannel.ts';
import { retryDelay } from './queue/retryDelay.ts';

interface PagesOptions {
  readonly userId: UserId;
  readonly pageId: string;
  readonly clock: Clock;
  /** Ends it when the person leaves. */
  readonly signal: AbortSignal;
  /** Pages whose uploads are on the disk. */
  readonly storedPages: () => Promise<ReadonlySet<string>>;
  /** Takes over what a page that is gone left. It may be repeated. */
  readonly adopt: (gonePage: string) => Promise<void>;
}

export function watchPages({ userId, pageId, clock, signal, storedPages, adopt }: PagesOptions): void {
  const lockOf = (page: string) => `amaranth-uploads-${userId}-${page}`;
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const awaited = new Set([pageId]);

  /** Does `act` once the page's lock is free, and lets go of it then. */
  async function whenFree(page: string, act: () => Promise<void>): Promise<void> {
    await navigator.locks.request(lockOf(page), { signal }, act);
  }

  /** Does `act`, again and again until it passes or the person leaves. Never rejects. */
  async function insist(act: () => Promise<void>): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        await act();
        return;
      } catch (error) {
        if (attempt === 0 && !signal.aborted) logWarning('uploads-not-taken-over', {}, error);
        await clock.sleep(retryDelay(attempt, null), signal).catch(() => undefined);
      }
    }
  }

  function takeOver(page: string): Promise<void> {
    return whenFree(page, async () => {
      // It is there again once somebody signs in on it.
      awaited.delete(page);
      await adopt(page);
    });
  }

  /** Whether the page was news. */
  function awaitEnd(page: string): boolean {
    if (awaited.has(page)) return false;
    awaited.add(page);
    void insist(() => takeOver(page));
    return true;
  }

  /** For as long as the person is here. */
  async function hold(): Promise<void> {
    const channel = pagesChannel(userId);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // Whoever opens next to this page hears of it: what it has nothing of today it may send tomorrow.
      if (typeof data === 'string' && awaitEnd(data)) channel.postMessage(pageId);
    });
    channel.postMessage(pageId);
    // What this page left when somebody signed out of it.
    await insist(() => adopt(pageId));
    await insist(async () => {
      for (const page of await storedPages()) awaitEnd(page);
    });
    await ended;
    channel.close();
  }

  void insist(() => whenFree(pageId, hold));
}
