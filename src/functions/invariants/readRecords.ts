/** A person's records as the checker and the recount understand them. */
import { z } from 'zod';
import { mediaKindSchema, mediaStateSchema } from '#shared/domain/mediaItem.ts';
import { copyWeight, fileWeight, letterWeight } from '#shared/weights.ts';

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
  /** Of copies: what they say that their words count. Those of before they did lack it until the next recount. */
  textBytes: z.number().optional(),
  /** What the words count that a copy has, where they were read (`itemRecord`). */
  writtenBytes: z.number().nullish(),
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
  vaultItemsKept: z.number().default(0),
});

export type File = z.output<typeof fileSchema>;
export type Item = z.output<typeof itemSchema>;
export type Album = z.output<typeof albumSchema>;

/** The fields of an item that anything here is told by. */
export const ITEM_FIELDS = [
  ...Object.keys({ ...fileSchema.shape, ...letterSchema.shape }),
  'caption',
  'placeholder',
];

/** The fields of an album that anything here is told by. */
export const ALBUM_FIELDS = Object.keys(albumSchema.shape);

const wordsSchema = z.object({
  caption: z.string().catch(''),
  placeholder: z.string().catch(''),
});

/** An item's fields without its words, which are weighed and left: a person may have fifty thousand items. */
export function itemRecord(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = ITEM_FIELDS.flatMap((name) => (Object.hasOwn(fields, name) ? [[name, fields[name]]] : []));
  const { caption, placeholder, ...told } = Object.fromEntries(kept);
  return { ...told, writtenBytes: copyWeight(wordsSchema.parse({ caption, placeholder })) };
}

/** What an item counts toward TEXT_LIMIT_BYTES. */
export function textOf(item: Item): number {
  return item.kind === 'letter' ? letterWeight(item.byteCount) : (item.textBytes ?? 0);
}

/** What a copy's words count; none for an item that shows a file of its own. Null where they were not read. */
export function copiedText(uid: string, id: string, file: File): number | null {
  if (file.storagePath === `users/${uid}/media/${id}/original`) return 0;
  return file.writtenBytes ?? null;
}

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
