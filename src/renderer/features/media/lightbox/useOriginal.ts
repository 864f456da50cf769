/**
 * The original of an item as an object address, fetched while it is looked at and dropped after. Used for what a
 * thumbnail cannot give: full size, sound, moving pictures, documents.
 */
import { useEffect, useState } from 'react';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { fetchMedia } from '../api.ts';

export type Original =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly address: string }
  | { readonly state: 'failed'; readonly retry: () => void };

/** `delay` in milliseconds, so that leafing through does not fetch what is only passed by. */
export function useOriginal(item: MediaFile, isWanted: boolean, delay: number): Original {
  const [original, setOriginal] = useState<Original>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const { storagePath, contentType } = item;

  useEffect(() => {
    setOriginal({ state: 'waiting' });
    if (!isWanted) return;
    const controller = new AbortController();
    let address: string | null = null;
    const timer = setTimeout(async () => {
      try {
        const blob = await fetchMedia(storagePath, controller.signal);
        // The store's word for the type is what the server verified at upload, never what a page could run.
        address = URL.createObjectURL(new Blob([blob], { type: contentType }));
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
  }, [storagePath, contentType, isWanted, delay, attempt]);

  return original;
}
