/** The albums of an export, and what is in them. Described in words in docs/export-format.md. */
import { z } from 'zod';
import { rememberedDateSchema } from '../rememberedDates/rememberedDate.ts';
import { letterBodySchema, letterTitleSchema } from './letter.ts';
import {
  damageSchema,
  isTimeKnownSchema,
  mediaKindSchema,
  recordedDateSchema,
  rotationSchema,
} from './mediaItem.ts';

const itemFacts = {
  id: z.string(),
  byteCount: z.int(),
  takenAt: z.string(),
  takenAtOffsetMinutes: z.int().nullable(),
  isTimeKnown: isTimeKnownSchema,
  takenAtSource: z.string(),
  isFavourite: z.boolean(),
  /** What its owner knows instead of a day; `takenAt` is then the middle of it, and the end of all time where nobody knows. */
  rememberedDate: rememberedDateSchema.nullable(),
  /** What the item was dated by before its owner gave it another date; null where they did not, or nobody kept it. */
  recordedDate: recordedDateSchema.nullable(),
};

export const exportedFileSchema = z.object({
  ...itemFacts,
  kind: mediaKindSchema,
  /** Path of the original in the archive. */
  path: z.string(),
  /** Whether the original is there: one that could not be read is named and left out. */
  isPresent: z.boolean(),
  /** Path of a picture that stands for the original where a browser shows none of its own; null without one. */
  previewPath: z.string().nullable(),
  fileName: z.string(),
  contentType: z.string(),
  /** Hex. */
  sha256: z.string(),
  caption: z.string(),
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  camera: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationSeconds: z.number().nullable(),
  /** How its owner turned it; the original is as it came. */
  rotation: rotationSchema,
  damage: damageSchema.nullable(),
  /** The same in both halves of a live photo. */
  livePhotoId: z.string().nullable(),
});
export type ExportedFile = z.infer<typeof exportedFileSchema>;

const exportedLetterSchema = z.object({
  ...itemFacts,
  kind: z.literal('letter'),
  /** Path in the archive of the page that shows it. */
  path: z.string(),
  title: letterTitleSchema,
  body: letterBodySchema,
});

const exportedItemSchema = z.discriminatedUnion('kind', [exportedFileSchema, exportedLetterSchema]);
export type ExportedItem = z.infer<typeof exportedItemSchema>;

export const exportedAlbumSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  folder: z.string(),
  coverItemId: z.string().nullable(),
  tags: z.array(z.string()),
  people: z.array(z.string()),
  createdAt: z.iso.datetime(),
  items: z.array(exportedItemSchema),
});
export type ExportedAlbum = z.infer<typeof exportedAlbumSchema>;
