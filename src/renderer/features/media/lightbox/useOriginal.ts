/**
 * The original of an item as an object address, fetched while it is looked at and dropped after. Used for what a
 * thumbnail cannot give: full size, sound, moving pictures, documents.
 */
import { useEffect, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { openMedia } from '../api.ts';
import { waitForBrowserConnection } from '../download/retries.ts';
import { loadOriginal } from './loadOriginal.ts';

export type Original =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly address: string }
  | { readonly state: 'failed'; readonly retry: () => void };

const connection = { open: openMedia, clock: systemClock, waitForConnection: waitForBrowserConnection };

/** `delay` in milliseconds, so that leafing through does not fetch what is only passed by. */
export function useOriginal(item: MediaFile, isWanted: boolean, delay: number): Original {
  const [original, setOriginal] = useState<Original>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const { storagePath, byteCount, sha256, contentType } = item;

  useEffect(() => {
    setOriginal({ state: 'waiting' });
    if (!isWanted) return;
    const controller = new AbortController();
    let address: string | null = null;
    const timer = setTimeout(async () => {
      try {
        const original = { storagePath, byteCount, sha256, contentType };
        const blob = await loadOriginal(original, controller.signal, connection);
        controller.signal.throwIfAborted();
        address = URL.createObjectURL(blob);
        setOriginal({ state: 'ready', address });
      } catch {
        if (controller.signal.aborted) return;
        setOriginal({ state: 'failed', retry: () => setAttempt((count) => count + 1) });
      }
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [storagePath, byteCount, sha256, contentType, isWanted, delay, attempt]);

  return original;
}
