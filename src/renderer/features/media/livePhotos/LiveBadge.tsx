/** What marks a live photo in the grid. */
import CircleDot from 'lucide-react/icons/circle-dot';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';

export function LiveBadge() {
  const messages = useMessages(mediaMessages);
  return (
    <span className="absolute end-1.5 bottom-1.5 flex items-center gap-1 rounded-small bg-scrim px-1.5 text-caption text-on-accent">
      <CircleDot size={12} aria-hidden="true" />
      {messages.live}
    </span>
  );
}
