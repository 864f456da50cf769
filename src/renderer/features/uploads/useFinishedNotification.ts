/** Tells somebody who went to look at something else that their files are safe, or that some need them. */
import { useEffect, useRef } from 'react';
import { showNotification, useWantsNotifications } from '#features/notifications/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { describeOutcome } from './describeOutcome.ts';
import { uploadMessages } from './messages.ts';
import type { OverallProgress } from './progress.ts';

export function useFinishedNotification(progress: OverallProgress): void {
  const texts = useMessages(uploadMessages);
  const isWanted = useWantsNotifications();
  const wasWorking = useRef(false);
  const { isWorking, isPaused, doneCount, failedCount, duplicateCount, damagedCount } = progress;
  const outcome = describeOutcome(texts, progress);
  const settledCount = doneCount + failedCount + duplicateCount + damagedCount;
  useEffect(() => {
    const isFinished = wasWorking.current && !isWorking && !isPaused;
    wasWorking.current = isWorking;
    if (isFinished && isWanted && settledCount > 0) showNotification('Amaranth', outcome);
  }, [isWorking, isPaused, isWanted, settledCount, outcome]);
}
