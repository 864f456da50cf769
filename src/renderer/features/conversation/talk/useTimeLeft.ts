import { useEffect, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import { type TimeLeft, timeLeft, untilNextMinute } from './timeLeft.ts';

/** Of a session that ends then, minute by minute. */
export function useTimeLeft(endsAt: string): TimeLeft {
  const end = Date.parse(endsAt);
  const [now, setNow] = useState(() => systemClock.now());
  const left = timeLeft(end, now);
  useEffect(() => {
    if (left.isOver) return;
    const controller = new AbortController();
    systemClock.sleep(untilNextMinute(end, now), controller.signal).then(
      () => setNow(systemClock.now()),
      () => undefined,
    );
    return () => controller.abort();
  }, [end, now, left.isOver]);
  return left;
}
