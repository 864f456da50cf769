/** A picture behind its frame: dragged, or moved by sliders that a keyboard reaches; how fine it is printed is said. */
import { type PointerEvent, useId, useRef, useState } from 'react';
import { TurnedImage, useThumbnail } from '#features/media/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { PrintablePicture } from '../book/bookOf.ts';
import { findCoarse, reachedDpi } from '../dpi.ts';
import { CoarsePictures } from '../making/CoarsePictures.tsx';
import { CoarserPictureError } from '../making/drawForPrint.ts';
import { MakeFooter } from '../making/MakeFooter.tsx';
import type { useMaking } from '../making/useMaking.ts';
import { usePrintType } from '../making/usePrintType.ts';
import { artworkMessages } from '../messages.ts';
import type { PrintedSize } from '../printedSize.ts';
import { CENTRED, cropOf, MOST_ZOOM, move, pageOfPrint, turnedSize } from './framing.ts';

interface CropEditorProps {
  readonly picture: PrintablePicture;
  readonly size: PrintedSize;
  readonly maker: ReturnType<typeof useMaking>;
}

export function CropEditor({ picture: { item, size: pixels }, size, maker }: CropEditorProps) {
  const texts = useMessages(artworkMessages);
  const thumbnail = useThumbnail(item.thumbnails.large ?? item.thumbnails.small);
  const type = usePrintType('');
  const [isUpright, setUpright] = useState(pixels.height > pixels.width);
  const [framing, setFraming] = useState(CENTRED);
  const [isAgreed, setAgreed] = useState(false);
  const dragged = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const trim = turnedSize(size.millimetres, isUpright);
  const crop = cropOf(pixels, trim, framing);
  const page = pageOfPrint(item.id, trim, crop);
  const sizes = new Map([[item.id as string, pixels]]);
  const known = findCoarse([page], sizes);
  const { making } = maker;
  const isFoundCoarse = making.state === 'failed' && making.error instanceof CoarserPictureError;
  const coarse = known.length === 0 && isFoundCoarse ? [{ itemId: item.id, dpi: null }] : known;
  const [part] = page.parts;
  const dpi = part?.is === 'picture' ? reachedDpi(pixels, part.frame, crop) : 0;
  const name = item.caption || item.fileName;
  const change = (next: typeof framing) => {
    setFraming(next);
    maker.rest();
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const from = dragged.current;
    if (!from) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((from.x - event.clientX) / width) * crop.width;
    const y = ((from.y - event.clientY) / height) * crop.height;
    dragged.current = { x: event.clientX, y: event.clientY };
    change(move(pixels, trim, framing, { x, y }));
  };
  if (type.state === 'failed') return <RetryBanner onRetry={type.retry}>{texts.typeFailed}</RetryBanner>;
  if (type.state === 'loading') return <Skeleton className="h-80 w-full" />;
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  return (
    <section aria-labelledby="crop" className="flex flex-col gap-5">
      <div>
        <h3 id="crop" className="text-title">
          {texts.crop}
        </h3>
        <p className="text-small text-ink-soft">{texts.cropText}</p>
      </div>
      <div
        role="img"
        aria-label={name}
        className="relative mx-auto max-h-[52dvh] w-full max-w-lg cursor-grab touch-none overflow-hidden rounded-small bg-sunken shadow-card active:cursor-grabbing"
        style={{ aspectRatio: `${trim.width} / ${trim.height}`, maxWidth: isUpright ? '20rem' : '32rem' }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null;
        }}
        onPointerCancel={() => {
          dragged.current = null;
        }}
      >
        <div
          className="absolute"
          style={{
            width: `${100 / crop.width}%`,
            height: `${100 / crop.height}%`,
            left: `${(-crop.x / crop.width) * 100}%`,
            top: `${(-crop.y / crop.height) * 100}%`,
          }}
        >
          {thumbnail.state === 'ready' || item.placeholder ? (
            <TurnedImage
              src={thumbnail.state === 'ready' ? thumbnail.address : item.placeholder}
              alt=""
              rotation={item.rotation}
              fit="cover"
            />
          ) : null}
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        <Slider
          label={texts.nearer}
          least={1}
          most={MOST_ZOOM}
          value={framing.zoom}
          onChange={(zoom) => change({ ...middle, zoom })}
        />
        <Slider
          label={texts.across}
          least={crop.width / 2}
          most={1 - crop.width / 2}
          value={middle.x}
          onChange={(x) => change({ ...framing, ...middle, x })}
        />
        <Slider
          label={texts.down}
          least={crop.height / 2}
          most={1 - crop.height / 2}
          value={middle.y}
          onChange={(y) => change({ ...framing, ...middle, y })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <NativeButton
          variant="secondary"
          size="small"
          onPress={() => {
            setUpright(!isUpright);
            change(CENTRED);
          }}
        >
          {texts.turnFrame}
        </NativeButton>
        {coarse.length === 0 ? <p role="status">{texts.fine(dpi)}</p> : null}
      </div>
      <CoarsePictures coarse={coarse} nameOf={() => name} isAgreed={isAgreed} onAgree={setAgreed} />
      <MakeFooter
        making={making}
        obstacle={coarse.length > 0 && !isAgreed ? texts.agreeFirst : null}
        nameOf={() => name}
        onCancel={maker.cancel}
        onMake={() =>
          maker.make({
            description: {
              productId: 'framed-print',
              size: size.id,
              title: name.slice(0, LONGEST_TITLE),
              pages: 1,
              coarsePictures: coarse.length,
            },
            trim,
            pages: [page],
            items: new Map([[item.id as string, item]]),
            agreed: new Set(isAgreed ? [item.id as string] : []),
            type: type.type,
          })
        }
      />
    </section>
  );
}

/** Of the print file's record. */
const LONGEST_TITLE = 200;

interface SliderProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, least, most, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-small">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={Math.max(least, most)}
        step={0.005}
        value={value}
        disabled={most - least < 0.001}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 w-full accent-accent"
      />
    </div>
  );
}
