import { z } from 'zod';
import { albumIdSchema, mediaItemIdSchema, userIdSchema } from './ids.ts';

/** Document `users/{uid}/mediaItems/{itemId}`. */
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
export const takenAtSourceSchema = z.enum(['exif', 'container', 'file', 'person', 'upload']);

export const mediaItemSchema = z.object({
  id: mediaItemIdSchema,
  ownerId: userIdSchema,
  albumId: albumIdSchema,
  kind: mediaKindSchema,
  contentType: z.string(),
  fileName: z.string(),
  byteCount: z.number().int().positive(),
  /** Hex SHA-256 of the original; the same hash in one album is the same picture. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  state: mediaStateSchema,
  storagePath: z.string(),
  caption: z.string().max(2000).default(''),
  /** ISO instant the grid sorts by. */
  takenAt: z.string(),
  /** Minutes east of UTC where it was taken; null when the file does not say. */
  takenAtOffsetMinutes: z.number().int().nullable().default(null),
  takenAtSource: takenAtSourceSchema,
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
  createdAt: z.date(),
  updatedAt: z.date(),
  trashedAt: z.date().nullable().default(null),
});
export type MediaItem = z.infer<typeof mediaItemSchema>;
