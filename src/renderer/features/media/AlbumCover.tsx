/** The picture that stands for an album, wherever albums are listed. An empty album shows a pressed flower. */
import { useQuery } from '@tanstack/react-query';
import type { Album } from '#shared/domain/album.ts';
import type { MediaFile, MediaItem } from '#shared/domain/mediaItem.ts';
import { LetterFace } from './grid/LetterFace.tsx';
import { AudioFace, PaperFace } from './grid/tileFaces.tsx';
import { readCover } from './itemDocuments.ts';
import { libraryKeys } from './libraryKeys.ts';
import { PressedFlower } from './PressedFlower.tsx';
import { TurnedImage } from './TurnedImage.tsx';
import { useThumbnail } from './thumbnails/useThumbnail.ts';

export interface AlbumCoverProps {
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
  });
  return (
    <span className={`relative block overflow-hidden bg-sunken ${className}`}>
      {album.itemCount === 0 ? <PressedFlower /> : cover.data ? <Cover item={cover.data} /> : null}
    </span>
  );
}

function Cover({ item }: { readonly item: MediaItem }) {
  return item.kind === 'letter' ? <LetterFace letter={item} /> : <CoverPicture item={item} />;
}

function CoverPicture({ item }: { readonly item: MediaFile }) {
  const picture = useThumbnail(item.thumbnails.large ?? item.thumbnails.small);
  if (picture.state === 'ready') {
    return (
      <TurnedImage
        src={picture.address}
        alt=""
        rotation={item.rotation}
        fit="cover"
        className="animate-appear"
      />
    );
  }
  if (picture.state === 'failed' && item.kind === 'audio') return <AudioFace item={item} />;
  if (picture.state === 'failed' && !item.placeholder) return <PaperFace item={item} />;
  return item.placeholder ? (
    <img src={item.placeholder} alt="" className="size-full scale-110 object-cover blur-md" />
  ) : null;
}
