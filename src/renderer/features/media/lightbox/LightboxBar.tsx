/** The bar above the stage: where we are in the album, and what can be done with this item. */
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import Keyboard from 'lucide-react/icons/keyboard';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { mediaMessages } from '../messages.ts';
import { formatDay, formatShortDay } from '../wording/formatDates.ts';
import type { LightboxCommand } from './lightboxKeys.ts';
import { PACES, type Slideshow } from './useSlideshow.ts';

interface LightboxBarProps {
  readonly item: MediaItem;
  readonly position: number;
  readonly total: number;
  readonly showsDetails: boolean;
  readonly slideshow: Slideshow;
  /** Null for what cannot be done with this item. */
  readonly actions: Readonly<Record<LightboxCommand, (() => void) | null>>;
  /** Absent for what cannot be edited. */
  readonly onEdit?: () => void;
  readonly onClose: () => void;
}

const icon = { size: 20, 'aria-hidden': true } as const;

export function LightboxBar(props: LightboxBarProps) {
  const { item, position, total, showsDetails, actions, slideshow } = props;
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const downloadLabel = item.kind === 'letter' ? messages.downloadLetter : messages.download;
  const press = (command: LightboxCommand) => () => actions[command]?.();
  return (
    <header className="flex shrink-0 items-center gap-0.5 px-1 py-2 sm:gap-1 sm:px-4">
      <p className="me-auto min-w-0 truncate ps-2 text-small text-ink-soft">
        <span className="tabular-nums">{messages.positionOf(position, total)}</span>
        <span className="hidden sm:inline"> · {formatDay(item, language) ?? messages.undated}</span>
        <span className="block truncate text-caption sm:hidden">
          {formatShortDay(item, language) ?? messages.undated}
        </span>
      </p>
      {total > 1 ? <SlideshowButton slideshow={slideshow} /> : null}
      {actions.favour ? (
        <IconButton label={messages.favourite} onPress={press('favour')} aria-pressed={item.isFavourite}>
          <Heart {...icon} className={item.isFavourite ? 'fill-accent text-accent' : ''} />
        </IconButton>
      ) : null}
      <IconButton
        label={showsDetails ? messages.hideDetails : messages.details}
        onPress={press('details')}
        aria-expanded={showsDetails}
      >
        <Info {...icon} />
      </IconButton>
      {props.onEdit ? (
        <IconButton label={messages.editLetter} onPress={props.onEdit}>
          <Pencil {...icon} />
        </IconButton>
      ) : null}
      <IconButton label={downloadLabel} onPress={press('download')} className="max-sm:hidden">
        <Download {...icon} />
      </IconButton>
      {actions.delete ? (
        <IconButton label={messages.delete} onPress={press('delete')}>
          <Trash {...icon} />
        </IconButton>
      ) : null}
      <Menu
        label={messages.moreActions}
        trigger={
          <IconButton label={messages.moreActions}>
            <Ellipsis {...icon} />
          </IconButton>
        }
        entries={[
          ...(slideshow.isRunning ? paceEntries(slideshow, messages.everySeconds) : []),
          ...(actions['turn-right']
            ? [
                {
                  id: 'turn-right',
                  label: messages.turnRight,
                  icon: <RotateCw {...icon} />,
                  onAction: press('turn-right'),
                },
                {
                  id: 'turn-left',
                  label: messages.turnLeft,
                  icon: <RotateCcw {...icon} />,
                  onAction: press('turn-left'),
                },
              ]
            : []),
          // On a phone the bar has no room for it.
          {
            id: 'download',
            label: downloadLabel,
            icon: <Download {...icon} />,
            onAction: press('download'),
          },
          {
            id: 'shortcuts',
            label: messages.shortcuts,
            icon: <Keyboard {...icon} />,
            onAction: press('shortcuts'),
          },
        ]}
      />
      <IconButton label={messages.close} onPress={props.onClose}>
        <X size={22} aria-hidden="true" />
      </IconButton>
    </header>
  );
}

function SlideshowButton({ slideshow }: { readonly slideshow: Slideshow }) {
  const messages = useMessages(mediaMessages);
  return (
    <IconButton
      label={slideshow.isRunning ? messages.pauseSlideshow : messages.startSlideshow}
      onPress={slideshow.toggle}
    >
      {slideshow.isRunning ? <Pause {...icon} /> : <Play {...icon} />}
    </IconButton>
  );
}

/** How long each picture stays, with a mark at the pace that holds. */
function paceEntries(slideshow: Slideshow, describe: (seconds: number) => string): readonly MenuEntry[] {
  return [
    ...PACES.map((seconds) => ({
      id: `every-${seconds}`,
      label: describe(seconds),
      icon: <Check {...icon} className={seconds === slideshow.paceSeconds ? '' : 'invisible'} />,
      onAction: () => slideshow.setPaceSeconds(seconds),
    })),
    { kind: 'separator', id: 'after-paces' },
  ];
}
