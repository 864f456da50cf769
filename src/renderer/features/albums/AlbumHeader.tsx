/** The album's title, description and facts, what can be done with the album, and how it is looked at. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { TRASH_LINK } from '#features/navigation/index.ts';
import type { Album } from '#shared/domain/album.ts';
import { routes } from '#shared/routes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Menu } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AlbumFacts } from './AlbumFacts.tsx';
import { albumMessages } from './messages.ts';

interface AlbumHeaderProps {
  readonly album: Album;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Absent while there is nothing to download. */
  readonly onDownload?: () => void;
  readonly controls: ReactNode;
}

export function AlbumHeader({ album, onEdit, onDelete, onDownload, controls }: AlbumHeaderProps) {
  const messages = useMessages(albumMessages);
  const navigate = useNavigate();
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <PageHeader
      title={album.title}
      before={
        <Link to={routes.albums.path} variant="plain" className="inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft size={16} aria-hidden="true" />
          {messages.back}
        </Link>
      }
      actions={
        <>
          {controls}
          <Menu
            label={messages.albumActions}
            trigger={
              <IconButton label={messages.albumActions}>
                <Ellipsis size={20} aria-hidden="true" />
              </IconButton>
            }
            entries={[
              { id: 'edit', label: messages.editAlbum, icon: <Pencil {...icon} />, onAction: onEdit },
              ...(onDownload
                ? [
                    {
                      id: 'download',
                      label: messages.downloadAlbum,
                      icon: <Download {...icon} />,
                      onAction: onDownload,
                    },
                  ]
                : []),
              {
                id: 'trash',
                label: messages.trash,
                icon: <Trash {...icon} />,
                onAction: () => navigate(TRASH_LINK),
              },
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
        </>
      }
    >
      {album.description ? <p className="whitespace-pre-line">{album.description}</p> : null}
      <AlbumFacts album={album} className="mt-1" />
    </PageHeader>
  );
}
