/** A server of its own for a file of tests, with a mail server and a clock that stands until it is moved. */
import type { Clock } from '#shared/clock.ts';
import { type Backend, startBackend } from '../backend.ts';
import { startMailServer } from '../mailServer.ts';
import type { World } from './verification.ts';

export interface RunningWorld extends World {
  readonly backend: Backend;
  stop(): Promise<void>;
}

export async function startWorld(environment: Readonly<Record<string, string>> = {}): Promise<RunningWorld> {
  const mailServer = await startMailServer();
  const clock = standingClock(Date.UTC(2027, 1, 1, 10));
  const backend = await startBackend({
    clock,
    environment: { AMARANTH_SMTP_URL: mailServer.url, ...environment },
  });
  const { services } = await backend.server.businessLogic();
  return {
    services,
    clock,
    mailServer,
    backend,
    stop: async () => {
      await backend.stop();
      await mailServer.stop();
    },
  };
}

/** Nothing wakes by it, so that the server's own jobs do not run by themselves: each test says when. */
function standingClock(start: number): Clock & { advance(milliseconds: number): void } {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    sleep: (_milliseconds, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
  };
}
