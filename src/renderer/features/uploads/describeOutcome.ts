/** Where the files stand, as sentences: while they are on their way, and when nothing moves any more. */
import type { UploadTexts } from './describeState.ts';
import type { OverallProgress } from './progress.ts';

type Counts = Pick<OverallProgress, 'doneCount' | 'failedCount' | 'duplicateCount' | 'damagedCount'> &
  Partial<Pick<OverallProgress, 'waitingCount'>>;

/** The total is that of the files that were given, however each of them ends: it does not shrink on the way. */
export function describeWork(
  texts: UploadTexts,
  { fileCount, ...counts }: Counts & Pick<OverallProgress, 'fileCount'>,
): string {
  const { doneCount, failedCount, duplicateCount, damagedCount, waitingCount = 0 } = counts;
  const overCount = doneCount + failedCount + duplicateCount + damagedCount + waitingCount;
  return texts.working(Math.min(overCount, fileCount - 1), fileCount);
}

/** What did not simply become safe, told while the others are on their way; empty where everything did. */
export function describeAside(
  texts: UploadTexts,
  { failedCount, duplicateCount, damagedCount, waitingCount = 0 }: Omit<Counts, 'doneCount'>,
): string {
  return [
    waitingCount > 0 ? texts.someWaitForVault(waitingCount) : '',
    damagedCount > 0 ? texts.someDamaged(damagedCount) : '',
    failedCount > 0 ? texts.someNotAdded(failedCount) : '',
    duplicateCount > 0 ? texts.someThere(duplicateCount) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function describeOutcome(
  texts: UploadTexts,
  { doneCount, failedCount, duplicateCount, damagedCount, waitingCount = 0 }: Counts,
): string {
  const waiting = duplicateCount + damagedCount + waitingCount;
  const settled =
    failedCount > 0
      ? texts.someFailed(doneCount, failedCount)
      : doneCount > 0 || waiting === 0
        ? texts.allKept(doneCount)
        : '';
  return [
    settled,
    waitingCount > 0 ? texts.someWaitForVault(waitingCount) : '',
    duplicateCount > 0 ? texts.someThere(duplicateCount) : '',
    damagedCount > 0 ? texts.someDamaged(damagedCount) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
