/** Who may talk to a clone. */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { personAddressSchema, personNameSchema } from '../legacy/person.ts';
import { beneficiaryIdSchema } from '../lifeVerification/people.ts';
import { listenerIdSchema } from './ids.ts';
import { cloneLanguageSchema } from './passage.ts';

export const LISTENER_LIMIT = 100;
export const LISTENER_INVITATION_DAYS = 30;

export const listenerStateSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('invited'), sentAt: z.date(), expiresAt: z.date() }),
  /** They said that they are an adult. */
  z.object({ is: z.literal('accepted'), at: z.date(), accountId: userIdSchema }),
  /** By them, before or after they accepted. */
  z.object({ is: z.literal('left'), at: z.date() }),
]);
export type ListenerState = z.infer<typeof listenerStateSchema>;

/** Document `users/{uid}/cloneListeners/{listenerId}`, of those whom the owner invited. One who is removed is gone at once. */
export const cloneListenerSchema = z.object({
  id: listenerIdSchema,
  ownerId: userIdSchema,
  name: personNameSchema,
  email: personAddressSchema.unwrap(),
  /** Who they are to the owner: one line. */
  relationship: z.string().max(100).default(''),
  /** Where the owner chose them among the beneficiaries. */
  beneficiaryId: beneficiaryIdSchema.nullable().default(null),
  state: listenerStateSchema,
  createdAt: z.date(),
});
export type CloneListener = z.infer<typeof cloneListenerSchema>;

/** How somebody comes to talk with a clone. */
export const hearingSchema = z.enum(['owner', 'invited', 'released']);
export type Hearing = z.infer<typeof hearingSchema>;

/** Why a clone does not speak now. `gone`: removed, erased, or never allowed: nobody is told which. */
export const silenceSchema = z.enum(['paused', 'suspended', 'retired', 'expired', 'adult-unstated', 'gone']);
export type Silence = z.infer<typeof silenceSchema>;

/** A clone that the caller may talk to, as its listener sees it. */
export const heardCloneSchema = z.object({
  ownerId: userIdSchema,
  ownerName: z.string(),
  hearing: hearingSchema,
  /** Null while it speaks. */
  silence: silenceSchema.nullable(),
  languages: z.array(cloneLanguageSchema),
  greeting: z.string(),
  farewell: z.string(),
  sessionMinutes: z.number(),
  /** Null for no end. */
  expiresOn: z.string().nullable(),
});
export type HeardClone = z.infer<typeof heardCloneSchema>;
