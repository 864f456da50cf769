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
 * Puts a new letter in an album. Repeating the call with the same `letterId` keeps one letter, with the text of the
 * last call as long as nobody changed it otherwise; after that it is refused with `conflict`.
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

/** Changes a letter's text. Refused with `conflict` when it has changed since `revision`: nothing is written over. */
export const lettersChange = defineCallable({
  name: 'letters-change',
  input: z.object({ itemId: mediaItemIdSchema, revision: z.int().positive(), ...text }),
  output: kept,
});
