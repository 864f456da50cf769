/** Loads the catalogue and the SDKs behind it, and starts its schedules. */
import type { DatabaseSync } from 'node:sqlite';
import { systemClock } from '#shared/clock.ts';
import type { Catalogue } from '../../functions/catalogue.ts';
import type { Schedule } from '../../functions/schedule.ts';
import type { Services } from '../../functions/services.ts';
import type { LocalServices, LocalServicesOptions } from './localServices.ts';
import { type HostOptions, readHost } from './readHost.ts';
import type { Scheduler } from './scheduler.ts';

/** How long a stop waits for the job under way, in milliseconds. */
const JOB_GRACE = 3_000;

export interface BusinessLogic {
  readonly catalogue: Catalogue;
  readonly services: Services;
  readonly scheduler: Scheduler;
  /** The catalogue's, and the server's own. */
  readonly schedules: readonly Schedule[];
  close(): Promise<void>;
}

export async function loadBusinessLogic(
  options: Omit<LocalServicesOptions, 'readHost'> & {
    readonly host: HostOptions;
    readonly database: DatabaseSync;
    /** What the server itself does by the clock. */
    readonly schedules: readonly Schedule[];
  },
): Promise<BusinessLogic> {
  const [{ createLocalServices }, { catalogue }, { createScheduler }] = await Promise.all([
    import('./localServices.ts'),
    import('../../functions/catalogue.ts'),
    import('./scheduler.ts'),
  ]);
  const services: LocalServices = createLocalServices({
    ...options,
    readHost: () => readHost(options.host, catalogue, services),
  });
  const { database, clock, log } = options;
  const schedules = [...catalogue.schedules, ...options.schedules];
  const scheduler = createScheduler({ database, schedules, services, clock, log });
  const stopped = new AbortController();
  const running = scheduler.start(stopped.signal);
  return {
    catalogue,
    services,
    scheduler,
    schedules,
    close: async () => {
      stopped.abort();
      // A job may be cut at any step; it is let finish the one it is at where that is quick.
      await Promise.race([running, systemClock.sleep(JOB_GRACE)]);
      await services.close();
    },
  };
}
