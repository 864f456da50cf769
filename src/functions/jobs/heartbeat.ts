/** When each job last ran and what it could not do, kept in `jobs/{name}` for `/health` and the administrators. */
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';

export interface Heartbeat {
  readonly name: string;
  /** Milliseconds since the epoch; null for what never happened. */
  readonly lastStartedAt: number | null;
  readonly lastFinishedAt: number | null;
  /** Why the last run, or a subject of it, failed; empty when nothing did. */
  readonly lastFailure: string;
  /** Subjects that fail and are tried again, or were set aside. */
  readonly failures: number;
}

const instant = z
  .instanceof(Timestamp)
  .transform((timestamp) => timestamp.toMillis())
  .nullable()
  .catch(null);
const heartbeatSchema = z.object({
  lastStartedAt: instant,
  lastFinishedAt: instant,
  lastFailure: z.string().catch(''),
  failures: z.number().catch(0),
});

export function heartbeatOf(firestore: Firestore, name: string): DocumentReference {
  return firestore.doc(`jobs/${name}`);
}

export async function readHeartbeats(firestore: Firestore): Promise<readonly Heartbeat[]> {
  const page = await firestore.collection('jobs').get();
  return page.docs.map((document) => ({ name: document.id, ...heartbeatSchema.parse(document.data()) }));
}

/** The id of the subject after which a job that goes round goes on; empty where it begins anew. */
export async function readResumeAfter(heartbeat: DocumentReference): Promise<string> {
  return z
    .string()
    .catch('')
    .parse((await heartbeat.get()).get('resumeAfter'));
}

/** The clock has leapt when the last run began further away than this, in milliseconds. */
const LEAP = 24 * 60 * 60_000;
/** A leap is believed once another run agrees this much later: the jobs that ask run every hour. */
const AGREEMENT = 50 * 60_000;
const beginningSchema = z.object({ lastStartedAt: instant, clockDoubtedAt: instant });

/**
 * Notes that a run begins. Resolves with whether its clock is to be doubted: a machine that was off for a while and a
 * clock that is wrong for a moment look the same at first, and only the former still says so an hour later.
 */
export async function beginRun(heartbeat: DocumentReference, now: number): Promise<boolean> {
  const { lastStartedAt, clockDoubtedAt } = beginningSchema.parse((await heartbeat.get()).data() ?? {});
  const hasLeapt = lastStartedAt !== null && Math.abs(now - lastStartedAt) > LEAP;
  const since = hasLeapt ? now : clockDoubtedAt;
  const isDoubted = since !== null && now - since < AGREEMENT;
  const doubt = isDoubted ? Timestamp.fromMillis(since) : null;
  await heartbeat.set({ lastStartedAt: Timestamp.fromMillis(now), clockDoubtedAt: doubt }, { merge: true });
  return isDoubted;
}
