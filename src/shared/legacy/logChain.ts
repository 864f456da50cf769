/** How lines of the log hang together: each holds the hash of the one before, and its own over everything else in it. */
import canonicalize from 'canonicalize';
import type { LogEvent, LogLine } from './logLine.ts';

/** The hash before the first line. */
const NO_LINE = '0'.repeat(64);

/** The end of a log, to which the next line is appended; null for an empty one. */
export type LogEnd = Pick<LogLine, 'number' | 'hash'> | null;

interface NewLine {
  readonly ownerId: LogLine['ownerId'];
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly event: LogEvent;
}

/** `sha256` in lower-case hexadecimal of a text's UTF-8: each side has its own. */
export function appendLine(
  end: LogEnd,
  { ownerId, at, event }: NewLine,
  sha256: (text: string) => string,
): LogLine {
  const number = (end?.number ?? 0) + 1;
  const unsigned = { ownerId, number, at, event, previousHash: end?.hash ?? NO_LINE };
  return { ...unsigned, hash: sha256(hashedText(unsigned)) };
}

/** Under which a line is kept: in the order of their numbers. */
export function logLineId(number: number): string {
  return String(number).padStart(10, '0');
}

export type LogVerdict =
  | { readonly is: 'whole' }
  /** The first number at which a line is missing, altered, or hangs on another than the one before. */
  | { readonly is: 'broken'; readonly number: number; readonly why: 'missing' | 'altered' | 'out-of-chain' };

/**
 * Whether lines from the first one on, in order, are as they were written. What was cut off at the end cannot be seen from
 * the rest: who kept an earlier copy compares its last line.
 */
export async function verifyLog(
  lines: readonly LogLine[],
  sha256: (text: string) => Promise<string> = hashByWebCrypto,
): Promise<LogVerdict> {
  let end: LogEnd = null;
  for (const line of lines) {
    const number: number = (end?.number ?? 0) + 1;
    if (line.number !== number) return { is: 'broken', number, why: 'missing' };
    if (line.previousHash !== (end?.hash ?? NO_LINE)) return { is: 'broken', number, why: 'out-of-chain' };
    const { hash, ...unsigned } = line;
    if ((await sha256(hashedText(unsigned))) !== hash) return { is: 'broken', number, why: 'altered' };
    end = line;
  }
  return { is: 'whole' };
}

/** RFC 8785: the same on every machine, whatever order its fields came in. */
function hashedText(line: Omit<LogLine, 'hash'>): string {
  const text = canonicalize(line);
  if (text === undefined) throw new Error('A log line is an object.');
  return text;
}

async function hashByWebCrypto(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
