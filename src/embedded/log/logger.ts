/**
 * Structured logs, one JSON object a line. Callers pass only what may be kept: never a token, a password,
 * a code, an e-mail address or a document's content.
 */
export type LogLevel = 'debug' | 'info' | 'warning' | 'error';
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Logger {
  log(level: LogLevel, event: string, fields?: LogFields): void;
}

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
