/** While a rehearsal is looked at, its next step comes at the very instant at which it is due; otherwise a job brings it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { REHEARSAL_STEP } from '#shared/legacy/machineClock.ts';
import { useIsReadOnly } from '#ui/readOnly.tsx';
import { goOnRehearsing } from '../api.ts';
import { lifeKeys } from '../lifeKeys.ts';

/** Where a request was lost, or this device's clock is ahead of the server's. */
const AGAIN_AFTER = 2_000;

export function useRehearsalPace(userId: UserId, { dueAt }: LifeVerificationDocument): void {
  const queries = useQueryClient();
  const isReadOnly = useIsReadOnly();
  const due = dueAt?.getTime();
  useEffect(() => {
    if (due === undefined || isReadOnly) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    async function step(): Promise<void> {
      // What fails is tried again, and the job goes on in any case.
      await goOnRehearsing().catch(() => undefined);
      if (isGone) return;
      timer = setTimeout(() => void step(), AGAIN_AFTER);
      await queries.invalidateQueries({ queryKey: lifeKeys.all(userId) });
    }
    // A clock that is behind the server's waits for no longer than a step lasts.
    const wait = Math.min(REHEARSAL_STEP, Math.max(0, due - systemClock.now()));
    timer = setTimeout(() => void step(), wait);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [due, isReadOnly, queries, userId]);
}
