/** What happened in the shell, a line of JSON each, for whoever started it from a terminal or reads the system's journal. */
import type { LogFields, Logger } from '#shared/logger.ts';

export const log: Logger = {
  log: (level, event, fields) => {
    process.stderr.write(`${JSON.stringify({ level, event, ...fields })}\n`);
  },
};

/** Of an error only its name: what a keychain or a file says of itself may hold what it was given. */
export function logFailure(event: string, error: unknown, fields: LogFields = {}): void {
  log.log('warning', event, { ...fields, error: error instanceof Error ? error.name : typeof error });
}
