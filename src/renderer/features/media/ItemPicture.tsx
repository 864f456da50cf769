/** A file's picture, filling its frame, outside of its album's grid. Without alternative text: words stand beside it. */
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { AudioPlaceholder, FilePlaceholder } from './grid/placeholders.tsx';
import { TurnedImage } from './TurnedImage.tsx';
import { useThumbnail } from './thumbnails/useThumbnail.ts';

export function ItemPicture({ item }: { readonly item: MediaFile }) {
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
  if (picture.state === 'failed' && item.kind === 'audio') return <AudioPlaceholder item={item} />;
  if (picture.state === 'failed' && !item.placeholder) return <FilePlaceholder item={item} />;
  return item.placeholder ? (
    <img src={item.placeholder} alt="" className="size-full scale-110 object-cover blur-md" />
  ) : null;
}
