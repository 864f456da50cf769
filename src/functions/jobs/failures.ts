/**
 * Subjects that a job could not do, kept in `jobs/{name}/failures`: each is tried again later and later, and set aside
 * as poisoned after MOST_TRIES, so that one bad row costs the others nothing and somebody is told.
 */
import { createHash } from 'node:crypto';
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { isYetToCome } from '#shared/clock.ts';
import type { Services } from '../services.ts';

const FIRST_DELAY = 5 * 60_000;
const LONGEST_DELAY = 60 * 60_000;
/** After this many tries a subject is reported as set aside; a try an hour goes on, for when its cause was mended. */
const MOST_TRIES = 5;
const LONGEST_REASON = 500;
/** Bytes: Firestore takes names of 1,500. */
const LONGEST_ID = 1_000;

export interface Failure {
  /** Path of the document that the job was about. */
  readonly subject: string;
  readonly tries: number;
  readonly reason: string;
  readonly isSetAside: boolean;
  /** Milliseconds since the epoch. */
  readonly nextTryAt: number;
}

const failureSchema = z.object({
  subject: z.string().min(1),
  tries: z.number().catch(0),
  reason: z.string().catch(''),
  isSetAside: z.boolean().catch(false),
  nextTryAt: z
    .instanceof(Timestamp)
    .transform((timestamp) => timestamp.toMillis())
    .catch(0),
});

function failuresOf(firestore: Firestore, jobName: string): CollectionReference {
  return firestore.collection(`jobs/${jobName}/failures`);
}

function failureOf(firestore: Firestore, jobName: string, subject: string): DocumentReference {
  const id = subject.replaceAll('/', '|');
  const isShort = Buffer.byteLength(id) <= LONGEST_ID;
  return failuresOf(firestore, jobName).doc(
    isShort ? id : createHash('sha256').update(subject).digest('hex'),
  );
}

/** By subject. A row that names none is only logged: nothing of a job's own may keep it from its work. */
export async function readFailures(
  { firestore, log }: Pick<Services, 'firestore' | 'log'>,
  jobName: string,
): Promise<Map<string, Failure>> {
  const page = await failuresOf(firestore, jobName).get();
  return new Map(
    page.docs.flatMap((document) => {
      const failure = failureSchema.safeParse(document.data()).data;
      if (failure) return [[failure.subject, failure]];
      log.log('warning', 'job-failure-not-read', { path: document.ref.path });
      return [];
    }),
  );
}

/** Whether it is not to be tried again yet. */
export function isResting({ nextTryAt }: Failure, now: number): boolean {
  return isYetToCome(nextTryAt, now, LONGEST_DELAY);
}

/** For a row that cannot be read: the names of its fields at fault, never what stands in them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return String(error);
  return `It cannot be read: ${error.issues.map(({ path }) => path.join('.')).join(', ')}.`;
}

export async function noteFailure(
  firestore: Firestore,
  jobName: string,
  failed: {
    readonly subject: string;
    readonly earlier: Failure | undefined;
    readonly error: unknown;
    readonly now: number;
  },
): Promise<Failure> {
  const tries = (failed.earlier?.tries ?? 0) + 1;
  const failure = {
    subject: failed.subject,
    tries,
    reason: reasonOf(failed.error).slice(0, LONGEST_REASON),
    isSetAside: tries >= MOST_TRIES,
    nextTryAt: failed.now + Math.min(FIRST_DELAY * 2 ** (tries - 1), LONGEST_DELAY),
  };
  await failureOf(firestore, jobName, failed.subject).set({
    ...failure,
    nextTryAt: Timestamp.fromMillis(failure.nextTryAt),
  });
  return failure;
}

/**
 * Whether there was such a failure: the next run tries it again, from the first of its tries on. `record` writes beside
 * it.
 */
export function retryFailure(
  firestore: Firestore,
  jobName: string,
  subject: string,
  { now, record }: { readonly now: number; readonly record: (transaction: Transaction) => void },
): Promise<boolean> {
  const row = failureOf(firestore, jobName, subject);
  return firestore.runTransaction(async (transaction) => {
    if (!(await transaction.get(row)).exists) return false;
    transaction.update(row, { tries: 0, isSetAside: false, nextTryAt: Timestamp.fromMillis(now) });
    record(transaction);
    return true;
  });
}

export async function forgetFailure(firestore: Firestore, jobName: string, subject: string): Promise<void> {
  await failureOf(firestore, jobName, subject).delete();
}
