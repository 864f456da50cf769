/**
 * The dates that cameras, programs and people write, as wall clocks ([Note: Wall clocks]): EXIF's
 * `2019:07:14 18:03:22`, XMP's `2019-07-14T18:03+02:00`, IPTC's `20190714`, and the ones in file names.
 */
import { parseWallClock, type WallClock, wallClockAt } from '../domain/wallClock.ts';

export interface CameraDate {
  readonly takenAt: WallClock;
  /** Minutes east of UTC; null where the file does not say. */
  readonly takenAtOffsetMinutes: number | null;
  /** False where only the day is: `takenAt` is then its noon. */
  readonly isTimeKnown: boolean;
}

/** `+02:00` or `Z` as minutes east of UTC; null when it is not an offset. */
export function parseOffset(text: string | undefined): number | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === 'Z') return 0;
  const match = /^([+-])(\d\d):?(\d\d)$/.exec(trimmed);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  if (minutes > 840) return null;
  return match[1] === '-' ? -minutes : minutes;
}

function wallClockFrom(year: string, month: string, day: string, time: readonly string[]): WallClock | null {
  const [hour = '12', minute = '00', second = '00'] = time;
  if (Number(year) < 1800) return null;
  return parseWallClock(`${year}-${month}-${day}T${hour}:${minute}:${second}`);
}

/** Reads a date with or without a time, seconds and an offset; noon when only the day is known. */
export function parseCameraDate(text: string | undefined, offset: number | null = null): CameraDate | null {
  const match =
    /^(\d{4})[:/-]?(\d\d)[:/-]?(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?/.exec(
      text?.trim() ?? '',
    );
  if (!match) return null;
  const [, year = '', month = '', day = '', hour, minute, second, zone] = match;
  const takenAt = wallClockFrom(year, month, day, hour ? [hour, minute ?? '00', second ?? '00'] : []);
  return (
    takenAt && { takenAt, takenAtOffsetMinutes: parseOffset(zone) ?? offset, isTimeKnown: hour !== undefined }
  );
}

/** `IMG_20190704_181502.jpg`, `PXL_20230714_162210123.jpg`, `2019-07-04 18.15.02.png`, `VID-20190704-WA0001.mp4`. */
export function parseNameDate(fileName: string): CameraDate | null {
  const day = /(?<!\d)((?:18|19|20)\d\d)([-_.]?)(\d\d)\2(\d\d)(?!\d)/.exec(fileName);
  if (!day) return null;
  const rest = fileName.slice(day.index + day[0].length);
  // Milliseconds may follow at once, as Pixel phones write them.
  const time = /^(?:[-_ T.]| at | à )(\d\d)[-_.:h]?(\d\d)[-_.:]?(\d\d)(?:\d{3})?(?!\d)/.exec(rest);
  const timed = time && wallClockFrom(day[1] ?? '', day[3] ?? '', day[4] ?? '', time.slice(1));
  const takenAt = timed ?? wallClockFrom(day[1] ?? '', day[3] ?? '', day[4] ?? '', []);
  return takenAt && { takenAt, takenAtOffsetMinutes: null, isTimeKnown: timed !== null };
}

/** An instant as this device's clock read it then, which is the best that is known of a date without a place. */
export function onThisDevice(instant: number): CameraDate | null {
  const offset = -new Date(instant).getTimezoneOffset();
  const takenAt = Number.isNaN(offset) ? null : wallClockAt(instant, offset);
  return takenAt && { takenAt, takenAtOffsetMinutes: offset, isTimeKnown: true };
}
