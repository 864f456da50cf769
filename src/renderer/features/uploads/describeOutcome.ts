/** What became of the files, as a sentence, when nothing moves any more. */
import type { UploadTexts } from './describeState.ts';
import type { OverallProgress } from './progress.ts';

type Counts = Pick<OverallProgress, 'doneCount' | 'failedCount' | 'duplicateCount' | 'damagedCount'>;

export function describeOutcome(
  texts: UploadTexts,
  { doneCount, failedCount, duplicateCount, damagedCount }: Counts,
): string {
  const waiting = duplicateCount + damagedCount;
  const settled =
    failedCount > 0
      ? texts.someFailed(doneCount, failedCount)
      : doneCount > 0 || waiting === 0
        ? texts.allKept(doneCount)
        : '';
  return [
    settled,
    duplicateCount > 0 ? texts.someThere(duplicateCount) : '',
    damagedCount > 0 ? texts.someDamaged(damagedCount) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
