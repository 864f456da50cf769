/**
 * The documents of the waitlist, `waitlist/{hash of the address}`: an address is there once, however often it is given.
 * No rule opens the collection.
 */
import { createHash } from 'node:crypto';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { languageSchema } from '#shared/domain/userProfile.ts';
import { waitlistPlanSchema } from '#shared/domain/waitlist.ts';
import type { Services } from '../services.ts';

const storedSchema = z.object({
  email: z.string(),
  plan: waitlistPlanSchema,
  language: languageSchema,
  consentedAt: z.instanceof(Timestamp),
});
type StoredEntry = z.output<typeof storedSchema>;

export const waitlistOf = ({ firestore }: Services) => firestore.collection('waitlist');

/** Of an address without capitals. */
export const entryIdOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Null for none, and for one that cannot be read. */
export function readEntry(snapshot: DocumentSnapshot): StoredEntry | null {
  const parsed = storedSchema.safeParse(snapshot.data());
  return parsed.success ? parsed.data : null;
}
