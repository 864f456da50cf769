/** Instants of a life verification, in milliseconds since the epoch, as its owner's calendar and clock say them. */
import type { Language } from '#shared/domain/userProfile.ts';
import { longDateFormat } from '#shared/longDates.ts';

export interface SaidIn {
  readonly language: Language;
  readonly timeZone: string;
}

export function sayDay(at: number, { language, timeZone }: SaidIn): string {
  return longDateFormat(language, { dateStyle: 'long', timeZone }).format(at);
}

export function sayShortDay(at: number, { language, timeZone }: SaidIn): string {
  return longDateFormat(language, { day: 'numeric', month: 'short', timeZone }).format(at);
}

export function sayInstant(at: number, { language, timeZone }: SaidIn): string {
  return longDateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);
}

/** A term that ends with a day ends at the midnight after it: the day that it still has is the one before. */
export function lastDayBefore(at: number): number {
  return at - 1;
}
