/** Lies over the page while files are dragged across it, and says where they will go. */
import ImagePlus from 'lucide-react/icons/image-plus';
import { useMessages } from '#ui/language/messages.tsx';
import { albumMessages } from './messages.ts';

export function DropVeil({ title }: { readonly title: string }) {
  const messages = useMessages(albumMessages);
  return (
    <div className="pointer-events-none fixed inset-3 z-50 flex animate-appear flex-col items-center justify-center gap-3 rounded-sheet border-3 border-dashed border-accent bg-accent-soft/95 p-8 text-center text-accent-text">
      <ImagePlus size={44} strokeWidth={1.5} aria-hidden="true" />
      <p className="font-serif text-heading text-balance">{messages.dropHere(title)}</p>
      <p className="text-ink-soft">{messages.dropHint}</p>
    </div>
  );
}
