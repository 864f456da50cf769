/**
 * The years of a long album, at the edge of the window: drag along them, press one, or step with the arrow keys. While
 * it is moved it says the year that comes by.
 */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { namedStops, stopAt, stopsBeside, type YearStop } from '../timeline/yearStops.ts';

interface YearScrubberProps {
  readonly grid: RefObject<HTMLElement | null>;
  readonly stops: readonly YearStop[];
  /** Of the grid, in CSS pixels. */
  readonly height: number;
}

/** Room that the name of a year takes on the track, in CSS pixels. */
const NAME_HEIGHT = 22;
/** Below the page's own bar, a year begins to be seen. */
const TOP_OFFSET = 72;
/** Shorter grids, in heights of the window, need no scrubber. */
const SHORTEST = 3;

export function YearScrubber({ grid, stops, height }: YearScrubberProps) {
  const messages = useMessages(mediaMessages);
  const track = useRef<HTMLDivElement>(null);
  const [trackHeight, setTrackHeight] = useState(0);
  const [current, setCurrent] = useState(0);
  const [isDragged, setDragged] = useState(false);
  const isUseful = stops.length > 1 && height > window.innerHeight * SHORTEST;

  useEffect(() => {
    if (!isUseful) return;
    const update = () => {
      const top = -(grid.current?.getBoundingClientRect().top ?? 0) + TOP_OFFSET;
      setCurrent(stopAt(stops, top));
    };
    const measure = () => {
      setTrackHeight(track.current?.clientHeight ?? 0);
      update();
    };
    measure();
    const options = { passive: true, capture: true } as const;
    document.addEventListener('scroll', update, options);
    window.addEventListener('resize', measure);
    return () => {
      document.removeEventListener('scroll', update, options);
      window.removeEventListener('resize', measure);
    };
  }, [grid, stops, isUseful]);

  const shown = stops[current];
  if (!isUseful || !shown) return null;
  const { from, to } = stopsBeside(stops, current);
  const years = [...new Set([stops[from]?.year, stops[to]?.year])].join(' – ');

  function scrollToHeight(y: number) {
    const top = grid.current?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top: top + y - TOP_OFFSET, behavior: 'instant' });
  }
  const goTo = (index: number) => {
    const stop = stops[Math.min(stops.length - 1, Math.max(0, index))];
    if (stop) scrollToHeight(stop.y);
  };
  const follow = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (box) scrollToHeight(((event.clientY - box.top) / box.height) * height);
  };

  function onKeyDown(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: to + 1,
      ArrowRight: to + 1,
      ArrowUp: from - 1,
      ArrowLeft: from - 1,
      PageDown: to + 5,
      PageUp: from - 5,
      Home: 0,
      End: stops.length - 1,
    };
    const index = steps[event.key];
    if (index === undefined) return;
    event.preventDefault();
    goTo(index);
  }

  const onTrack = (y: number) => (y / height) * trackHeight;
  return (
    <div
      ref={track}
      role="slider"
      tabIndex={0}
      aria-label={messages.years}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={stops.length - 1}
      aria-valuenow={current}
      aria-valuetext={years}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (isDragged) follow(event);
      }}
      onPointerUp={() => setDragged(false)}
      onPointerCancel={() => setDragged(false)}
      className="group/years fixed end-0 top-24 bottom-24 z-20 w-6 cursor-ns-resize touch-none outline-none select-none sm:w-14"
    >
      {namedStops(stops, onTrack, NAME_HEIGHT).map(({ year, y }) => (
        <span
          key={year}
          aria-hidden="true"
          style={{ top: onTrack(y) }}
          className="absolute end-2 hidden text-caption text-ink-faint tabular-nums sm:block"
        >
          {year}
        </span>
      ))}
      <span
        aria-hidden="true"
        style={{ top: onTrack(shown.y) }}
        className={`absolute end-1 flex items-center gap-2 rounded-full bg-raised text-small font-semibold whitespace-nowrap text-accent-text tabular-nums shadow-card ring-accent group-focus-visible/years:ring-2 ${
          isDragged
            ? 'px-4 py-2 max-sm:-translate-x-6'
            : 'px-2 max-sm:h-8 max-sm:w-1.5 max-sm:overflow-hidden max-sm:p-0 max-sm:text-transparent group-focus-visible/years:max-sm:h-auto group-focus-visible/years:max-sm:w-auto group-focus-visible/years:max-sm:px-4 group-focus-visible/years:max-sm:text-accent-text'
        }`}
      >
        {years}
      </span>
    </div>
  );
}
