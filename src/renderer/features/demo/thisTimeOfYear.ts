/** The picture whose day of the year is nearest to today's: what the family was doing about now, some year. */
import { asUtcDate } from '#shared/domain/wallClock.ts';
import type { FamilyPicture } from './api.ts';

const DAY = 86_400_000;
const YEAR = 365;

/** Null without pictures. `now` is in milliseconds since the epoch. */
export function pictureOfThisTime(pictures: readonly FamilyPicture[], now: number): FamilyPicture | null {
  const today = dayOfYear(now);
  const away = (picture: FamilyPicture) => {
    const days = Math.abs(dayOfYear(asUtcDate(picture.takenAt)?.getTime() ?? 0) - today);
    return Math.min(days, YEAR - days);
  };
  return pictures.reduce<FamilyPicture | null>(
    (nearest, picture) => (nearest && away(nearest) <= away(picture) ? nearest : picture),
    null,
  );
}

function dayOfYear(instant: number): number {
  const date = new Date(instant);
  return Math.floor((Date.UTC(2001, date.getUTCMonth(), date.getUTCDate()) - Date.UTC(2001, 0, 1)) / DAY);
}
