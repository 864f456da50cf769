/**
 * Writing: a letter, a story, a recipe. A letter is an item of an album, so trash, restore, move, copy and erase are
 * those of `media.ts`. It never counts toward the storage.
 */
import { z } from 'zod';
import { albumIdSchema, mediaItemIdSchema } from '../domain/ids.ts';
import { letterBodySchema, letterTitleSchema } from '../domain/letter.ts';
import { offsetMinutesSchema, wallClockSchema } from '../domain/wallClock.ts';
import { defineCallable } from './contract.ts';

const text = { title: letterTitleSchema, body: letterBodySchema };
const kept = z.object({ itemId: mediaItemIdSchema, revision: z.int().positive() });

/**
 * Puts a new letter in an album. Repeating the call with the same `letterId` and text keeps one letter, and answers the
 * revision it has. With any other text it is refused with `conflict`: words that came later are a change of it.
 */
export const lettersWrite = defineCallable({
  name: 'letters-write',
  input: z.object({
    /** The page's own id for what is being written. */
    letterId: z.uuid(),
    albumId: albumIdSchema,
    ...text,
    /** What the writer's clock read; the moment of the call without it. */
    takenAt: wallClockSchema.optional(),
    /** Minutes east of UTC where it is written. */
    offsetMinutes: offsetMinutesSchema.default(null),
  }),
  output: kept,
});

/**
 * Changes a letter's text. Repeating the call changes nothing more. Refused with `conflict` when the letter has changed to
 * another text since `revision`: nothing is written over.
 */
export const lettersChange = defineCallable({
  name: 'letters-change',
  input: z.object({ itemId: mediaItemIdSchema, revision: z.int().positive().max(2_147_483_647), ...text }),
  output: kept,
});
