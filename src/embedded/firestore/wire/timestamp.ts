/**
 * Timestamps: RFC 3339 text with up to nanoseconds on the wire, microseconds since the epoch in storage.
 * Source: https://protobuf.dev/reference/protobuf/google.protobuf/#timestamp
 */
import { invalidArgument } from '../errors.ts';

export interface Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
}

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/** Throws INVALID_ARGUMENT for text that is not a timestamp between the years 1 and 9999. */
export function parseTimestamp(text: string): Timestamp {
  const match = pattern.exec(text);
  const fail = () => invalidArgument(`Invalid value: "${text.slice(0, 64)}" is not a timestamp.`);
  if (!match) throw fail();
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHour, offsetMinute] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  if (
    date.getUTCMonth() !== Number(month) - 1 ||
    date.getUTCDate() !== Number(day) ||
    Number(hour) > 23 ||
    Number(minute) > 59 ||
    Number(second) > 59
  ) {
    throw fail();
  }
  const offset = sign ? (sign === '-' ? -1 : 1) * (Number(offsetHour) * 3600 + Number(offsetMinute) * 60) : 0;
  const seconds = date.getTime() / 1000 - offset;
  if (seconds < -62135596800 || seconds > 253402300799) throw fail();
  return { seconds, nanoseconds: Number(fraction.padEnd(9, '0')) };
}

/** Text with no, three, six or nine digits of a second, as the vendor writes it. */
export function formatTimestamp({ seconds, nanoseconds }: Timestamp): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (nanoseconds === 0) return `${whole}Z`;
  const digits = String(nanoseconds).padStart(9, '0');
  return `${whole}.${digits.replace(/(?:000){1,2}$/, '')}Z`;
}

/** Stored timestamps keep microseconds; the rest is cut off. */
export function truncateToMicroseconds(timestamp: Timestamp): Timestamp {
  return {
    seconds: timestamp.seconds,
    nanoseconds: timestamp.nanoseconds - (timestamp.nanoseconds % 1000),
  };
}

export function fromMicroseconds(microseconds: number): string {
  const seconds = Math.floor(microseconds / 1e6);
  return formatTimestamp({ seconds, nanoseconds: (microseconds - seconds * 1e6) * 1000 });
}

export function toMicroseconds(text: string): number {
  const { seconds, nanoseconds } = parseTimestamp(text);
  return seconds * 1e6 + Math.floor(nanoseconds / 1000);
}
