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
  albums: z.array(z.object({ albumId: albumIdSchema, ...receivedThing })).default([]),
  mediaItems: z.array(z.object({ mediaItemId: mediaItemIdSchema, ...receivedThing })).default([]),
  /** The same once more, as the rules look them up. */
  albumIds: z.array(albumIdSchema).default([]),
  mediaItemIds: z.array(mediaItemIdSchema).default([]),
  /** How many things wait for their day; which they are is not told. */
  waiting: z.int().min(0).default(0),
});
export type Received = z.infer<typeof receivedSchema>;
