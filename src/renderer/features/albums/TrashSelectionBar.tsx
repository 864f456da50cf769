/** What can be done with the items chosen in the trash: back, or gone for good. */
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { albumMessages } from './messages.ts';

export interface TrashSelectionBarProps {
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
      className="fixed inset-x-0 bottom-4 z-30 mx-auto flex w-fit animate-rise items-center gap-1 rounded-full border border-line bg-raised p-1 shadow-overlay"
    >
      <IconButton label={messages.clearSelection} onPress={onClear}>
        <X size={20} aria-hidden="true" />
      </IconButton>
      <span className="px-1 text-small font-semibold tabular-nums" role="status">
        {messages.selected(count)}
      </span>
      <Button
        variant="quiet"
        size="small"
        onPress={onRestore}
        icon={<RotateCcw size={18} aria-hidden="true" />}
      >
        {messages.restore}
      </Button>
      <Button variant="quiet" size="small" onPress={onErase} icon={<Trash size={18} aria-hidden="true" />}>
        {messages.erase}
      </Button>
    </div>
  );
}
