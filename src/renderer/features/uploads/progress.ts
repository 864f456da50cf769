/** The whole queue in one line: how much is done, how fast, how long it will take. */
import { isDuplicate, isNotAdded, isSettled, sentBytesOf, type Upload, waitsForVault } from './upload.ts';

export interface OverallProgress {
  readonly fileCount: number;
  readonly doneCount: number;
  readonly failedCount: number;
  /** Files that their album had already. */
  readonly duplicateCount: number;
  /** Damaged ones that wait for an answer. */
  readonly damagedCount: number;
  /** Files of the vault that have arrived and wait for it to be open. */
  readonly waitingCount: number;
  readonly isWorking: boolean;
  readonly isPaused: boolean;
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/** Files that failed or wait for the person are not work that is left. */
export function overallProgress(uploads: readonly Upload[]): OverallProgress {
  const counted = uploads.filter((upload) => !isNotAdded(upload) && !isDuplicate(upload));
  const countOf = (kind: Upload['state']['kind']) =>
    uploads.filter(({ state }) => state.kind === kind).length;
  const duplicateCount = uploads.filter(isDuplicate).length;
  const waitingCount = uploads.filter(waitsForVault).length;
  const unsettled = uploads.filter((upload) => !isSettled(upload) && !waitsForVault(upload));
  return {
    fileCount: uploads.length,
    doneCount: countOf('done'),
    failedCount: countOf('failed') - duplicateCount,
    duplicateCount,
    damagedCount: countOf('damaged'),
    waitingCount,
    isWorking: unsettled.some(({ state }) => state.kind !== 'paused'),
    isPaused: unsettled.length > 0 && unsettled.every(({ state }) => state.kind === 'paused'),
    sentBytes: counted.reduce((sum, upload) => sum + sentBytesOf(upload), 0),
    totalBytes: counted.reduce((sum, upload) => sum + upload.byteCount, 0),
  };
}

interface Sample {
  readonly at: number;
  readonly sentBytes: number;
}

/** How far back the speed looks, in milliseconds. */
const SPEED_WINDOW = 8_000;

/** How long bytes must have moved before their speed says anything about those to come, in milliseconds. */
const STEADY_AFTER = 5_000;

/** Speed over the last seconds. `at` is any clock in milliseconds that does not go back. */
export function createSpeedometer() {
  let samples: Sample[] = [];
  return {
    /** Bytes a second; null until there is enough to tell. */
    measure(at: number, sentBytes: number): number | null {
      const last = samples.at(-1);
      // A new batch or a restart: what was sent before says nothing about it.
      if (last && sentBytes < last.sentBytes) samples = [];
      // The first files are looked into before anything is sent: that time says nothing of the line.
      const hasMoved = samples.some((sample) => sample.sentBytes !== sentBytes);
      if (!hasMoved) samples = [];
      samples = [...samples.filter((sample) => at - sample.at <= SPEED_WINDOW), { at, sentBytes }];
      const first = samples[0];
      if (!first || at - first.at < STEADY_AFTER) return null;
      return ((sentBytes - first.sentBytes) * 1000) / (at - first.at);
    },
  };
}

/** Seconds left at this speed; null when it cannot be told. */
export function secondsLeft({ sentBytes, totalBytes }: OverallProgress, speed: number | null): number | null {
  if (speed === null || speed <= 0) return null;
  return Math.ceil((totalBytes - sentBytes) / speed);
}
