/** One page, drawn by the same outlines and frames as it is printed; each of its pictures can be left out. */
import X from 'lucide-react/icons/x';
import { TurnedImage, useThumbnail } from '#features/media/index.ts';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { artworkMessages } from '../messages.ts';
import {
  coverColour,
  inkColour,
  type PlacedPicture,
  type PrintedPage,
  type SetLine,
  type Size,
  softColour,
} from '../page.ts';
import { outlineOf, type PrintType } from '../pdf/printType.ts';

interface PagePreviewProps {
  readonly page: PrintedPage;
  readonly number: number;
  readonly trim: Size;
  readonly type: PrintType;
  readonly isAlone: boolean;
  readonly pictures: ReadonlyMap<string, MediaFile>;
  readonly nameOf: (itemId: string) => string;
  readonly onLeaveOut: (itemId: string) => void;
}

export function PagePreview({
  page,
  number,
  trim,
  type,
  isAlone,
  pictures,
  nameOf,
  onLeaveOut,
}: PagePreviewProps) {
  const texts = useMessages(artworkMessages);
  const lines = page.parts.filter((part): part is SetLine => part.is === 'line');
  const placed = page.parts.filter((part): part is PlacedPicture => part.is === 'picture');
  const said = [
    ...(placed.length > 0 ? [texts.picturesOn(placed.length)] : []),
    ...lines.map(({ text }) => text).filter((text) => text !== String(number)),
  ].join(' ');
  return (
    <div
      className={`relative min-w-0 flex-1 shadow-card ${isAlone ? 'max-w-96' : ''}`}
      style={{
        aspectRatio: `${trim.width} / ${trim.height}`,
        // Paper is paper in a dark room too.
        backgroundColor: page.isCover ? coverColour : '#ffffff',
      }}
    >
      <svg
        viewBox={`0 0 ${trim.width} ${trim.height}`}
        role="img"
        aria-label={texts.pageText(number, said)}
        className="absolute inset-0 size-full"
      >
        {lines.map((line) => (
          <path
            key={`${line.x} ${line.baseline}`}
            d={outlineOf(type.shaper, line)}
            fill={line.isSoft ? softColour : inkColour}
          />
        ))}
      </svg>
      {placed.map(({ itemId, frame }) => {
        const item = pictures.get(itemId);
        return item ? (
          <div
            key={itemId}
            className="absolute"
            style={{
              left: `${(frame.x / trim.width) * 100}%`,
              top: `${(frame.y / trim.height) * 100}%`,
              width: `${(frame.width / trim.width) * 100}%`,
              height: `${(frame.height / trim.height) * 100}%`,
            }}
          >
            <PlacedThumbnail item={item} />
            <button
              type="button"
              aria-label={texts.leaveOut(nameOf(itemId))}
              title={texts.leaveOut(nameOf(itemId))}
              onClick={() => onLeaveOut(itemId)}
              className="absolute -top-2 -right-2 flex size-8 items-center justify-center rounded-full border border-line bg-raised text-ink shadow-card hover:text-accent-text focus-visible:outline-2 focus-visible:outline-focus"
            >
              <X size={16} aria-hidden="true" />
            </button>
          </div>
        ) : null;
      })}
    </div>
  );
}

function PlacedThumbnail({ item }: { readonly item: MediaFile }) {
  const picture = useThumbnail(item.thumbnails.large ?? item.thumbnails.small);
  if (picture.state === 'ready') {
    return <TurnedImage src={picture.address} alt="" rotation={item.rotation} fit="cover" />;
  }
  return item.placeholder ? (
    <TurnedImage src={item.placeholder} alt="" rotation={item.rotation} fit="cover" />
  ) : (
    <span className="absolute inset-0 bg-line" />
  );
}
