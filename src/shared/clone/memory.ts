/** What the clone may speak from: one source with its passages. */
import { z } from 'zod';
import { albumIdSchema, mediaItemIdSchema, userIdSchema } from '../domain/ids.ts';
import { answerIdSchema, memoryIdSchema, questionIdSchema } from './ids.ts';
import { cloneLanguageSchema, passageSchema } from './passage.ts';

export const CLONE_MEMORY_LIMIT = 5_000;
/** Of all memories of a person. */
export const CLONE_PASSAGE_LIMIT = 20_000;
/** Passages of one memory: a letter of the greatest length has fewer. */
export const MEMORY_PASSAGE_LIMIT = 2_000;
export const NOTE_TEXT_LIMIT = 20_000;
export const CLONE_ALBUM_LIMIT = 200;

/** The whole source, where `MemorySource` is one place in it. */
export const memoryOriginSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('answer'),
    answerId: answerIdSchema,
    questionId: questionIdSchema.nullable(),
    mediaItemId: mediaItemIdSchema.nullable(),
  }),
  z.object({ is: z.literal('letter'), mediaItemId: mediaItemIdSchema, albumId: albumIdSchema }),
  z.object({ is: z.literal('caption'), mediaItemId: mediaItemIdSchema, albumId: albumIdSchema }),
  z.object({ is: z.literal('album'), albumId: albumIdSchema }),
  z.object({ is: z.literal('note') }),
]);
export type MemoryOrigin = z.infer<typeof memoryOriginSchema>;

/**
 * Document `users/{uid}/cloneMemories/{memoryId}`. One that was removed stays as a mark without words, so that its source
 * does not bring it back; erasing its source takes the mark along.
 */
export const cloneMemorySchema = z.object({
  id: memoryIdSchema,
  ownerId: userIdSchema,
  state: z.enum(['kept', 'removed']),
  origin: memoryOriginSchema,
  /** The question asked, the letter's or album's title. */
  title: z.string().max(400),
  language: cloneLanguageSchema,
  when: z.string().max(60).nullable(),
  passages: z.array(passageSchema).max(MEMORY_PASSAGE_LIMIT),
  /** The owner wrote other words for it: they stay when the source changes. */
  isEdited: z.boolean().default(false),
  /** The source changed after the owner edited this. */
  isBehindSource: z.boolean().default(false),
  revision: z.int().positive(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type CloneMemory = z.infer<typeof cloneMemorySchema>;

/** Document `users/{uid}/cloneAlbums/{albumId}`: an album whose words become memories. */
export const cloneAlbumSchema = z.object({ albumId: albumIdSchema, chosenAt: z.date() });
export type CloneAlbum = z.infer<typeof cloneAlbumSchema>;
