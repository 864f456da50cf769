/** Has the neighbours' large pictures ready, so that turning the page shows them at once. Draws nothing. */
import { useEffect } from 'react';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { useThumbnail } from '../thumbnails/useThumbnail.ts';

export function Preload({ items }: { readonly items: readonly (MediaItem | undefined)[] }) {
  return items.map((item) =>
    item && item.kind !== 'letter' ? (
      <Wish key={item.id} path={item.thumbnails.large ?? item.thumbnails.small} />
    ) : null,
  );
}

function Wish({ path }: { readonly path: string | null }) {
  const thumbnail = useThumbnail(path);
  const address = thumbnail.state === 'ready' ? thumbnail.address : null;
  useEffect(() => {
    if (!address) return;
    // An image that the page still holds is drawn in the very frame in which another one with its address appears.
    const image = new Image();
    image.src = address;
    image.decode().catch(() => {});
    return () => image.removeAttribute('src');
  }, [address]);
  return null;
}
