/** Tells somebody who went to look at something else that their files are safe, or that some could not be added. */
import { useEffect, useRef } from 'react';
import { showNotice, useWantsNotices } from '#features/notices/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { uploadMessages } from './messages.ts';
import type { OverallProgress } from './progress.ts';

export function useFinishedNotice({ isWorking, isPaused, doneCount, failedCount }: OverallProgress): void {
  const texts = useMessages(uploadMessages);
  const isWanted = useWantsNotices();
  const wasWorking = useRef(false);
  useEffect(() => {
    const isFinished = wasWorking.current && !isWorking && !isPaused;
    wasWorking.current = isWorking;
    if (!isFinished || !isWanted || doneCount + failedCount === 0) return;
    showNotice(
      'Amaranth',
      failedCount > 0 ? texts.someFailed(doneCount, failedCount) : texts.allKept(doneCount),
    );
  }, [isWorking, isPaused, isWanted, doneCount, failedCount, texts]);
}
