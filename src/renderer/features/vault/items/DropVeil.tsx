/** Lies over the page while files are dragged across it, and says what becomes of them. */
import FileLock from 'lucide-react/icons/file-lock';
import { useMessages } from '#ui/language/messages.tsx';
import { itemsMessages } from './messages.ts';

export function DropVeil() {
  const texts = useMessages(itemsMessages);
  return (
    <div className="pointer-events-none fixed inset-3 z-50 flex animate-appear flex-col items-center justify-center gap-3 rounded-sheet border-3 border-dashed border-accent bg-accent-soft/95 p-8 text-center text-accent-text">
      <FileLock size={44} strokeWidth={1.5} aria-hidden="true" />
      <p className="font-serif text-heading text-balance">{texts.dropHere}</p>
      <p className="text-ink-soft">{texts.dropHint}</p>
    </div>
  );
}
