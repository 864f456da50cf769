/** What somebody types into a search, once they pause. */
import { useEffect, useState } from 'react';
import { systemClock } from '#shared/clock.ts';

/** How long somebody pauses in typing before the search is sent, in milliseconds. */
const TYPING_DELAY = 250;

export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const leaving = new AbortController();
    systemClock.sleep(TYPING_DELAY, leaving.signal).then(
      () => setPaused(text),
      () => undefined,
    );
    return () => leaving.abort();
  }, [text]);
  return paused;
}
