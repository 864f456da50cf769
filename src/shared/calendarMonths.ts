/** Months as a calendar counts them, for terms that the law or a promise gives in months. */

/** The last instant of the day, in UTC, that lies so many calendar months later; a month that is too short ends on its last day. */
export function endOfDayMonthsAfter(instant: number, months: number): number {
  const from = new Date(instant);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay), 23, 59, 59, 999);
}
