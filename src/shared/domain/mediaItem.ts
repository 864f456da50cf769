import { z } from 'zod';
import { rememberedDateSchema } from '../rememberedDates/rememberedDate.ts';
import { albumIdSchema, mediaItemIdSchema, userIdSchema } from './ids.ts';
import { letterBodySchema, letterTitleSchema } from './letter.ts';
import { offsetMinutesSchema, wallClockSchema } from './wallClock.ts';

/** Kinds of items that are files. */
export const mediaKindSchema = z.enum(['photo', 'video', 'audio', 'pdf', 'file']);
export type MediaKind = z.infer<typeof mediaKindSchema>;

/** Content types that are known and the kind of item each makes. What is not among them is kept as plain bytes. */
export const mediaContentTypes = {
  'image/jpeg': 'photo',
  'image/png': 'photo',
  'image/webp': 'photo',
  'image/avif': 'photo',
  'image/gif': 'photo',
  'image/heic': 'photo',
  'image/bmp': 'photo',
  'image/tiff': 'photo',
  'image/jxl': 'photo',
  'image/vnd.adobe.photoshop': 'photo',
  'image/x-adobe-dng': 'photo',
  'image/x-canon-cr2': 'photo',
  'image/x-canon-cr3': 'photo',
  'image/x-fujifilm-raf': 'photo',
  'image/x-nikon-nef': 'photo',
  'image/x-olympus-orf': 'photo',
  'image/x-panasonic-rw2': 'photo',
  'image/x-sony-arw': 'photo',
  'video/mp4': 'video',
  'video/quicktime': 'video',
  'video/webm': 'video',
  'video/x-matroska': 'video',
  'video/x-msvideo': 'video',
  'video/mpeg': 'video',
  'video/mp2t': 'video',
  'video/3gpp': 'video',
  'video/3gpp2': 'video',
  'video/ogg': 'video',
  'video/x-ms-asf': 'video',
  'video/x-flv': 'video',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/wav': 'audio',
  'audio/ogg': 'audio',
  'audio/flac': 'audio',
  'audio/aac': 'audio',
  'audio/aiff': 'audio',
  'audio/amr': 'audio',
  'audio/x-ms-asf': 'audio',
  'application/pdf': 'pdf',
  'application/octet-stream': 'file',
} as const satisfies Record<string, MediaKind>;
export type MediaContentType = keyof typeof mediaContentTypes;

export function isMediaContentType(text: string): text is MediaContentType {
  return Object.hasOwn(mediaContentTypes, text);
}

/** reserved: room is promised; ready: verified and shown; trashed: kept 30 days. */
export const mediaStateSchema = z.enum(['reserved', 'ready', 'trashed']);

/**
 * Where the date an item sorts by comes from, said in the info panel. `container-utc` is a recording that tells a moment
 * in universal time and no place: `takenAt` is what the clock of the device that added it read then.
 */
export const takenAtSourceSchema = z.enum([
  'exif',
  'xmp',
  'iptc',
  'container',
  'container-utc',
  'name',
  'file',
  'person',
  'upload',
  'writing',
]);

/** False for what names a day alone: it is dated at that day's noon, to be sorted by, and no time is shown of it. */
export const isTimeKnownSchema = z.boolean().default(true);

/** The date that a file, or the day a letter was written, gave an item of itself. */
export const recordedDateSchema = z.object({
  takenAt: wallClockSchema,
  takenAtOffsetMinutes: offsetMinutesSchema,
  isTimeKnown: isTimeKnownSchema,
  takenAtSource: takenAtSourceSchema.exclude(['person']),
});
export type RecordedDate = z.infer<typeof recordedDateSchema>;

/** What is wrong with a file that was kept all the same: its end is missing, a part inside is, or nothing here can read it. */
export const damageSchema = z.enum(['truncated', 'broken', 'undecodable']);
export type Damage = z.infer<typeof damageSchema>;

/** Quarter turns clockwise, in degrees: an edit beside the picture, whose original stays byte for byte. */
export const rotationSchema = z.literal([0, 90, 180, 270]);
export type Rotation = z.infer<typeof rotationSchema>;

/** What every item of an album is, whatever its kind. */
const itemFacts = {
  id: mediaItemIdSchema,
  ownerId: userIdSchema,
  albumId: albumIdSchema,
  byteCount: z.number().int().positive(),
  /** What the clock read where it was made; the grid sorts by it ([Note: Wall clocks]). */
  takenAt: z.string(),
  /**
   * Minutes east of UTC of the clock that `takenAt` is told by; null when the file does not say. It is that of the place
   * unless the source is `container-utc`.
   */
  takenAtOffsetMinutes: z.number().int().nullable().default(null),
  isTimeKnown: isTimeKnownSchema,
  takenAtSource: takenAtSourceSchema,
  /** What a person knows instead of a day; `takenAt` is then only what it sorts by ([Note: Remembered dates]). */
  rememberedDate: rememberedDateSchema.nullable().default(null).catch(null),
  /** What stood here before a person dated the item; null while it still does, and where nobody kept it. */
  recordedDate: recordedDateSchema.nullable().default(null).catch(null),
  isFavourite: z.boolean().default(false).catch(false),
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
  caption: z.string().max(2000).default(''),
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable().default(null),
  camera: z.string().max(200).default(''),
  /** How its owner turned it, on top of the orientation that the camera wrote. */
  rotation: rotationSchema.default(0),
  /** Displayed size in pixels after the camera's orientation, before `rotation`; null for audio. */
  width: z.number().int().positive().nullable().default(null),
  height: z.number().int().positive().nullable().default(null),
  durationSeconds: z.number().nonnegative().nullable().default(null),
  /** Two sizes, absent where the browser could not decode the original. */
  thumbnails: z
    .object({ small: z.string().nullable().default(null), large: z.string().nullable().default(null) })
    .prefault({}),
  /** A 4x4 to 8x8 picture as a data address: drawn before the thumbnail arrives. */
  placeholder: z.string().max(2000).default(''),
  damage: damageSchema.nullable().default(null),
  /** What a phone wrote into both halves of a live photo, the still and the film. */
  livePhotoId: z.string().max(100).nullable().default(null),
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
