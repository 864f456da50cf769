/** The waitlist: anybody may put an address on it, administrators read it and take addresses off. */
import { z } from 'zod';
import { emailAddressSchema } from '../domain/emailAddress.ts';
import { languageSchema } from '../domain/userProfile.ts';
import { waitlistPlanSchema } from '../domain/waitlist.ts';
import { defineCallable } from './contract.ts';

/**
 * Sent once the consent is ticked, which the instant of the call stands for. Safe to repeat: an address is there once. The
 * answer is the same for every address, so that nobody learns from it who waits.
 */
export const waitlistJoin = defineCallable({
  name: 'waitlist-join',
  input: z.object({
    email: z.string().trim().toLowerCase().max(320).pipe(emailAddressSchema),
    plan: waitlistPlanSchema,
    /** Which one the person is written to in. */
    language: languageSchema,
  }),
  output: z.object({}),
});

const LONGEST_ID = 1_500;
const utf8 = new TextEncoder();
/** Any that the database takes: ours are hashes, but what another program wrote may be called otherwise. */
const entryId = z
  .string()
  .max(LONGEST_ID)
  .regex(/^(?!\.{1,2}$|__.*__$)[^/]+$/s)
  .refine((id) => utf8.encode(id).length <= LONGEST_ID);

const waitlistEntrySchema = z.object({
  id: entryId,
  email: z.string(),
  plan: waitlistPlanSchema,
  language: languageSchema,
  /** When the consent was given first: the place in the row. */
  consentedAt: z.iso.datetime(),
});
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;

/** Newest first; with `search` the addresses that begin with it, by alphabet. */
export const waitlistList = defineCallable({
  name: 'waitlist-list',
  input: z.object({
    limit: z.int().min(1).max(500).default(50),
    /** The `next` of the page before. */
    before: entryId.optional(),
    search: z.string().trim().toLowerCase().max(320).default(''),
  }),
  output: z.object({
    entries: z.array(waitlistEntrySchema),
    /** Where the next page begins; null on the last one. */
    next: entryId.nullable(),
  }),
});

/** Forgets an address, as its owner asked. One that is no longer there is as good as forgotten. */
export const waitlistErase = defineCallable({
  name: 'waitlist-erase',
  input: z.object({ id: entryId }),
  output: z.object({}),
});
