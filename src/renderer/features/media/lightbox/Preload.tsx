/** Has the neighbours' large pictures ready, so that turning the page shows them at once. Draws nothing. */
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { useThumbnail } from '../thumbnails/useThumbnail.ts';

export function Preload({ items }: { readonly items: readonly (MediaItem | undefined)[] }) {
  return items.map((item) =>
    item && item.kind !== 'letter' ? <Wish key={item.id} path={item.thumbnails.large} /> : null,
  );
}

function Wish({ path }: { readonly path: string | null }) {
  useThumbnail(path);
  return null;
}
