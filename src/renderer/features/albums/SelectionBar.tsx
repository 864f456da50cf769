/** What can be done with the chosen items. It floats above the page, so that it is at hand wherever one has scrolled. */
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FolderInput from 'lucide-react/icons/folder-input';
import ImageIcon from 'lucide-react/icons/image';
import ListChecks from 'lucide-react/icons/list-checks';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Menu } from '#ui/Menu.tsx';
import { albumMessages } from './messages.ts';

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly onSelectAll: () => void;
  readonly onDownload: () => void;
  readonly onMove: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
  /** Present while exactly one item is chosen. */
  readonly onSetCover?: () => void;
}

export function SelectionBar(props: SelectionBarProps) {
  const messages = useMessages(albumMessages);
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <div
      role="toolbar"
      aria-label={messages.selectionActions}
      data-floating-toolbar=""
      className="fixed inset-x-0 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] animate-rise items-center gap-0.5 rounded-full border border-line bg-raised p-1 shadow-overlay"
    >
      <IconButton label={messages.clearSelection} onPress={props.onClear}>
        <X size={20} aria-hidden="true" />
      </IconButton>
      <span className="px-1 text-small font-semibold whitespace-nowrap tabular-nums" role="status">
        {messages.selected(props.count)}
      </span>
      <span className="mx-1.5 h-6 border-s border-line" aria-hidden="true" />
      <IconButton label={messages.download} onPress={props.onDownload}>
        <Download size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={messages.moveTo} onPress={props.onMove}>
        <FolderInput size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={messages.delete} onPress={props.onDelete}>
        <Trash size={20} aria-hidden="true" />
      </IconButton>
      <Menu
        label={messages.selectionActions}
        placement="top end"
        trigger={
          <IconButton label={messages.selectionActions}>
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        }
        entries={[
          { id: 'copy', label: messages.copyTo, icon: <Copy {...icon} />, onAction: props.onCopy },
          ...(props.onSetCover
            ? [
                {
                  id: 'cover',
                  label: messages.setAsCover,
                  icon: <ImageIcon {...icon} />,
                  onAction: props.onSetCover,
                },
              ]
            : []),
          {
            id: 'all',
            label: messages.selectAll,
            icon: <ListChecks {...icon} />,
            onAction: props.onSelectAll,
          },
        ]}
      />
    </div>
  );
}
