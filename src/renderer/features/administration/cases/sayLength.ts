/** How long something lasted, in milliseconds: "2 hours", "3 days". */
import type { Language } from '#shared/domain/userProfile.ts';

const MINUTE = 60_000;
const units = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** In the largest unit of which it holds two, at least in minutes. */
export function sayLength(milliseconds: number, language: Language): string {
  const [unit, length] = units.find(([, each]) => milliseconds >= 2 * each) ?? ['minute', MINUTE];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.round(milliseconds / length)));
}
