/** The picture that stands for an album, wherever albums are listed. An empty album shows a pressed flower. */
import { useQuery } from '@tanstack/react-query';
import type { Album } from '#shared/domain/album.ts';
import { type MediaItem, mediaItemSchema } from '#shared/domain/mediaItem.ts';
import { LetterPreview } from './grid/LetterPreview.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { readCover } from './itemDocuments.ts';
import { libraryKeys } from './libraryKeys.ts';
import { PressedFlower } from './PressedFlower.tsx';

interface AlbumCoverProps {
  readonly album: Pick<Album, 'id' | 'ownerId' | 'coverItemId' | 'itemCount'>;
  /** Size and shape; the cover fills it. */
  readonly className?: string;
}

export function AlbumCover({ album, className = '' }: AlbumCoverProps) {
  const cover = useQuery({
    queryKey: libraryKeys.cover(album.ownerId, album.id, album.coverItemId),
    queryFn: () => readCover(album.ownerId, album.id, album.coverItemId),
    enabled: album.itemCount > 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { kept: mediaItemSchema },
  });
  return (
    <span className={`relative block overflow-hidden bg-sunken ${className}`}>
      {album.itemCount === 0 ? <PressedFlower /> : cover.data ? <Cover item={cover.data} /> : null}
    </span>
  );
}

function Cover({ item }: { readonly item: MediaItem }) {
  return item.kind === 'letter' ? <LetterPreview letter={item} /> : <ItemPicture item={item} />;
}
