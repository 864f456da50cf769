/**
 * The waitlist: anybody may put an address on it, a mailed link confirms it and is its owner's page from then on, and
 * administrators read the list and take addresses off.
 */
import { z } from 'zod';
import { documentIdSchema } from '../domain/documentId.ts';
import { mailedAddressSchema } from '../domain/emailAddress.ts';
import { languageSchema } from '../domain/userProfile.ts';
import { waitlistPlanSchema } from '../domain/waitlist.ts';
import { defineCallable } from './contract.ts';

/**
 * Sent once the consent is ticked, which the instant of the call stands for. Mails a link to the address, and keeps it
 * unconfirmed. Safe to repeat: an address is there once. The answer is the same for every address, so that nobody learns from
 * it who waits, and the same for what a machine filled in, of which nothing is kept.
 */
export const waitlistJoin = defineCallable({
  name: 'waitlist-join',
  input: z.object({
    email: z.string().trim().toLowerCase().max(320).pipe(mailedAddressSchema),
    plan: waitlistPlanSchema,
    /** Which one the person is written to in. */
    language: languageSchema,
    /** Milliseconds from the form's drawing to its sending. */
    elapsed: z.number().min(0).max(Number.MAX_SAFE_INTEGER),
    /** Of a field that no person sees: only a machine writes there. */
    remarks: z.string().max(10_000).default(''),
  }),
  output: z.object({}),
});

/** What stands behind the `#` of a mailed link. Any text, so that one that no server wrote is answered like an old one. */
const token = z.string().max(2_000);

const standingSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('waiting'),
    email: z.string(),
    plan: waitlistPlanSchema,
    /** In milliseconds: until when it is kept without a confirmation. Null for one that was kept before there was a term. */
    forgetAt: z.number().nullable(),
  }),
  z.object({
    is: z.literal('confirmed'),
    email: z.string(),
    plan: waitlistPlanSchema,
    /** One more than those who confirmed earlier and still wait. */
    place: z.int().positive(),
    /** In milliseconds. */
    confirmedAt: z.number(),
  }),
  /** Unknown, forgotten and left are one answer. */
  z.object({ is: z.literal('gone') }),
]);
export type WaitlistStanding = z.infer<typeof standingSchema>;

/** What a link's page shows. Changes nothing: mail scanners open every link. */
export const waitlistLook = defineCallable({
  name: 'waitlist-look',
  input: z.object({ token }),
  output: standingSchema,
});

/** Safe to repeat: the place is that of the first time. */
export const waitlistConfirm = defineCallable({
  name: 'waitlist-confirm',
  input: z.object({ token }),
  output: standingSchema,
});

export const waitlistChangePlan = defineCallable({
  name: 'waitlist-changePlan',
  input: z.object({ token, plan: waitlistPlanSchema }),
  output: standingSchema,
});

/** Erases the address and all that was kept with it. Safe to repeat. */
export const waitlistLeave = defineCallable({
  name: 'waitlist-leave',
  input: z.object({ token }),
  output: z.object({}),
});

const waitlistEntrySchema = z.object({
  /** Ours are hashes, but what another program wrote may be called otherwise. */
  id: documentIdSchema,
  email: z.string(),
  plan: waitlistPlanSchema,
  language: languageSchema,
  /** When the consent was given first. */
  consentedAt: z.iso.datetime(),
  /** The place in line follows from it; null while the address waits to be confirmed. */
  confirmedAt: z.iso.datetime().nullable(),
});
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;

/** Newest first, confirmed or not; with `search` the addresses that begin with it, by alphabet. */
export const waitlistList = defineCallable({
  name: 'waitlist-list',
  input: z.object({
    limit: z.int().min(1).max(500).default(50),
    /** The `next` of the page before. */
    before: documentIdSchema.optional(),
    search: z.string().trim().toLowerCase().max(320).default(''),
  }),
  output: z.object({
    entries: z.array(waitlistEntrySchema),
    /** Where the next page begins; null on the last one. */
    next: documentIdSchema.nullable(),
  }),
});

export const waitlistCount = defineCallable({
  name: 'waitlist-count',
  input: z.object({}),
  output: z.object({ confirmed: z.int().nonnegative(), waiting: z.int().nonnegative() }),
});

/** Forgets an address, as its owner asked. One that is no longer there is as good as forgotten. */
export const waitlistErase = defineCallable({
  name: 'waitlist-erase',
  input: z.object({ id: documentIdSchema }),
  output: z.object({}),
});
