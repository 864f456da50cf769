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
