/** The time, told again every so often while somebody looks. */
import { useEffect, useState } from 'react';
import { type Clock, systemClock } from '#shared/clock.ts';

/** In milliseconds. `until` is when nobody needs to be told any more. */
export function useNow(every: number, until: number | null, clock: Clock = systemClock): number {
  const [now, setNow] = useState(() => clock.now());
  const isOver = until === null || now >= until;
  useEffect(() => {
    if (isOver) return;
    const gone = new AbortController();
    const tick = async () => {
      while (!gone.signal.aborted) {
        await clock.sleep(every, gone.signal);
        setNow(clock.now());
      }
    };
    tick().catch(() => undefined);
    return () => gone.abort();
  }, [clock, every, isOver]);
  return now;
}
