/** What a camera wrote into a picture: when, where, with what. Every part may be missing. */
import { load } from 'exifreader';
import { z } from 'zod';

/** A text tag as ExifReader gives it. */
const textTag = z
  .object({ value: z.array(z.string()).min(1) })
  .transform(({ value }) => value[0])
  .optional()
  .catch(undefined);
const numberTag = z
  .object({ value: z.number().positive() })
  .transform(({ value }) => value)
  .optional()
  .catch(undefined);

const tagsSchema = z.object({
  exif: z
    .object({
      DateTimeOriginal: textTag,
      DateTimeDigitized: textTag,
      OffsetTimeOriginal: textTag,
      OffsetTime: textTag,
      Make: textTag,
      Model: textTag,
      Orientation: numberTag,
      PixelXDimension: numberTag,
      PixelYDimension: numberTag,
    })
    .optional()
    .catch(undefined),
  gps: z
    .object({ Latitude: z.number().min(-90).max(90), Longitude: z.number().min(-180).max(180) })
    .optional()
    .catch(undefined),
  Thumbnail: z
    .object({ image: z.instanceof(ArrayBuffer) })
    .optional()
    .catch(undefined),
});

export interface PhotoFacts {
  /** ISO instant in UTC. */
  readonly takenAt: string | null;
  readonly takenAtOffsetMinutes: number | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly camera: string;
  /** Upright, in pixels, as the camera wrote them. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** The small JPEG that some cameras keep inside of the picture. */
  readonly embeddedThumbnail: Blob | null;
}

/** Tags stand at a picture's start or, in HEIC and AVIF, anywhere: larger files are read this far, in bytes. */
const READ_LIMIT = 128 * 1024 * 1024;

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
export function cameraName(make = '', model = ''): string {
  const [maker, name] = [make.trim(), model.trim()];
  return (name.toLowerCase().startsWith(maker.toLowerCase()) ? name : `${maker} ${name}`)
    .trim()
    .slice(0, 200);
}

function readTags(content: ArrayBuffer): z.infer<typeof tagsSchema> {
  try {
    return tagsSchema.parse(load(content, { expanded: true }));
  } catch {
    return {};
  }
}

/** Orientations 5 to 8 lie on their side (EXIF 2.32, tag 0x0112). */
function uprightSize({ exif }: z.infer<typeof tagsSchema>): PhotoFacts['size'] {
  if (!exif?.PixelXDimension || !exif.PixelYDimension) return null;
  const [width, height] = [exif.PixelXDimension, exif.PixelYDimension];
  return (exif.Orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
}

/** Never throws: a picture without readable tags is still a picture. */
export async function readPhoto(file: Blob): Promise<PhotoFacts> {
  const tags = readTags(await file.slice(0, READ_LIMIT).arrayBuffer());
  const { exif, gps, Thumbnail: thumbnail } = tags;
  const offset = parseOffset(exif?.OffsetTimeOriginal ?? exif?.OffsetTime);
  return {
    takenAt: parseExifDate(exif?.DateTimeOriginal ?? exif?.DateTimeDigitized, offset),
    takenAtOffsetMinutes: offset,
    place: gps ? { latitude: gps.Latitude, longitude: gps.Longitude } : null,
    camera: cameraName(exif?.Make, exif?.Model),
    size: uprightSize(tags),
    embeddedThumbnail: thumbnail ? new Blob([thumbnail.image], { type: 'image/jpeg' }) : null,
  };
}
