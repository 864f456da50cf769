/** Has a failure of a job tried again by its next run (shared/callables/jobs.ts). */
import { jobsRetry } from '#shared/callables/jobs.ts';
import { recordAct } from '../administratorActs/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { retryFailure } from './failures.ts';

export const retry = defineHandler(jobsRetry, {
  access: 'admin',
  run: async ({ job, subject }, { caller, services }) => {
    const { firestore, clock, log } = services;
    const now = clock.now();
    const isNoted = await retryFailure(firestore, job, subject, {
      now,
      record: (transaction) =>
        recordAct(transaction, { caller, services }, { act: jobsRetry.name, subject: job }),
    });
    if (!isNoted) {
      throw new Refusal('not-found', 'This failure is over already.', { field: 'subject' });
    }
    log.log('info', 'job-subject-retried', { name: job, subject });
    return { nextTryAt: new Date(now).toISOString() };
  },
});
