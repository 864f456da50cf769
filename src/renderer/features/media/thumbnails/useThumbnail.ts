/** One picture of the store for as long as the component is on the page; see `ThumbnailLoader`. */
import { useCallback, useState, useSyncExternalStore } from 'react';
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

/** The same, of a picture that has come already; for one that has not, nothing is fetched and it reads as failed. */
export function useLoadedThumbnail(storagePath: string | null): Thumbnail {
  const [loaded] = useState(() =>
    storagePath !== null && thumbnails().read(storagePath).state === 'ready' ? storagePath : null,
  );
  return useThumbnail(loaded);
}
