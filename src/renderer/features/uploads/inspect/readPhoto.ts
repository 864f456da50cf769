/** What a camera wrote into a picture: when, where, with what. Every part may be missing. */
import exifr from 'exifr';
import { z } from 'zod';

const tagsSchema = z.object({
  DateTimeOriginal: z.string().optional().catch(undefined),
  CreateDate: z.string().optional().catch(undefined),
  OffsetTimeOriginal: z.string().optional().catch(undefined),
  OffsetTime: z.string().optional().catch(undefined),
  Make: z.string().optional().catch(undefined),
  Model: z.string().optional().catch(undefined),
  latitude: z.number().min(-90).max(90).optional().catch(undefined),
  longitude: z.number().min(-180).max(180).optional().catch(undefined),
});

export interface PhotoFacts {
  /** ISO instant in UTC. */
  readonly takenAt: string | null;
  readonly takenAtOffsetMinutes: number | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly camera: string;
}

/** `+02:00` as minutes east of UTC; null when it is not an offset. */
export function parseOffset(text: string | undefined): number | null {
  const match = /^([+-])(\d\d):(\d\d)$/.exec(text?.trim() ?? '');
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

/**
 * EXIF's `2019:07:14 18:03:22` as an instant. Without an offset the camera's clock is read in this device's zone,
 * which is where most people look at their own pictures.
 */
export function parseExifDate(text: string | undefined, offsetMinutes: number | null): string | null {
  const match = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/.exec(text ?? '');
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  if (year < 1800 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const instant =
    offsetMinutes === null
      ? new Date(year, month - 1, day, hour, minute, second).getTime()
      : Date.UTC(year, month - 1, day, hour, minute, second) - offsetMinutes * 60_000;
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

/** `Canon` and `Canon EOS 5D` are one name, not two. */
function cameraName(make = '', model = ''): string {
  const [maker, name] = [make.trim(), model.trim()];
  return (name.toLowerCase().startsWith(maker.toLowerCase()) ? name : `${maker} ${name}`)
    .trim()
    .slice(0, 200);
}

/** Never throws: a picture without readable tags is still a picture. */
export async function readPhoto(file: Blob): Promise<PhotoFacts> {
  const raw: unknown = await exifr
    .parse(file, { tiff: true, exif: true, gps: true, reviveValues: false, translateValues: false })
    .catch(() => undefined);
  const tags = tagsSchema.safeParse(raw ?? {}).data ?? {};
  const offset = parseOffset(tags.OffsetTimeOriginal ?? tags.OffsetTime);
  return {
    takenAt: parseExifDate(tags.DateTimeOriginal ?? tags.CreateDate, offset),
    takenAtOffsetMinutes: offset,
    place:
      tags.latitude === undefined || tags.longitude === undefined
        ? null
        : { latitude: tags.latitude, longitude: tags.longitude },
    camera: cameraName(tags.Make, tags.Model),
  };
}
