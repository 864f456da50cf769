/**
 * What somebody received of an owner: document `users/{uid}/received/{ownerId}` of the beneficiary. The rules open the
 * albums and items that it names to them, to read; when it is taken back, they close again.
 */
import { z } from 'zod';
import { albumIdSchema, mediaItemIdSchema, userIdSchema } from '../domain/ids.ts';
import { beneficiaryIdSchema } from '../lifeVerification/people.ts';
import { releaseStages } from '../lifeVerification/policy.ts';
import { personalMessageSchema } from './beneficiary.ts';
import { releaseMomentSchema } from './wish.ts';

const receivedThing = { when: releaseMomentSchema, message: z.string().default('') };

export const receivedSchema = z.object({
  ownerId: userIdSchema,
  ownerName: z.string(),
  beneficiaryId: beneficiaryIdSchema,
  isRehearsal: z.boolean().default(false),
  stages: z.array(z.object({ stage: z.enum(releaseStages), givenAt: z.date() })),
  /** The owner's words, with the first stage. */
  message: personalMessageSchema.nullable().default(null),
  /** Whole albums, as they are. */
  albums: z.array(z.object({ albumId: albumIdSchema, ...receivedThing })).default([]),
  /** Single items. An album of which something waits for its day comes as its other items until then. */
  mediaItems: z.array(z.object({ mediaItemId: mediaItemIdSchema, ...receivedThing })).default([]),
  /** The same once more, as the rules look them up; with what goes along: the film of a still, the recording of the words. */
  albumIds: z.array(albumIdSchema).default([]),
  mediaItemIds: z.array(mediaItemIdSchema).default([]),
  /** Items that were not received, but whose files copies that were received show. */
  shownFileIds: z.array(mediaItemIdSchema).default([]),
  /** How many things wait for their day; which they are is not told. */
  waiting: z.int().min(0).default(0),
  /** Left to them: `given` while there is one to talk to (`shared/callables/conversations.ts`). */
  clone: z.enum(['not-available', 'given']).nullable().default(null),
});
export type Received = z.infer<typeof receivedSchema>;
