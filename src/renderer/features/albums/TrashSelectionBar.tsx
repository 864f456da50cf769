/** What can be done with the items chosen in the trash: back, or gone for good. */
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { albumMessages } from './messages.ts';

interface TrashSelectionBarProps {
  readonly count: number;
  readonly onRestore: () => void;
  readonly onErase: () => void;
  readonly onClear: () => void;
}

export function TrashSelectionBar({ count, onRestore, onErase, onClear }: TrashSelectionBarProps) {
  const messages = useMessages(albumMessages);
  return (
    <div
      role="toolbar"
      aria-label={messages.selectionActions}
      data-floating-toolbar=""
      className="fixed inset-x-0 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] animate-rise flex-wrap items-center gap-x-1 rounded-card border border-line bg-raised p-1 shadow-overlay sm:rounded-full"
    >
      <IconButton label={messages.clearSelection} onPress={onClear}>
        <X size={20} aria-hidden="true" />
      </IconButton>
      {/* On a phone the words of both actions have a line of their own. */}
      <span className="px-1 text-small font-semibold tabular-nums max-sm:basis-3/4" role="status">
        {messages.selected(count)}
      </span>
      <Button
        variant="quiet"
        size="small"
        onPress={onRestore}
        icon={<RotateCcw size={18} aria-hidden="true" className="max-sm:hidden" />}
      >
        {messages.restore}
      </Button>
      <Button
        variant="quiet"
        size="small"
        onPress={onErase}
        icon={<Trash size={18} aria-hidden="true" className="max-sm:hidden" />}
      >
        {messages.erase}
      </Button>
    </div>
  );
}
