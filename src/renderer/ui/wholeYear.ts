/** What a year of two digits means: "62" on the back of a photograph is 1962, and in 2062 it may be that year. */

/**
 * The ISO date with its year in full: the latest one that ends in the typed digits and has begun by `today`, an ISO date.
 * A year of three or four digits, and what is no date, stay as they are.
 */
export function wholeYear(date: string, today: string): string {
  const digits = /^00(\d\d)(-\d\d-\d\d)$/.exec(date);
  if (!digits) return date;
  const thisYear = Number(today.slice(0, 4));
  const sinceThen = (thisYear - Number(digits[1])) % 100;
  return `${thisYear - sinceThen}${digits[2]}`;
}

/** Long enough for a paper that ran out and was found again. */
const LOOKING_BACK = 20;

/** The same of a day on which something ends: "31" on a passport is 2031, and "19" one that ran out. */
export function wholeYearAhead(date: string, today: string): string {
  const digits = /^00(\d\d)(-\d\d-\d\d)$/.exec(date);
  if (!digits) return date;
  const first = Number(today.slice(0, 4)) - LOOKING_BACK;
  return `${first + ((Number(digits[1]) - (first % 100) + 100) % 100)}${digits[2]}`;
}
