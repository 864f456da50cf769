import type { Schedule } from '../../src/functions/schedule.ts';
import type { Services } from '../../src/functions/services.ts';
import type { movableClock } from './movableClock.ts';

/** Runs a job twice, an hour apart: the first run may doubt a clock that the test moved by weeks. */
export async function runTwice(
  job: Schedule,
  services: Services,
  clock: ReturnType<typeof movableClock>,
): Promise<void> {
  await job.run({ services, dueAt: clock.now() });
  clock.advance(3600_000);
  await job.run({ services, dueAt: clock.now() });
}

/** For a job that is overtaken: `change` happens once it has found what is due, before it looks at the first of it again. */
export function overtakenBy(services: Services, change: () => Promise<unknown>): Services {
  const { firestore } = services;
  let changed: Promise<unknown> | null = null;
  return {
    ...services,
    firestore: new Proxy(firestore, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        if (name !== 'runTransaction') return member.bind(target);
        return async (...given: unknown[]) => {
          changed ??= change();
          await changed;
          return member.apply(target, given);
        };
      },
    }),
  };
}
