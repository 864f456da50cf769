/** Shows administrators which jobs ran, when, and what they could not do (shared/callables/jobs.ts). */
import { jobsList } from '#shared/callables/jobs.ts';
import { defineHandler } from '../handler.ts';
import { readFailures } from './failures.ts';
import { readHeartbeats } from './heartbeat.ts';

export const list = defineHandler(jobsList, {
  access: 'admin',
  effect: 'reads',
  run: async (_input, { services }) => {
    const heartbeats = await readHeartbeats(services.firestore);
    return {
      jobs: await Promise.all(
        heartbeats.map(async ({ name, lastStartedAt, lastFinishedAt, lastFailure }) => ({
          name,
          lastStartedAt: asInstant(lastStartedAt),
          lastFinishedAt: asInstant(lastFinishedAt),
          lastFailure,
          failures: [...(await readFailures(services, name)).values()].map(
            ({ subject, tries, reason, isSetAside, nextTryAt }) => ({
              subject,
              tries,
              reason,
              isSetAside,
              nextTryAt: new Date(nextTryAt).toISOString(),
            }),
          ),
        })),
      ),
    };
  },
});

const asInstant = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();
