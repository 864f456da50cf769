import { z } from 'zod';
import { albumIdSchema, mediaItemIdSchema, userIdSchema } from './ids.ts';
import { letterBodySchema, letterTitleSchema } from './letter.ts';

/** Kinds of items that are files. */
export const mediaKindSchema = z.enum(['photo', 'video', 'audio', 'pdf']);
export type MediaKind = z.infer<typeof mediaKindSchema>;

/** Accepted content types and the kind of item each makes. SVG and HTML are refused: they can carry script. */
export const mediaContentTypes = {
  'image/jpeg': 'photo',
  'image/png': 'photo',
  'image/webp': 'photo',
  'image/avif': 'photo',
  'image/gif': 'photo',
  'image/heic': 'photo',
  'video/mp4': 'video',
  'video/quicktime': 'video',
  'video/webm': 'video',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/wav': 'audio',
  'audio/ogg': 'audio',
  'application/pdf': 'pdf',
} as const satisfies Record<string, MediaKind>;
export type MediaContentType = keyof typeof mediaContentTypes;

/** reserved: bytes are promised; uploaded: bytes are stored; ready: verified and shown; trashed: kept 30 days. */
export const mediaStateSchema = z.enum(['reserved', 'uploaded', 'ready', 'trashed']);

/** Where the date an item sorts by comes from, said in the info panel. */
export const takenAtSourceSchema = z.enum(['exif', 'container', 'file', 'person', 'upload', 'writing']);

/** What every item of an album is, whatever its kind. */
const itemFacts = {
  id: mediaItemIdSchema,
  ownerId: userIdSchema,
  albumId: albumIdSchema,
  byteCount: z.number().int().positive(),
  /** ISO instant the grid sorts by. */
  takenAt: z.string(),
  /** Minutes east of UTC where it was taken; null when the file does not say. */
  takenAtOffsetMinutes: z.number().int().nullable().default(null),
  takenAtSource: takenAtSourceSchema,
  createdAt: z.date(),
  updatedAt: z.date(),
  trashedAt: z.date().nullable().default(null),
};

/** An item whose original is a file in the media store. */
export const mediaFileSchema = z.object({
  ...itemFacts,
  kind: mediaKindSchema,
  contentType: z.string(),
  fileName: z.string(),
  /** Hex SHA-256 of the original; the same hash in one album is the same picture. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  state: mediaStateSchema,
  storagePath: z.string(),
  /** Kept although it is not whole. */
  isDamaged: z.boolean().default(false),
  caption: z.string().max(2000).default(''),
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable().default(null),
  camera: z.string().max(200).default(''),
  /** Displayed size in pixels after orientation; null for audio. */
  width: z.number().int().positive().nullable().default(null),
  height: z.number().int().positive().nullable().default(null),
  durationSeconds: z.number().nonnegative().nullable().default(null),
  /** Two sizes, absent where the browser could not decode the original. */
  thumbnails: z
    .object({ small: z.string().nullable().default(null), large: z.string().nullable().default(null) })
    .prefault({}),
  /** A 4x4 to 8x8 picture as a data address: drawn before the thumbnail arrives. */
  placeholder: z.string().max(2000).default(''),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;

/** An item that was written here: its text is in the document itself. */
export const letterSchema = z.object({
  ...itemFacts,
  kind: z.literal('letter'),
  state: mediaStateSchema.extract(['ready', 'trashed']),
  title: letterTitleSchema,
  body: letterBodySchema,
  /** Grows by one with each change, so that two devices do not write over each other unseen. */
  revision: z.number().int().positive(),
});
export type Letter = z.infer<typeof letterSchema>;

/** Document `users/{uid}/mediaItems/{itemId}`. */
export const mediaItemSchema = z.discriminatedUnion('kind', [mediaFileSchema, letterSchema]);
export type MediaItem = z.infer<typeof mediaItemSchema>;
