/**
 * [Note: The life of a media item]
 * `media-reserve` promises room for files and moves the quota; the page sends each file to its `storagePath` by the
 * vendor's resumable protocol, under rules that look for the reservation; `media-commit` compares what is stored with
 * what was promised, and only then is the item `ready`. A reservation that is not extended for a day is swept and its
 * bytes come back. Every call is safe to repeat.
 */
import { z } from 'zod';
import { albumIdSchema, mediaItemIdSchema } from '../domain/ids.ts';
import {
  damageSchema,
  isTimeKnownSchema,
  mediaContentTypes,
  rotationSchema,
  takenAtSourceSchema,
} from '../domain/mediaItem.ts';
import { offsetMinutesSchema, wallClockSchema } from '../domain/wallClock.ts';
import { refusalCodeSchema } from '../errors/functions.ts';
import { MEDIA_FILE_LIMIT_BYTES, THUMBNAILS_LIMIT_BYTES } from '../limits.ts';
import { rememberedDateSchema } from '../rememberedDates/rememberedDate.ts';
import { defineCallable } from './contract.ts';
import { distinct, distinctBy } from './lists.ts';

/** Most files or items in one call. */
export const MEDIA_BATCH_LIMIT = 50;

const itemIds = distinct(mediaItemIdSchema, MEDIA_BATCH_LIMIT).min(1);
const refusal = z.object({
  outcome: z.literal('refused'),
  /** Of a refusal that is newer than the page: the file waits. */
  code: refusalCodeSchema.catch('not-available'),
  message: z.string(),
});
const contentType = z.enum(Object.keys(mediaContentTypes) as [keyof typeof mediaContentTypes]);
const instant = z.iso.datetime({ offset: true }).max(40);

export const reservedFileSchema = z.object({
  /** The page's own id for the file. Repeating a call with the same one gives the same reservation. */
  uploadId: z.uuid(),
  /** Some systems allow half a character in a name: it is replaced. */
  fileName: z
    .string()
    .min(1)
    .max(1_000)
    .overwrite((name) => name.toWellFormed()),
  contentType,
  byteCount: z.int().positive().max(MEDIA_FILE_LIMIT_BYTES),
  /** Hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Base64, as Cloud Storage reports it. */
  md5: z.base64().length(24),
  /** Of both thumbnails together: the room that is held for them until the commit. */
  thumbnailBytes: z.int().min(0).max(THUMBNAILS_LIMIT_BYTES).default(THUMBNAILS_LIMIT_BYTES),
  /** Keep a second copy of a picture that the album already has. */
  allowDuplicate: z.boolean().default(false),
});

/** Each file is answered for itself, in order: what fits is reserved, what does not is refused by name. */
export const mediaReserve = defineCallable({
  name: 'media-reserve',
  input: z.object({
    albumId: albumIdSchema,
    files: distinctBy(reservedFileSchema, 'uploadId', MEDIA_BATCH_LIMIT).min(1),
  }),
  output: z.object({
    files: z.array(
      z.discriminatedUnion('outcome', [
        z.object({
          uploadId: z.string(),
          outcome: z.literal('reserved'),
          itemId: mediaItemIdSchema,
          /** Folder of the item; its files are `original`, `thumbnail-small` and `thumbnail-large`. */
          folder: z.string(),
        }),
        refusal.extend({ uploadId: z.string() }),
      ]),
    ),
    /** After this call, in bytes. */
    storageUsed: z.number(),
    storageLimit: z.number(),
  }),
});

/** Keeps reservations for another day while their upload goes on. */
export const mediaExtend = defineCallable({
  name: 'media-extend',
  input: z.object({ itemIds }),
  output: z.object({}),
});

/** Gives the bytes of cancelled uploads back and removes what had arrived. */
export const mediaAbandon = defineCallable({
  name: 'media-abandon',
  input: z.object({ itemIds }),
  output: z.object({}),
});

/** Far beyond any camera, in pixels and in seconds: what is larger is no fact about a file. */
const LARGEST_EDGE = 10_000_000;
const LONGEST_RECORDING = 1_000_000_000;

const edge = z.int().positive().max(LARGEST_EDGE).nullable().catch(null).default(null);

/** What a file's header says of its picture and its sound. Headers lie: what cannot be is left out, and the file is kept. */
export const measuresSchema = z.object({
  width: edge,
  height: edge,
  durationSeconds: z.number().nonnegative().max(LONGEST_RECORDING).nullable().catch(null).default(null),
});

export const committedItemSchema = z.object({
  ...measuresSchema.shape,
  itemId: mediaItemIdSchema,
  takenAt: wallClockSchema,
  takenAtSource: takenAtSourceSchema,
  takenAtOffsetMinutes: offsetMinutesSchema.default(null),
  isTimeKnown: isTimeKnownSchema,
  place: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable()
    .default(null),
  camera: z.string().trim().max(200).default(''),
  /** What the file says of itself; the person may change it later. */
  caption: z.string().trim().max(2_000).default(''),
  damage: damageSchema.nullable().default(null),
  livePhotoId: z.string().max(100).nullable().default(null),
  placeholder: z
    .string()
    .max(2_000)
    .regex(/^(data:image\/[a-z]+;base64,.*)?$/)
    .default(''),
  /** Which thumbnails the page has stored beside the original. */
  hasSmallThumbnail: z.boolean().default(false),
  hasLargeThumbnail: z.boolean().default(false),
});

/**
 * Compares each stored original with its reservation (size, MD5, first bytes). A mismatch removes the file, gives the
 * bytes back and is refused with `checksum-mismatch`, `media-type-refused` or `upload-incomplete`.
 */
export const mediaCommit = defineCallable({
  name: 'media-commit',
  input: z.object({ items: distinctBy(committedItemSchema, 'itemId', MEDIA_BATCH_LIMIT).min(1) }),
  output: z.object({
    items: z.array(
      z.discriminatedUnion('outcome', [
        z.object({ itemId: mediaItemIdSchema, outcome: z.literal('ready') }),
        refusal.extend({ itemId: mediaItemIdSchema }),
      ]),
    ),
  }),
});

/** Which days may be given depends on the item too (`dateIssue`). */
const givenDate = wallClockSchema.refine((moment) => moment >= '0001', 'There was no such year');

export const mediaUpdate = defineCallable({
  name: 'media-update',
  input: z.object({
    itemId: mediaItemIdSchema,
    caption: z.string().trim().max(2_000).optional(),
    /**
     * A date the person gives: the item then sorts by it, and says that it came from a person. `recorded` goes back to
     * the date that the item came with.
     */
    takenAt: z.union([givenDate, z.literal('recorded')]).optional(),
    /** Whether the date a person gives has a time, or is a day's noon. */
    isTimeKnown: isTimeKnownSchema,
    /** What a person knows instead of a day. Not together with `takenAt`. */
    rememberedDate: rememberedDateSchema.optional(),
    /** Photos only: shown turned, stored as it came. */
    rotation: rotationSchema.optional(),
    isFavourite: z.boolean().optional(),
  }),
  output: z.object({}),
});

export const mediaMove = defineCallable({
  name: 'media-move',
  input: z.object({ itemIds, albumId: albumIdSchema }),
  output: z.object({}),
});

/** Copies share the stored original, which counts once; a copied letter is text of its own. Safe to repeat with a `copyId`. */
export const mediaCopy = defineCallable({
  name: 'media-copy',
  input: z.object({
    itemIds,
    albumId: albumIdSchema,
    /** The page's own id for this act of copying. Repeating a call with the same one gives the same copies. */
    copyId: z.uuid().optional(),
  }),
  output: z.object({ itemIds: z.array(mediaItemIdSchema) }),
});

/** Into the trash for 30 days. What is there still counts; erasing it gives the bytes back. */
export const mediaTrash = defineCallable({
  name: 'media-trash',
  input: z.object({ itemIds }),
  output: z.object({}),
});

/** Back into their album. */
export const mediaRestore = defineCallable({
  name: 'media-restore',
  input: z.object({ itemIds }),
  /** Those that stay in the trash because their album is there too: it comes back first. */
  output: z.object({ stayed: z.array(mediaItemIdSchema).default([]) }),
});

/** Removes trashed items for good. Safe to repeat: what is gone already is no fault. */
export const mediaErase = defineCallable({
  name: 'media-erase',
  input: z.object({ itemIds }),
  output: z.object({}),
});

/**
 * A link that plays or downloads one original for an hour, for players that need ranges. On the embedded server it ends
 * with the session that asked for it.
 */
export const mediaLink = defineCallable({
  name: 'media-link',
  input: z.object({ itemId: mediaItemIdSchema, asDownload: z.boolean().default(false) }),
  output: z.object({ url: z.url(), expiresAt: instant }),
});
