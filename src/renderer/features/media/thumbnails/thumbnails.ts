/** The one thumbnail loader of the app, on the real media store. */
import { onPersonGone } from '#features/session/index.ts';
import { systemClock } from '#shared/clock.ts';
import { waitForBrowserConnection } from '../download/retries.ts';
import { fetchOrShowKept } from './keptThumbnails.ts';
import { ThumbnailLoader } from './ThumbnailLoader.ts';

export type { Thumbnail } from './ThumbnailLoader.ts';

let loader: ThumbnailLoader | null = null;

onPersonGone(() => loader?.clear());

export function thumbnails(): ThumbnailLoader {
  loader ??= new ThumbnailLoader({
    fetchMedia: fetchOrShowKept,
    clock: systemClock,
    waitForConnection: waitForBrowserConnection,
    addresses: {
      create: (blob) => URL.createObjectURL(blob),
      revoke: (address) => URL.revokeObjectURL(address),
    },
  });
  return loader;
}
