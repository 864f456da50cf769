/** The bar above the stage: where we are in the album, and what can be done with this item. */
import Download from 'lucide-react/icons/download';
import Info from 'lucide-react/icons/info';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Menu } from '#ui/Menu.tsx';
import { mediaMessages } from '../messages.ts';
import { formatDay } from '../wording/formatDates.ts';
import { PACES, type Slideshow } from './useSlideshow.ts';

export interface LightboxBarProps {
  readonly item: MediaItem;
  readonly position: number;
  readonly total: number;
  readonly showsDetails: boolean;
  readonly slideshow: Slideshow;
  readonly onToggleDetails: () => void;
  readonly onDownload: () => void;
  /** Absent for what cannot be edited. */
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
  readonly onClose: () => void;
}

export function LightboxBar(props: LightboxBarProps) {
  const { item, position, total, showsDetails, slideshow } = props;
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  return (
    <header className="flex shrink-0 items-center gap-1 px-2 py-2 sm:px-4">
      <p className="me-auto min-w-0 truncate ps-2 text-small text-ink-soft">
        <span className="tabular-nums">{messages.positionOf(position, total)}</span>
        <span className="hidden sm:inline"> · {formatDay(item, language) ?? messages.undated}</span>
      </p>
      {total > 1 ? (
        <>
          {slideshow.isRunning ? (
            <Menu
              label={messages.slideshowPace}
              trigger={
                <Button variant="quiet" size="small" className="hidden sm:inline-flex">
                  {messages.everySeconds(slideshow.paceSeconds)}
                </Button>
              }
              entries={PACES.map((seconds) => ({
                id: String(seconds),
                label: messages.everySeconds(seconds),
                onAction: () => slideshow.setPaceSeconds(seconds),
              }))}
            />
          ) : null}
          <IconButton
            label={slideshow.isRunning ? messages.pauseSlideshow : messages.startSlideshow}
            onPress={slideshow.toggle}
          >
            {slideshow.isRunning ? (
              <Pause size={20} aria-hidden="true" />
            ) : (
              <Play size={20} aria-hidden="true" />
            )}
          </IconButton>
        </>
      ) : null}
      <IconButton
        label={showsDetails ? messages.hideDetails : messages.details}
        onPress={props.onToggleDetails}
        aria-expanded={showsDetails}
      >
        <Info size={20} aria-hidden="true" />
      </IconButton>
      {props.onEdit ? (
        <IconButton label={messages.editLetter} onPress={props.onEdit}>
          <Pencil size={20} aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton
        label={item.kind === 'letter' ? messages.downloadLetter : messages.download}
        onPress={props.onDownload}
      >
        <Download size={20} aria-hidden="true" />
      </IconButton>
      {props.onDelete ? (
        <IconButton label={messages.delete} onPress={props.onDelete}>
          <Trash size={20} aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton label={messages.close} onPress={props.onClose} autoFocus>
        <X size={22} aria-hidden="true" />
      </IconButton>
    </header>
  );
}
