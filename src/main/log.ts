/**
 * What happened in the shell, a line of JSON each: for whoever started it from a terminal or reads the system's journal, and in a
 * file that the menu shows.
 */
import type { LogFields, Logger } from '#shared/logger.ts';
import { scrub } from '#shared/scrub.ts';
import { openLogFile } from './logFile.ts';

let writeToFile: (line: string) => void = () => undefined;

/** From now on, in that folder too. */
export function logToFolder(folder: string): void {
  writeToFile = openLogFile(folder);
}

/** Callers leave secrets out; what they could not know of goes here. */
const scrubbed = (fields: LogFields = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? scrub(value) : value]),
  );

export const log: Logger = {
  log: (level, event, fields) => {
    const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...scrubbed(fields) });
    process.stderr.write(`${line}\n`);
    writeToFile(line);
  },
};

/** Of an error only its name: what a keychain or a file says of itself may hold what it was given. */
export function logFailure(event: string, error: unknown, fields: LogFields = {}): void {
  log.log('warning', event, { ...fields, error: error instanceof Error ? error.name : typeof error });
}
