/** What can be done with an album from its card. Moving is here too, for those who neither drag nor use the handle. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { Album } from '#shared/domain/album.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Menu } from '#ui/Menu.tsx';
import { albumMessages } from './messages.ts';

interface AlbumMenuProps {
  readonly album: Album;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onMoveEarlier?: () => void;
  readonly onMoveLater?: () => void;
}

export function AlbumMenu({ album, onEdit, onDelete, onMoveEarlier, onMoveLater }: AlbumMenuProps) {
  const messages = useMessages(albumMessages);
  const label = messages.actionsFor(album.title);
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} className="relative z-10 -me-2">
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
      entries={[
        { id: 'edit', label: messages.editAlbum, icon: <Pencil {...icon} />, onAction: onEdit },
        ...(onMoveEarlier
          ? [
              {
                id: 'earlier',
                label: messages.moveEarlier,
                icon: <ArrowLeft {...icon} />,
                onAction: onMoveEarlier,
              },
            ]
          : []),
        ...(onMoveLater
          ? [
              {
                id: 'later',
                label: messages.moveLater,
                icon: <ArrowRight {...icon} />,
                onAction: onMoveLater,
              },
            ]
          : []),
        { kind: 'separator', id: 'line' },
        {
          id: 'delete',
          label: messages.deleteAlbum,
          icon: <Trash {...icon} />,
          onAction: onDelete,
          isDangerous: true,
        },
      ]}
    />
  );
}
