/** The card of a film or a recording that does not play here: the browser's fault, or the file's own. */
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { FileCard } from './FileCard.tsx';

export function UnplayableCard({ item }: { readonly item: MediaFile }) {
  const messages = useMessages(mediaMessages);
  const reason = item.damage
    ? messages.cannotPlayDamaged
    : `${messages.cannotPlay} ${messages.cannotShowHint}`;
  return <FileCard item={item} reason={reason} />;
}
