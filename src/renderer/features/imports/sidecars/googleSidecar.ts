/** The JSON that Google Photos writes beside each picture, and others in its likeness. */
import { z } from 'zod';
import { captionOf, type GivenFacts, placeAt } from '../givenFacts.ts';
import type { Standing } from '../importPlan.ts';

const text = z.string().catch('');
const flag = z.boolean().catch(false);

/** Seconds, as a text or as a number. */
const moment = z
  .object({ timestamp: z.union([z.string().regex(/^-?\d{1,17}$/), z.number()]).transform(Number) })
  .transform(({ timestamp }) => instantFrom(timestamp))
  .nullish()
  .catch(null);

const coordinates = z
  .object({ latitude: z.number(), longitude: z.number() })
  .transform(({ latitude, longitude }) => placeAt(latitude, longitude))
  .nullish()
  .catch(null);

const people = z
  .array(
    z
      .object({ name: z.string().trim().min(1).max(200) })
      .nullable()
      .catch(null),
  )
  .transform((named) => named.flatMap((person) => person?.name ?? []))
  .catch([]);

/** An object, a list or `true`: that it is there is all that it says. */
const present = z.unknown().transform((value) => value !== undefined && value !== null && value !== false);

const sidecarSchema = z.object({
  title: text,
  description: text,
  caption: text,
  photoTakenTime: moment,
  creationTime: moment,
  geoData: coordinates,
  geoDataExif: coordinates,
  people,
  favorited: flag,
  archived: flag,
  trashed: flag,
  googlePhotosOrigin: z.object({ fromPartnerSharing: present }).nullish().catch(null),
  sharedAlbumComments: z.array(z.unknown()).catch([]),
});

export interface GoogleSidecar {
  readonly title: string;
  readonly facts: GivenFacts;
  readonly standing: Standing;
  readonly hasComments: boolean;
}

/** Later than any picture, in seconds: what is more was written in thousandths, or in millionths. */
const LATEST_SECONDS = 1e11;

/** Null for zero, which is what is written when no date is known. */
function instantFrom(timestamp: number): number | null {
  if (timestamp === 0 || !Number.isFinite(timestamp)) return null;
  let seconds = timestamp;
  while (Math.abs(seconds) > LATEST_SECONDS) seconds /= 1000;
  return Math.round(seconds * 1000);
}

const hasOwn = (content: unknown, key: string): content is object =>
  typeof content === 'object' && content !== null && Object.hasOwn(content, key);

/** Null for a JSON that speaks of no picture. `dateField`: under which name a picture's own date stands. */
export function readGoogleSidecar(
  content: unknown,
  dateField: 'photoTakenTime' | 'creationTime',
): GoogleSidecar | null {
  if (!hasOwn(content, dateField)) return null;
  const read = sidecarSchema.safeParse(content).data;
  if (!read) return null;
  const instant = read.photoTakenTime ?? (dateField === 'creationTime' ? read.creationTime : null) ?? null;
  return {
    title: read.title.normalize('NFC'),
    facts: {
      date: instant === null ? null : { told: 'instant', instant },
      place: read.geoData ?? read.geoDataExif ?? null,
      caption: captionOf(read.description || read.caption),
      people: read.people,
      isFavourite: read.favorited,
    },
    standing: standingOf(read),
    hasComments: read.sharedAlbumComments.length > 0,
  };
}

function standingOf({ trashed, archived, googlePhotosOrigin }: z.infer<typeof sidecarSchema>): Standing {
  if (trashed) return 'trashed';
  if (googlePhotosOrigin?.fromPartnerSharing) return 'from-partner';
  return archived ? 'archived' : 'shown';
}

const albumSchema = z.object({
  title: z.string(),
  description: text,
  sharedAlbumComments: z.array(z.unknown()).catch([]),
});

export interface GoogleAlbum {
  readonly title: string;
  readonly description: string;
  readonly hasComments: boolean;
}

/** What is called differently in every language is known by its content: a title, and no picture's date. */
export function readGoogleAlbum(content: unknown): GoogleAlbum | null {
  if (hasOwn(content, 'photoTakenTime')) return null;
  const outer = z.object({ albumData: z.unknown() }).safeParse(content).data;
  const read = albumSchema.safeParse(outer?.albumData ?? content).data;
  if (!read) return null;
  return {
    title: read.title.normalize('NFC').trim(),
    description: captionOf(read.description),
    hasComments: read.sharedAlbumComments.length > 0,
  };
}
