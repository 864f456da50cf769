import { z } from 'zod';
import { albumIdSchema, mediaItemIdSchema, userIdSchema } from './ids.ts';

/** Document `users/{uid}/albums/{albumId}`. Counts and ranges move in the transaction that moves the items. */
export const albumTitleSchema = z
  .string()
  .trim()
  .min(1, 'Give the album a title')
  .max(120, 'A title has at most 120 characters');
export const albumDescriptionSchema = z
  .string()
  .trim()
  .max(2000, 'A description has at most 2,000 characters');

export const albumSchema = z.object({
  id: albumIdSchema,
  ownerId: userIdSchema,
  title: albumTitleSchema,
  description: albumDescriptionSchema.default(''),
  coverItemId: mediaItemIdSchema.nullable().default(null),
  /** Position in the owner's list; fractional, so that a move writes one document. */
  position: z.number(),
  itemCount: z.number().int().nonnegative().default(0),
  byteCount: z.number().nonnegative().default(0),
  /** Wall clocks of the earliest and latest item; null while the album is empty. */
  firstTakenAt: z.string().nullable().default(null),
  lastTakenAt: z.string().nullable().default(null),
  tags: z.array(z.string().max(60)).max(50).default([]),
  people: z.array(z.string().max(120)).max(100).default([]),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Set while the album is in the trash; it can be restored until TRASH_RETENTION has passed. */
  trashedAt: z.date().nullable().default(null),
});
export type Album = z.infer<typeof albumSchema>;
