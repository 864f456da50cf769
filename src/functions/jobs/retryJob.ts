/** Has a failure of a job tried again by its next run (shared/callables/jobs.ts). */
import { jobsRetry } from '#shared/callables/jobs.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { retryFailure } from './failures.ts';

export const retry = defineHandler(jobsRetry, {
  access: 'admin',
  run: async ({ job, subject }, { services: { firestore, clock, log } }) => {
    const now = clock.now();
    if (!(await retryFailure(firestore, job, subject, now))) {
      throw new Refusal('not-found', 'This failure is over already.', { field: 'subject' });
    }
    log.log('info', 'job-subject-retried', { name: job, subject });
    return { nextTryAt: new Date(now).toISOString() };
  },
});
