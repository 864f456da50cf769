/** What became of the files, as a sentence, when nothing moves any more. */
import type { UploadTexts } from './describeState.ts';
import type { OverallProgress } from './progress.ts';

type Counts = Pick<OverallProgress, 'doneCount' | 'failedCount' | 'damagedCount'>;

export function describeOutcome(
  texts: UploadTexts,
  { doneCount, failedCount, damagedCount }: Counts,
): string {
  const settled = failedCount > 0 ? texts.someFailed(doneCount, failedCount) : texts.allKept(doneCount);
  if (damagedCount === 0) return settled;
  const waiting = texts.someDamaged(damagedCount);
  return doneCount + failedCount === 0 ? waiting : `${settled}, ${waiting}`;
}
