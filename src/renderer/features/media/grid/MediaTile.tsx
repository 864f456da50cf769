/**
 * One item in the grid. Two or three elements, because a screenful holds a hundred of them: the mark that chooses is
 * painted on the tile itself, and presses are heard by the grid.
 */
import Heart from 'lucide-react/icons/heart';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo } from 'react';
import type { MediaFile, MediaItem } from '#shared/domain/mediaItem.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { LiveBadge } from '../livePhotos/LiveBadge.tsx';
import { useLiveFilm } from '../livePhotos/liveFilms.tsx';
import { mediaMessages } from '../messages.ts';
import { TurnedImage } from '../TurnedImage.tsx';
import { useThumbnail } from '../thumbnails/useThumbnail.ts';
import type { Rectangle } from '../timeline/arrange.ts';
import { formatDuration } from '../wording/formatDuration.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { AudioPlaceholder, FilePlaceholder } from './placeholders.tsx';

interface MediaTileProps {
  readonly item: MediaItem;
  readonly rectangle: Rectangle;
  readonly label: string;
  /** Said on the tile in place of its badges; empty for none. */
  readonly note: string;
  readonly isSelected: boolean;
  /** The one tile that Tab reaches. */
  readonly isTabStop: boolean;
  readonly position: number;
  readonly total: number;
}

const tileStyle =
  'group/tile absolute cursor-pointer overflow-hidden rounded-small bg-sunken bg-cover bg-center select-none ' +
  'outline-offset-2 [-webkit-touch-callout:none] ' +
  // The mark: a ring in the corner, shown under a pointer and while choosing, filled when chosen.
  'before:absolute before:start-2 before:top-2 before:z-1 before:size-6 before:rounded-full before:border-2 ' +
  'before:border-on-accent before:bg-scrim before:opacity-0 before:transition-opacity ' +
  'hover:before:opacity-100 focus-visible:before:opacity-100 group-data-selecting/grid:before:opacity-100 ' +
  'aria-selected:before:bg-accent aria-selected:before:opacity-100 ' +
  'after:absolute after:start-[17px] after:top-[13px] after:z-1 after:h-3 after:w-1.5 after:rotate-45 ' +
  'after:border-e-2 after:border-b-2 after:border-on-accent after:opacity-0 aria-selected:after:opacity-100';

export const MediaTile = memo(function MediaTile(props: MediaTileProps) {
  const { item, rectangle, label, note, isSelected, isTabStop, position, total } = props;
  const messages = useMessages(mediaMessages);
  const isLive = useLiveFilm(item) !== null;
  const isDamaged = item.kind !== 'letter' && item.damage !== null;
  const said = [
    label,
    item.isFavourite ? messages.favourite : '',
    isLive ? messages.live : '',
    isDamaged ? messages.damagedMark : '',
    note,
  ];
  return (
    <div
      role="option"
      aria-label={said.filter(Boolean).join(', ')}
      aria-selected={isSelected}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={isTabStop ? 0 : -1}
      data-item={item.id}
      className={tileStyle}
      style={{
        left: rectangle.x,
        top: rectangle.y,
        width: rectangle.width,
        height: rectangle.height,
        ...(item.kind !== 'letter' && item.placeholder && item.rotation === 0
          ? { backgroundImage: `url("${item.placeholder}")` }
          : {}),
      }}
    >
      {item.kind === 'letter' ? <LetterPreview letter={item} /> : <FileTile item={item} />}
      {isDamaged ? (
        <span className="absolute end-1.5 top-1.5 rounded-full bg-scrim p-1 text-on-accent">
          <TriangleAlert size={14} aria-hidden="true" />
        </span>
      ) : null}
      {note ? (
        <span className="absolute inset-x-0 bottom-0 bg-scrim px-1.5 py-0.5 text-caption text-on-accent tabular-nums">
          {note}
        </span>
      ) : (
        <TileBadges item={item} isLive={isLive} />
      )}
    </div>
  );
});

function FileTile({ item }: { readonly item: MediaFile }) {
  const thumbnail = useThumbnail(item.thumbnails.small);
  if (thumbnail.state === 'ready') {
    return (
      <TurnedImage
        src={thumbnail.address}
        alt=""
        rotation={item.rotation}
        fit="cover"
        decoding="async"
        className="animate-appear transition-transform group-aria-selected/tile:scale-88"
      />
    );
  }
  if (item.kind === 'audio') return <AudioPlaceholder item={item} />;
  if (thumbnail.state === 'failed' && !item.placeholder) return <FilePlaceholder item={item} />;
  return null;
}

function TileBadges({ item, isLive }: { readonly item: MediaItem; readonly isLive: boolean }) {
  return (
    <>
      {(item.kind === 'video' || item.kind === 'audio') && item.durationSeconds !== null ? (
        <span className="absolute end-1.5 bottom-1.5 rounded-small bg-scrim px-1.5 text-caption text-on-accent tabular-nums">
          {item.kind === 'video' ? '▶ ' : ''}
          {formatDuration(item.durationSeconds)}
        </span>
      ) : null}
      {isLive ? <LiveBadge /> : null}
      {item.isFavourite ? (
        <span className="absolute start-1.5 bottom-1.5 text-on-accent drop-shadow-sm">
          <Heart size={16} className="fill-current" aria-hidden="true" />
        </span>
      ) : null}
      {item.kind === 'pdf' ? (
        <span className="absolute end-1.5 bottom-1.5 rounded-small bg-scrim px-1.5 text-caption text-on-accent">
          PDF
        </span>
      ) : null}
    </>
  );
}
