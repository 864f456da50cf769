/** The days around today in earlier years, where albums may hold something of them. */
import type { Album } from '#shared/domain/album.ts';

export interface TimeOfYear {
  /** Wall clocks: from the first day's beginning to the last day's end. */
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000;
/** How many days before and after today still are this time of year. */
const DAYS_AROUND = 10;
/** Each year is a question to the server. */
const MOST_YEARS = 12;

type Ranged = Pick<Album, 'firstTakenAt' | 'lastTakenAt'>;

/** The latest year first. `today` is a wall clock. */
export function timesOfYear(albums: readonly Ranged[], today: string): TimeOfYear[] {
  const ranges = albums.flatMap(({ firstTakenAt, lastTakenAt }) =>
    firstTakenAt && lastTakenAt ? [{ firstTakenAt, lastTakenAt }] : [],
  );
  const thisYear = Number(today.slice(0, 4));
  const firstYear = Math.min(thisYear, ...ranges.map(({ firstTakenAt }) => Number(firstTakenAt.slice(0, 4))));
  const times: TimeOfYear[] = [];
  for (let year = thisYear - 1; year >= firstYear - 1 && times.length < MOST_YEARS; year -= 1) {
    const day = Date.UTC(year, Number(today.slice(5, 7)) - 1, Number(today.slice(8, 10)));
    const from = new Date(day - DAYS_AROUND * DAY).toISOString();
    const to = new Date(day + (DAYS_AROUND + 1) * DAY - 1).toISOString();
    if (ranges.some(({ firstTakenAt, lastTakenAt }) => firstTakenAt <= to && lastTakenAt >= from)) {
      times.push({ from, to });
    }
  }
  return times;
}
