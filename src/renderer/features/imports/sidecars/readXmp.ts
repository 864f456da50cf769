/**
 * An XMP sidecar: what somebody said of a picture in a program that leaves the picture itself alone. Its words stand before
 * the file's own: dates and places that were given by hand stand nowhere else.
 */
import { DOMParser } from '@xmldom/xmldom';
import { load } from 'exifreader';
import { z } from 'zod';
import { parseCameraDate } from '#shared/media/cameraDate.ts';
import { captionOf, type GivenFacts, placeAt } from '../givenFacts.ts';

const described = z
  .object({ description: z.string() })
  .transform(({ description }) => description)
  .optional()
  .catch(undefined);

/** A list of texts, or one. */
const listed = z
  .object({ value: z.union([z.string(), z.array(z.object({ value: z.string() }).nullable().catch(null))]) })
  .transform(({ value }) => (typeof value === 'string' ? [value] : value.flatMap((one) => one?.value ?? [])))
  .optional()
  .catch(undefined);

const xmpSchema = z.object({
  DateTimeOriginal: described,
  DateCreated: described,
  CreateDate: described,
  description: described,
  title: described,
  GPSLatitude: listed,
  GPSLatitudeRef: described,
  GPSLongitude: listed,
  GPSLongitudeRef: described,
  PersonInImage: listed,
  Rating: described,
});

/** A worker has none of its own; a damaged packet is told by its being empty. */
const domParser = new DOMParser({ onError: () => undefined });

/**
 * `48,51.5N`, `48,51,30N` (XMP part 2, "GPSCoordinate"), or degrees with a sign, or with their side in a field of its own, as
 * Apple writes them. NaN for anything else.
 */
function degreesOf([text = '']: readonly string[] = [], besides = ''): number {
  const written = /^(\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?(?:,(\d+(?:\.\d+)?))?\s*([NSEW])?$/i.exec(
    text.trim(),
  );
  if (!written) return text.trim() === '' ? Number.NaN : Number(text);
  const [, degrees = '0', minutes = '0', seconds = '0', side = besides] = written;
  const sum = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return /[SW]/i.test(side) ? -sum : sum;
}

const FAVOURITE_RATING = 5;

/** Null for what is no XMP. */
export function readXmp(text: string): GivenFacts | null {
  if (!/<(?:\w+:)?RDF[\s>]/.test(text)) return null;
  let tags: unknown;
  try {
    // By this mark the library knows a packet; programs leave it out, or write another declaration before it.
    const packet = text.slice(text.search(/<(?:\w+:)?(?:xmpmeta|RDF)[\s>]/));
    tags = load(new TextEncoder().encode(`<?xpacket begin=""?>${packet}`).buffer, {
      expanded: true,
      domParser,
    }).xmp;
  } catch {
    return null;
  }
  const read = xmpSchema.safeParse(tags).data;
  if (!read) return null;
  const date = [read.DateTimeOriginal, read.DateCreated, read.CreateDate]
    .map((written) => parseCameraDate(written))
    .find((parsed) => parsed !== null);
  return {
    date: date ? { told: 'clock', ...date } : null,
    place: placeAt(
      degreesOf(read.GPSLatitude, read.GPSLatitudeRef),
      degreesOf(read.GPSLongitude, read.GPSLongitudeRef),
    ),
    caption: captionOf(read.description || read.title || ''),
    people: (read.PersonInImage ?? []).map((name) => name.trim()).filter((name) => name !== ''),
    isFavourite: Number(read.Rating) >= FAVOURITE_RATING,
  };
}
