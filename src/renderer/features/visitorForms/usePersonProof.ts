/** What a form for visitors sends beside its answers. Who is faster than any person should be waits a moment, and is not lost. */
import { useEffect, useRef } from 'react';
import { systemClock } from '#shared/clock.ts';
import { SHORTEST_WRITING, type VisitorForm } from '#shared/domain/visitorForm.ts';

/** Longer ago than this says no more. */
const LONGEST_TOLD = 24 * 60 * 60_000;

export function usePersonProof() {
  const trap = useRef<HTMLInputElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = systemClock.now();
  }, []);

  async function finish(): Promise<VisitorForm> {
    const written = Math.max(systemClock.now() - openedAt.current, 0);
    if (written < SHORTEST_WRITING) await systemClock.sleep(SHORTEST_WRITING - written);
    return {
      trap: trap.current?.value ?? '',
      writtenFor: Math.round(Math.min(Math.max(written, SHORTEST_WRITING), LONGEST_TOLD)),
    };
  }

  return { trap, finish };
}
