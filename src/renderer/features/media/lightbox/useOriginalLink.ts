/**
 * A short-lived link to an original, for a window of its own: the browser there asks for the parts it shows, and
 * nothing is fetched beforehand. While it is offered it stays good, each link following the one before in time.
 */
import { useEffect, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { linkToOriginal } from '../api.ts';
import type { Original } from './useOriginal.ts';

/** Long enough for a slow window to begin with it, in milliseconds. */
const BEFORE_EXPIRY = 5 * 60_000;

export function useOriginalLink({ id, ownerId }: Pick<MediaItem, 'id' | 'ownerId'>): Original {
  const [link, setLink] = useState<Original>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const follow = async () => {
      while (!signal.aborted) {
        const { url, expiresAt } = await linkToOriginal({ id, ownerId });
        if (!signal.aborted) setLink({ state: 'ready', address: url });
        const left = Date.parse(expiresAt) - systemClock.now();
        await systemClock.sleep(Math.max(BEFORE_EXPIRY, left - BEFORE_EXPIRY), signal);
      }
    };
    follow().catch(() => {
      if (!signal.aborted) setLink({ state: 'failed', retry: () => setAttempt((count) => count + 1) });
    });
    return () => {
      controller.abort();
      setLink({ state: 'waiting' });
    };
  }, [id, ownerId, attempt]);

  return link;
}
