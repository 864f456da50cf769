/** `Retry-After` (RFC 9110 §10.2.3) in milliseconds from `now`; null when there is none that can be read. */
import { systemClock } from '#shared/clock.ts';

export function readRetryAfter(headers: Headers, now: number = systemClock.now()): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
