/** Requests about one's own data: anybody makes one, a mailed link confirms it, administrators answer. */
import { z } from 'zod';
import { mailedAddressSchema } from '../domain/emailAddress.ts';
import {
  PRIVACY_ANSWER_LIMIT,
  PRIVACY_WORDS_LIMIT,
  privacyLinkSchema,
  privacyRequestStateSchema,
  privacyRights,
} from '../domain/privacyRequest.ts';
import { languageSchema } from '../domain/userProfile.ts';
import { visitorFormSchema } from '../domain/visitorForm.ts';
import { defineCallable } from './contract.ts';

const right = z.enum(privacyRights);
const id = privacyLinkSchema.shape.id;
const reason = z.string().trim().min(10).max(PRIVACY_ANSWER_LIMIT);

/**
 * Mails the link that confirms it. The answer is the same for every address, so that nobody learns who has an account. Safe to
 * repeat: one key with the same answers is one request, and one mail.
 */
export const privacyRequestsSend = defineCallable({
  name: 'privacyRequests-send',
  input: visitorFormSchema.extend({
    /** Made in the browser when the form is filled in. */
    key: z.uuid(),
    email: z.string().trim().max(320).pipe(mailedAddressSchema),
    right,
    words: z.string().trim().max(PRIVACY_WORDS_LIMIT).default(''),
    /** Which one the person is written to in. */
    language: languageSchema,
  }),
  output: z.object({}),
});

const standingSchema = z.object({
  right,
  words: z.string(),
  state: privacyRequestStateSchema,
  sentAt: z.number(),
  confirmedAt: z.number().nullable(),
  dueAt: z.number().nullable(),
  /** Why it takes longer; empty where it does not. */
  extensionReason: z.string(),
  /** What was answered, or why it was refused; empty before. */
  answer: z.string(),
  closedAt: z.number().nullable(),
});
export type PrivacyStanding = z.output<typeof standingSchema>;

/** All by the mailed link. Refused with `not-found` for one that is foreign, altered, or of a request that is forgotten. */
export const privacyRequestsLook = defineCallable({
  name: 'privacyRequests-look',
  input: privacyLinkSchema,
  output: standingSchema,
});

/** Safe to repeat: the month runs from the first time. */
export const privacyRequestsConfirm = defineCallable({
  name: 'privacyRequests-confirm',
  input: privacyLinkSchema,
  output: standingSchema,
});

/** Safe to repeat. Refused with `conflict` for one that is answered or refused. */
export const privacyRequestsWithdraw = defineCallable({
  name: 'privacyRequests-withdraw',
  input: privacyLinkSchema,
  output: standingSchema,
});

const listedSchema = standingSchema.extend({
  id,
  email: z.string(),
  language: languageSchema,
  isExtended: z.boolean(),
});
export type ListedPrivacyRequest = z.output<typeof listedSchema>;

/** Those under way by their last day, or those that are closed, newest first. What nobody confirmed is not told. */
export const privacyRequestsList = defineCallable({
  name: 'privacyRequests-list',
  input: z.object({
    closed: z.boolean().default(false),
    limit: z.int().min(1).max(100).default(50),
    /** The `next` of the page before. */
    before: id.optional(),
  }),
  output: z.object({
    requests: z.array(listedSchema),
    /** Where the next page begins; null on the last one. */
    next: id.nullable(),
  }),
});

/**
 * What an operator decides. Once extended, never again, and not after the first month (article 12(3)). Safe to repeat with
 * the same words; refused with `conflict` where the request is closed, or the person withdrew it.
 */
export const privacyRequestsDecide = defineCallable({
  name: 'privacyRequests-decide',
  input: z.object({ id, decision: z.enum(['answer', 'extend', 'refuse']), reason }),
  output: z.object({}),
});
