/** A person's records as the checker and the recount understand them. */
import { z } from 'zod';
import { mediaKindSchema, mediaStateSchema } from '#shared/domain/mediaItem.ts';
import { fileWeight } from '#shared/weights.ts';

const instant = z.date().nullish();

const fileSchema = z.object({
  kind: mediaKindSchema,
  albumId: z.string(),
  /** A wall clock. */
  takenAt: z.string().nullish(),
  byteCount: z.number(),
  state: mediaStateSchema,
  storagePath: z.string(),
  livePhotoId: z.string().nullish(),
  /** Items of before thumbnails were counted lack it until the next recount. */
  thumbnailBytes: z.number().default(0),
  thumbnails: z.object({ small: z.string().nullish(), large: z.string().nullish() }).prefault({}),
  trashedAt: instant,
  expiresAt: instant,
});

const letterSchema = z.object({
  kind: z.literal('letter'),
  albumId: z.string(),
  takenAt: z.string().nullish(),
  byteCount: z.number(),
  state: mediaStateSchema.extract(['ready', 'trashed']),
  trashedAt: instant,
});

export const itemSchema = z.discriminatedUnion('kind', [fileSchema, letterSchema]);

export const albumSchema = z.object({
  itemCount: z.number().default(0),
  byteCount: z.number().default(0),
  firstTakenAt: z.string().nullable().default(null),
  lastTakenAt: z.string().nullable().default(null),
  coverItemId: z.string().nullish(),
  trashedAt: instant,
  erasureStartedAt: instant,
});

export const profileSchema = z.object({
  storageUsed: z.number().default(0),
  textBytes: z.number().default(0),
  portraitBytes: z.number().default(0),
  /** Profiles lack it until something of theirs changes, or the next recount. */
  itemsKept: z.number().optional(),
});

export type File = z.output<typeof fileSchema>;
export type Item = z.output<typeof itemSchema>;
export type Album = z.output<typeof albumSchema>;

/** One file for each original, however many items show it: all of them say the same of it. */
export function filesByOriginal(items: Iterable<Item>): Map<string, File> {
  return new Map([...items].flatMap((item) => (item.kind === 'letter' ? [] : [[item.storagePath, item]])));
}

/** What the thumbnails that stand in an item's folder count. */
export function weighThumbnails(folder: string, sizes: ReadonlyMap<string, number>): number {
  return ['thumbnail-small', 'thumbnail-large'].reduce((sum, name) => {
    const size = sizes.get(`${folder}/${name}`);
    return size === undefined ? sum : sum + fileWeight(size);
  }, 0);
}
