/** One picture of the store for as long as the component is on the page; see `ThumbnailLoader`. */
import { useCallback, useSyncExternalStore } from 'react';
import { type Thumbnail, thumbnails } from './thumbnails.ts';

const ABSENT: Thumbnail = { state: 'failed' };
const neverChanges = () => () => {};

/** `null` stands for an item that has no thumbnail, and reads as failed. */
export function useThumbnail(storagePath: string | null): Thumbnail {
  const subscribe = useCallback(
    (onChange: () => void) =>
      storagePath === null ? neverChanges() : thumbnails().acquire(storagePath, onChange),
    [storagePath],
  );
  return useSyncExternalStore(subscribe, () =>
    storagePath === null ? ABSENT : thumbnails().read(storagePath),
  );
}
