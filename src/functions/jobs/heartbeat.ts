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
    .regex(/^[^/]*$/)
    .catch('')
    .parse((await heartbeat.get()).get('resumeAfter'));
}

/** The clock has leapt when the last run began further away than this, in milliseconds: a daily job may be late. */
const LEAP = 26 * 60 * 60_000;
/** A leap is believed once another run agrees this much later: the jobs that ask run every hour. */
const AGREEMENT = 50 * 60_000;
/** A machine that is never on for that long leaps each time: so many times in a row, the first is beyond doubt. */
const SITTINGS = 3;
const beginningSchema = z.object({
  lastStartedAt: instant,
  clockDoubtedAt: instant,
  sittingsBeganAt: z.array(z.instanceof(Timestamp).transform((timestamp) => timestamp.toMillis())).catch([]),
});

/**
 * Notes that a run begins. Resolves with the instant that has passed beyond doubt: now, unless the clock has leapt or this
 * is the first run. A machine that was off for a while and a clock that is wrong for a moment look the same at first: the
 * former still says so an hour later, or is later still the next times that it is on. Null while nothing is known to have
 * passed.
 */
export async function beginRun(heartbeat: DocumentReference, now: number): Promise<number | null> {
  const stored = beginningSchema.parse((await heartbeat.get()).data() ?? {});
  const { lastStartedAt } = stored;
  // Of its first run nothing says whether the clock is right, either.
  const hasLeapt = lastStartedAt === null || Math.abs(now - lastStartedAt) > LEAP;
  const since = hasLeapt ? now : stored.clockDoubtedAt;
  const isDoubted = since !== null && now - since < AGREEMENT;
  // Those that were ahead of now were wrong.
  const earlier = stored.sittingsBeganAt.filter((at) => at <= now);
  const sittings = isDoubted ? [...earlier, ...(hasLeapt ? [now] : [])].slice(-SITTINGS) : [];
  await heartbeat.set(
    {
      lastStartedAt: Timestamp.fromMillis(now),
      clockDoubtedAt: isDoubted ? Timestamp.fromMillis(since) : null,
      sittingsBeganAt: sittings.map((at) => Timestamp.fromMillis(at)),
    },
    { merge: true },
  );
  if (!isDoubted) return now;
  return sittings.length === SITTINGS ? (sittings[0] ?? null) : null;
}
