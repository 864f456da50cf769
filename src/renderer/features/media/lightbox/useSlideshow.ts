/** Turns the page by itself while it runs. Any turn, by hand or not, begins a new wait. */
import { useEffect, useRef, useState } from 'react';
import { systemClock } from '#shared/clock.ts';

/** Seconds a picture stays. */
export const PACES = [3, 5, 8, 15] as const;

export interface Slideshow {
  readonly isRunning: boolean;
  readonly paceSeconds: number;
  readonly setPaceSeconds: (seconds: number) => void;
  readonly toggle: () => void;
  /** To be called when a recording has ended; does nothing while paused. */
  readonly advance: () => void;
}

interface SlideshowOptions {
  readonly itemId: string;
  readonly waitsForEnd: boolean;
  readonly onAdvance: () => void;
}

export function useSlideshow({ itemId, waitsForEnd, onAdvance }: SlideshowOptions): Slideshow {
  const [isRunning, setRunning] = useState(false);
  const [paceSeconds, setPaceSeconds] = useState<number>(5);
  const latest = useRef(onAdvance);
  latest.current = onAdvance;

  useEffect(() => {
    if (!isRunning || waitsForEnd) return;
    const controller = new AbortController();
    systemClock.sleep(paceSeconds * 1_000, controller.signal).then(
      () => latest.current(),
      () => {},
    );
    return () => controller.abort();
  }, [isRunning, waitsForEnd, paceSeconds, itemId]);

  return {
    isRunning,
    paceSeconds,
    setPaceSeconds,
    toggle: () => setRunning((current) => !current),
    advance: () => {
      if (isRunning) latest.current();
    },
  };
}
