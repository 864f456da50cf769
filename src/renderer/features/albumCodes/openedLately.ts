/** How often a code was opened in the last thirty days, today among them. */
const DAY = 24 * 60 * 60_000;

export function openedLately(openings: Readonly<Record<string, number>>, now: number): number {
  const first = new Date(now - 29 * DAY).toISOString().slice(0, 10);
  return Object.entries(openings).reduce((sum, [day, count]) => (day >= first ? sum + count : sum), 0);
}
