/** The one thumbnail loader of the app, on the real media store. */
import { fetchMedia } from '../api.ts';
import { ThumbnailLoader } from './ThumbnailLoader.ts';

export type { Thumbnail } from './ThumbnailLoader.ts';

let loader: ThumbnailLoader | null = null;

export function thumbnails(): ThumbnailLoader {
  loader ??= new ThumbnailLoader({
    fetchMedia,
    addresses: {
      create: (blob) => URL.createObjectURL(blob),
      revoke: (address) => URL.revokeObjectURL(address),
    },
  });
  return loader;
}
