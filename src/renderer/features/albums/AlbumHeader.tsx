/**
 * The album's title, facts and description, what can be done with it, and how it is looked at: in two slim rows, since
 * the pictures are what people come for.
 */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileCode from 'lucide-react/icons/file-code';
import Pencil from 'lucide-react/icons/pencil';
import QrCode from 'lucide-react/icons/qr-code';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { TRASH_LINK } from '#features/navigation/index.ts';
import type { Album } from '#shared/domain/album.ts';
import { routes } from '#shared/routes.ts';
import { iconButtonStyle } from '#ui/buttonStyle.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { AlbumDescription } from './AlbumDescription.tsx';
import { AlbumFacts } from './AlbumFacts.tsx';
import { GridControls, useGridChoices } from './GridControls.tsx';
import { albumMessages } from './messages.ts';
import { StorageLine } from './StorageLine.tsx';
import type { GridPreferences } from './useGridPreferences.ts';

interface AlbumHeaderProps {
  readonly album: Album;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Printed codes that open it. */
  readonly onCodes: () => void;
  /** Absent while there is nothing to download. */
  readonly onDownload?: () => void;
  /** The same as a site that works from a folder; absent likewise. */
  readonly onSaveSite?: () => void;
  /** Absent while there is nothing to look at. */
  readonly preferences?: GridPreferences;
  /** The ways to add. */
  readonly actions: ReactNode;
}

const icon = { size: 18, 'aria-hidden': true } as const;

export function AlbumHeader(props: AlbumHeaderProps) {
  const { album, preferences, actions } = props;
  const messages = useMessages(albumMessages);
  usePageTitle(album.title);
  const entries = useMenuEntries(props);
  return (
    <header className="-mt-5 sm:-mt-6 sm:mb-2">
      <div className="flex items-start gap-1">
        <Link
          to={routes.albums.path}
          aria-label={messages.back}
          title={messages.back}
          className={`${iconButtonStyle} -ms-3 sm:mt-0.5`}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
        <h1 className="min-w-0 flex-1 py-1 text-page [overflow-wrap:anywhere] sm:py-0">{album.title}</h1>
        <Menu
          label={messages.albumActions}
          trigger={
            <IconButton label={messages.albumActions} className="-me-3 sm:mt-0.5">
              <Ellipsis size={20} aria-hidden="true" />
            </IconButton>
          }
          entries={entries}
        />
      </div>
      <div className="flex items-center justify-between gap-x-3 gap-y-2 sm:flex-wrap sm:gap-x-6">
        <div className="min-w-0">
          <AlbumFacts album={album} />
          <StorageLine userId={album.ownerId} />
        </div>
        <div className="flex shrink-0 items-center gap-1.5 sm:shrink sm:flex-wrap sm:gap-3">
          {preferences ? <GridControls preferences={preferences} className="max-sm:hidden" /> : null}
          {actions}
        </div>
      </div>
      {album.description ? <AlbumDescription>{album.description}</AlbumDescription> : null}
    </header>
  );
}

/** A narrow page has no room beside the title for how the album is looked at: the menu holds that too. */
function useMenuEntries(props: AlbumHeaderProps): readonly MenuEntry[] {
  const { preferences, onEdit, onCodes, onDownload, onSaveSite, onDelete } = props;
  const messages = useMessages(albumMessages);
  const navigate = useNavigate();
  const views = useGridChoices();
  const isNarrow = useMediaQuery('(width < 40rem)');
  const entries: MenuEntry[] = [];
  if (preferences && isNarrow) {
    entries.push(...views(preferences), { kind: 'separator', id: 'views' });
  }
  entries.push({ id: 'edit', label: messages.editAlbum, icon: <Pencil {...icon} />, onAction: onEdit });
  entries.push({ id: 'codes', label: messages.codes, icon: <QrCode {...icon} />, onAction: onCodes });
  if (onDownload) {
    entries.push({
      id: 'download',
      label: messages.downloadAlbum,
      icon: <Download {...icon} />,
      onAction: onDownload,
    });
  }
  if (onSaveSite) {
    entries.push({
      id: 'site',
      label: messages.saveSite,
      icon: <FileCode {...icon} />,
      onAction: onSaveSite,
    });
  }
  entries.push(
    { id: 'trash', label: messages.trash, icon: <Trash {...icon} />, onAction: () => navigate(TRASH_LINK) },
    { kind: 'separator', id: 'line' },
    {
      id: 'delete',
      label: messages.deleteAlbum,
      icon: <Trash {...icon} />,
      onAction: onDelete,
      isDangerous: true,
    },
  );
  return entries;
}
