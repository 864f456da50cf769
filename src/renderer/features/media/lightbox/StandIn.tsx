/**
 * What fills the box of a picture that is still coming. It is the item's own, so that nobody takes one picture for
 * another: the small thumbnail where the grid has it already, else the blur that the item carries, else its name.
 */
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { TurnedImage } from '../TurnedImage.tsx';
import { useLoadedThumbnail } from '../thumbnails/useThumbnail.ts';
import { titleOf } from '../wording/nameItem.ts';
import { KindIcon } from './KindIcon.tsx';

export function StandIn({ item }: { readonly item: MediaFile }) {
  const small = useLoadedThumbnail(item.thumbnails.small);
  const picture = { alt: '', rotation: item.rotation, fit: 'contain', decoding: 'sync' } as const;
  if (small.state === 'ready') return <TurnedImage {...picture} src={small.address} />;
  if (item.placeholder) return <TurnedImage {...picture} src={item.placeholder} className="blur-lg" />;
  return (
    <div className="flex size-full flex-col items-center justify-center gap-6 px-6 pb-10 text-center">
      <KindIcon kind={item.kind} />
      <p className="max-w-prose font-serif text-title [overflow-wrap:anywhere]">{titleOf(item)}</p>
    </div>
  );
}
