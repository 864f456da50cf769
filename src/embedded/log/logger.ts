/** The embedded backend's log: one JSON object a line. */
import type { Logger, LogLevel } from '#shared/logger.ts';

export type { LogFields, Logger, LogLevel } from '#shared/logger.ts';

const order: readonly LogLevel[] = ['debug', 'info', 'warning', 'error'];

export function createLogger(
  write: (line: string) => void,
  now: () => number,
  threshold: LogLevel = 'info',
): Logger {
  return {
    log(level, event, fields = {}) {
      if (order.indexOf(level) < order.indexOf(threshold)) return;
      write(JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields }));
    },
  };
}

export const silentLogger: Logger = { log: () => undefined };
