/** Which figures of the server's health an operator should look at, and which want an act at once. */
import type { CallableOutput } from '#shared/callables/contract.ts';
import type { operationsReadHealth } from '#shared/callables/operations.ts';

export type Health = CallableOutput<typeof operationsReadHealth>;
export type Verdict = 'good' | 'look' | 'bad' | 'unknown';

const DAY = 24 * 3600_000;
const GIGABYTE = 1024 ** 3;

export function judgeDisk(disk: Health['disk']): Verdict {
  if (!disk) return 'unknown';
  if (disk.freeBytes < GIGABYTE || disk.freeBytes < disk.totalBytes * 0.02) return 'bad';
  return disk.freeBytes < disk.totalBytes * 0.1 ? 'look' : 'good';
}

/** Where the machine is ours: a server without any backup is worse than one whose backup is old. */
export function judgeBackup({ disk, lastBackupAt }: Health, now: number): Verdict {
  if (!disk) return 'unknown';
  if (lastBackupAt === null) return 'bad';
  const age = now - Date.parse(lastBackupAt);
  if (age > 7 * DAY) return 'bad';
  return age > 2 * DAY ? 'look' : 'good';
}

export function judgeCertificate(expiresAt: string | null, now: number): Verdict {
  if (expiresAt === null) return 'unknown';
  const left = Date.parse(expiresAt) - now;
  if (left < 7 * DAY) return 'bad';
  return left < 21 * DAY ? 'look' : 'good';
}

export function judgeLateJobs(lateJobs: Health['lateJobs']): Verdict {
  if (!lateJobs) return 'unknown';
  return lateJobs.length > 0 ? 'bad' : 'good';
}

/** Of what should be nobody's lot. */
export const judgeFailures = (count: number): Verdict => (count > 0 ? 'look' : 'good');
