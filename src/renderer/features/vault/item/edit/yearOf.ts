/** What a year of two digits means in a field: a paper was issued in the past, and runs out in the future. */
import { wholeYear, wholeYearAhead } from '#ui/wholeYear.ts';

export function yearOf(field: string): (date: string, today: string) => string {
  return field === 'expiresOn' ? wholeYearAhead : wholeYear;
}
