/**
 * The documents of the waitlist, `waitlist/{hash of the address}`: an address is there once, however often it is given.
 * No rule opens the collection.
 */
import { createHash } from 'node:crypto';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { languageSchema } from '#shared/domain/userProfile.ts';
import { waitlistPlanSchema } from '#shared/domain/waitlist.ts';
import { eraseMailsTo } from '../delivery/index.ts';
import type { Services } from '../services.ts';

const instant = z.instanceof(Timestamp);
const storedSchema = z.object({
  email: z.string(),
  plan: waitlistPlanSchema,
  language: languageSchema,
  consentedAt: instant,
  /** Null while it waits to be confirmed. */
  confirmedAt: instant.nullable().default(null),
  /** From then on an unconfirmed one is as good as forgotten. Null for a confirmed one. */
  forgetAt: instant.nullable().default(null),
  /** When a link was mailed last. */
  mailedAt: instant.nullable().default(null),
  /** Random, of this stay on the list: links of an earlier one open nothing. */
  stay: z.string().default(''),
});
export type StoredEntry = z.output<typeof storedSchema>;

export const waitlistOf = ({ firestore }: Services) => firestore.collection('waitlist');

/** Of an address without capitals. */
export const entryIdOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Null for none, and for one that cannot be read. */
export function readEntry(snapshot: DocumentSnapshot): StoredEntry | null {
  const parsed = storedSchema.safeParse(snapshot.data());
  return parsed.success ? parsed.data : null;
}

/** Null also for one whose term is over, and that the job has yet to take away. `now` in milliseconds. */
export function readKept(snapshot: DocumentSnapshot, now: number): StoredEntry | null {
  const entry = readEntry(snapshot);
  return entry && isTermOver(entry, now) ? null : entry;
}

export function isTermOver({ confirmedAt, forgetAt }: StoredEntry, now: number): boolean {
  return confirmedAt === null && forgetAt !== null && forgetAt.toMillis() <= now;
}

/** What was written to an address that is off the list, and has not arrived. */
export function eraseItsMails(services: Services, email: string): Promise<void> {
  return eraseMailsTo(services, email, ['waitlist-confirm', 'waitlist-again']);
}
