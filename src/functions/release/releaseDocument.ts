/**
 * What one person is being given: `users/{ownerId}/releases/{beneficiaryId}`, which nobody reads. A stage stands in it from
 * the moment it is given, whether or not the person has an account to receive it with.
 */
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { userIdSchema } from '#shared/domain/ids.ts';
import { type Received, receivedSchema } from '#shared/legacy/received.ts';
import { lifeVerificationSchema } from '#shared/lifeVerification/lifeVerification.ts';
import { beneficiaryIdSchema } from '#shared/lifeVerification/people.ts';
import { releaseStages } from '#shared/lifeVerification/policy.ts';
import { withDates } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';

export const RELEASES = 'releases';

const releaseSchema = z.object({
  ownerId: userIdSchema,
  beneficiaryId: beneficiaryIdSchema,
  /** Of the owner's verification. What is given in a later one begins anew. */
  round: z.int().min(0),
  /** The owner lives: nothing of this round is written any more, however late it comes. */
  isTakenBack: z.boolean(),
  /** `isMailed` is false for what the invitation to claim told already, and for a clone that nobody made. */
  stages: z.array(z.object({ stage: z.enum(releaseStages), givenAt: z.date(), isMailed: z.boolean() })),
  /** Who received it; null while nobody has accepted. */
  accountId: userIdSchema.nullable(),
  /** Where the invitation to claim was mailed to, in this round. */
  claimedAt: z.string().nullable(),
  vault: z.object({
    isWhole: z.boolean(),
    itemIds: z.array(z.string()),
    withheldIds: z.array(z.string()),
  }),
  /** Whether anything is still to come: a day, or somebody who accepts. */
  isWaiting: z.boolean(),
  /** When it is written on; null where no time moves it. */
  dueAt: z.date().nullable(),
  /** When it is asked whether this was the last thing of its owner's; null once that was answered. */
  lastLookAt: z.date().nullable(),
});
export type Release = z.infer<typeof releaseSchema>;

export function releaseOf(firestore: Firestore, ownerId: string, beneficiaryId: string): DocumentReference {
  return firestore.doc(`users/${ownerId}/${RELEASES}/${beneficiaryId}`);
}

export function receivedOf(firestore: Firestore, accountId: string, ownerId: string): DocumentReference {
  return firestore.doc(`users/${accountId}/received/${ownerId}`);
}

/** Null where there is none. Throws ZodError for one that cannot be read: nothing may be written over it. */
export function releaseFrom(stored: DocumentSnapshot): Release | null {
  return stored.exists ? releaseSchema.parse(withDates(stored.data())) : null;
}

export function receivedFrom(stored: DocumentSnapshot): Received | null {
  return stored.exists ? receivedSchema.parse(withDates(stored.data())) : null;
}

/** As it is stored: the store has timestamps. */
export function withTimestamps(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(withTimestamps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTimestamps(inner)]));
}

const standingSchema = z.object({ life: lifeVerificationSchema });

/** Of the verification that counts, as far as a release asks; null for an owner who has none. */
export function standingFrom(stored: DocumentSnapshot) {
  if (!stored.exists) return null;
  const { life } = standingSchema.parse(withDates(stored.data()));
  const { is } = life.state;
  return {
    round: life.round,
    timeZone: life.policy.timeZone,
    hasBeenArmed: life.hasBeenArmed,
    isGiving: is === 'releasing' || is === 'released' || is === 'closed',
  };
}
export type Standing = NonNullable<ReturnType<typeof standingFrom>>;

export const verificationOf = ({ firestore }: Services, uid: string) =>
  firestore.doc(`users/${uid}/lifeVerifications/real`);
