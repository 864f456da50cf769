/**
 * [Note: The library's index]
 * Everything a person keeps, in a few documents: what a grid of all pictures and a search need of each item, and no more,
 * so that a library of ten thousand is opened with about ten reads. `users/{uid}/libraryIndex` holds shards (`shard-…`, lists
 * of entries as one text) and `state`, which says until when the shards are complete. What changed later is read from the
 * items themselves by their `updatedAt`; what was erased later is named in the state. `library-updateIndex` brings the
 * shards up to date; nothing is lost while nobody calls it, only more is read.
 */
import { z } from 'zod';
import { albumIdSchema, mediaItemIdSchema } from '../domain/ids.ts';
import { damageSchema, type MediaItem, mediaKindSchema, rotationSchema } from '../domain/mediaItem.ts';
import { rememberedDateSchema } from '../rememberedDates/rememberedDate.ts';

/** Characters of a letter that are searched. */
const SEARCHED_LETTER = 20_000;

export const indexEntrySchema = z.object({
  id: mediaItemIdSchema,
  albumId: albumIdSchema,
  kind: z.enum([...mediaKindSchema.options, 'letter']),
  takenAt: z.string(),
  rememberedDate: rememberedDateSchema.optional().catch(undefined),
  isFavourite: z.boolean().optional(),
  /** A caption, or the title of a letter. */
  title: z.string().optional(),
  /** Of a letter. */
  text: z.string().optional(),
  fileName: z.string().optional(),
  camera: z.string().optional(),
  place: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  durationSeconds: z.number().optional(),
  rotation: rotationSchema.optional(),
  damage: damageSchema.optional(),
  livePhotoId: z.string().optional(),
  /** Path of the small thumbnail in the media store. */
  thumbnail: z.string().optional(),
  /** Milliseconds of the item's own `updatedAt`: the later of two entries is true. */
  updatedAt: z.number(),
});
export type IndexEntry = z.infer<typeof indexEntrySchema>;

/** What an index says of an item that is shown. What is not known takes no room. */
export function entryOf(item: MediaItem): IndexEntry {
  const facts = {
    id: item.id,
    albumId: item.albumId,
    kind: item.kind,
    takenAt: item.takenAt,
    ...(item.rememberedDate ? { rememberedDate: item.rememberedDate } : {}),
    ...(item.isFavourite ? { isFavourite: true } : {}),
    updatedAt: item.updatedAt.getTime(),
  };
  if (item.kind === 'letter') {
    const text = item.body.map(({ spans }) => spans.map((span) => span.text).join('')).join('\n');
    return { ...facts, ...(item.title ? { title: item.title } : {}), text: text.slice(0, SEARCHED_LETTER) };
  }
  return {
    ...facts,
    fileName: item.fileName,
    ...(item.caption ? { title: item.caption } : {}),
    ...(item.camera ? { camera: item.camera } : {}),
    ...(item.place ? { place: item.place } : {}),
    ...(item.width === null ? {} : { width: item.width }),
    ...(item.height === null ? {} : { height: item.height }),
    ...(item.durationSeconds === null ? {} : { durationSeconds: item.durationSeconds }),
    ...(item.rotation ? { rotation: item.rotation } : {}),
    ...(item.damage ? { damage: item.damage } : {}),
    ...(item.livePhotoId ? { livePhotoId: item.livePhotoId } : {}),
    ...(item.thumbnails.small ? { thumbnail: item.thumbnails.small } : {}),
  };
}

export const SHARD_PREFIX = 'shard-';
export const INDEX_STATE = 'state';

/** Document `users/{uid}/libraryIndex/shard-…`. */
export const indexShardSchema = z.object({ entries: z.string() });

/** Document `users/{uid}/libraryIndex/state`. */
export const indexStateSchema = z.object({
  /** Milliseconds: all that changed until then is in the shards. */
  through: z.number().nonnegative().default(0).catch(0),
  /** Names of the shards, without their prefix. One of no name holds everything. */
  shards: z.array(z.string()).default([]).catch([]),
  /** Ids that were erased and may still stand in a shard. */
  erased: z.array(z.string()).default([]).catch([]),
});

/** The entries of a shard; what cannot be read is passed over, and comes again when its item changes. */
export function readEntries(text: string): IndexEntry[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return [];
  }
  return Array.isArray(stored) ? stored.flatMap((entry) => indexEntrySchema.safeParse(entry).data ?? []) : [];
}
