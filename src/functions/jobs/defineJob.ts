/**
 * [Note: Jobs]
 * Work by the clock, all of it through this one runner. A job names a query of the documents that are due and what to
 * do with one of them. Each subject is taken by itself: `process` claims it and looks again, in a transaction of its
 * own, at what made it due, because that may have changed since the query. What fails is kept with its subject
 * (`failures.ts`) while the others go on; the run itself leaves a heartbeat (`heartbeat.ts`).
 */
import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { defineSchedule, type Schedule } from '../schedule.ts';
import type { Services } from '../services.ts';
import { type Failure, forgetFailure, isResting, noteFailure, readFailures } from './failures.ts';
import { beginRun, heartbeatOf, readResumeAfter } from './heartbeat.ts';

const PAGE = 50;
/** A run ends after this, in milliseconds, and the next one goes on: a Cloud Function may live for nine minutes. */
const LONGEST_RUN = 8 * 60_000;

export interface Job {
  readonly name: `${string}-${string}`;
  /** What it was called before: nobody is shown a job that no longer runs. */
  readonly formerName?: string;
  /** Five-field cron expression, in UTC. */
  readonly expression: string;
  /** What is due at `now` (milliseconds), in an order that a cursor can follow. */
  due(services: Services, now: number): Query;
  /**
   * The query asks for everything in the order of its ids, whatever was done: a run that LONGEST_RUN ended is gone on
   * with by the next, so that those late in the order have their turn.
   */
  readonly goesRound?: boolean;
  /** What it takes away, nobody can bring back: only what was due at an instant that has passed beyond doubt. */
  readonly erases?: boolean;
  /** Rejects when this subject could not be done; it is tried again later. */
  process(services: Services, subject: QueryDocumentSnapshot): Promise<void>;
}

export function defineJob(job: Job): Schedule {
  return defineSchedule({
    name: job.name,
    expression: job.expression,
    run: ({ services }) => runJob(job, services),
  });
}

async function runJob(job: Job, services: Services): Promise<void> {
  const { firestore, clock, log } = services;
  const heartbeat = heartbeatOf(firestore, job.name);
  const passed = await beginRun(heartbeat, clock.now());
  const dueUntil = job.erases ? passed : clock.now();
  try {
    if (dueUntil === null) {
      await heartbeat.set({ lastFinishedAt: Timestamp.fromMillis(clock.now()) }, { merge: true });
      log.log('warning', 'job-doubts-clock', { name: job.name });
      return;
    }
    const after = job.goesRound ? await readResumeAfter(heartbeat) : '';
    const { done, failing, resumeAfter } = await processDue(job, services, dueUntil, after);
    const latest = [...failing.values()].at(-1);
    await heartbeat.set(
      {
        lastFinishedAt: Timestamp.fromMillis(clock.now()),
        lastFailure: latest ? `${latest.subject}: ${latest.reason}` : '',
        failures: failing.size,
        ...(job.goesRound ? { resumeAfter } : {}),
      },
      { merge: true },
    );
    log.log('info', 'job-ran', { name: job.name, done, failing: failing.size });
    if (job.formerName) await firestore.recursiveDelete(heartbeatOf(firestore, job.formerName));
  } catch (error) {
    await heartbeat.set({ lastFailure: String(error) }, { merge: true }).catch(() => undefined);
    throw error;
  }
}

async function processDue(
  job: Job,
  services: Services,
  dueUntil: number,
  after: string,
): Promise<{ done: number; failing: ReadonlyMap<string, Failure>; resumeAfter: string }> {
  const { firestore, clock } = services;
  const startedAt = clock.now();
  const failing = await readFailures(services, job.name);
  const unseen = new Set(failing.keys());
  const query = job.due(services, dueUntil).limit(PAGE);
  let done = 0;
  let last = after;
  let page = await (after === '' ? query : query.startAfter(after)).get();
  for (;;) {
    for (const subject of page.docs) {
      if (clock.now() - startedAt > LONGEST_RUN) return { done, failing, resumeAfter: last };
      const { path } = subject.ref;
      last = subject.id;
      unseen.delete(path);
      const earlier = failing.get(path);
      if (earlier && isResting(earlier, startedAt)) continue;
      const failure = await attempt(job, services, subject, earlier);
      if (failure) failing.set(path, failure);
      else {
        done += 1;
        failing.delete(path);
      }
    }
    const end = page.docs.at(-1);
    if (!end || page.size < PAGE) break;
    page = await query.startAfter(end).get();
  }
  if (after !== '') return { done, failing, resumeAfter: '' };
  // A run that saw everything that is due: what is due no longer fails no longer.
  for (const path of unseen) {
    await forgetFailure(firestore, job.name, path);
    failing.delete(path);
  }
  return { done, failing, resumeAfter: '' };
}

async function attempt(
  job: Job,
  services: Services,
  subject: QueryDocumentSnapshot,
  earlier: Failure | undefined,
): Promise<Failure | null> {
  const { firestore, clock, log } = services;
  const { path } = subject.ref;
  try {
    await job.process(services, subject);
    if (earlier) await forgetFailure(firestore, job.name, path);
    return null;
  } catch (error) {
    const failure = await noteFailure(firestore, job.name, {
      subject: path,
      earlier,
      error,
      now: clock.now(),
    }).catch((cause: unknown): Failure => {
      log.log('error', 'job-failure-not-kept', { name: job.name, subject: path, reason: String(cause) });
      return { subject: path, tries: 1, reason: String(error), isSetAside: false, nextTryAt: clock.now() };
    });
    log.log('error', failure.isSetAside ? 'job-subject-set-aside' : 'job-subject-failed', {
      name: job.name,
      subject: path,
      tries: failure.tries,
      reason: failure.reason,
    });
    return failure;
  }
}

/** The person below whose document a subject stands: `users/{uid}/collection/{id}`. Throws for a row of nobody. */
export function ownerOf(subject: QueryDocumentSnapshot): string {
  const owner = subject.ref.parent.parent;
  if (owner?.parent.path === 'users') return owner.id;
  throw new Error('The document belongs to nobody.');
}
