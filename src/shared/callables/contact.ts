/** Messages to those who run the product: anybody sends one, administrators list them. */
import { z } from 'zod';
import { mailedAddressSchema } from '../domain/emailAddress.ts';
import {
  SUPPORT_MESSAGE_LIMIT,
  SUPPORT_NAME_LIMIT,
  supportStates,
  supportSubjects,
  ticketSchema,
} from '../domain/supportRequest.ts';
import { languageSchema } from '../domain/userProfile.ts';
import { visitorFormSchema } from '../domain/visitorForm.ts';
import { defineCallable } from './contract.ts';

const email = z.string().trim().max(320).pipe(mailedAddressSchema);

/**
 * Safe to repeat: one key with the same answers is one ticket, and one mail. Refused with `too-many-attempts` from a place that
 * sent too many. An address that was given too often has no further receipt.
 */
export const contactSend = defineCallable({
  name: 'contact-send',
  input: visitorFormSchema.extend({
    /** Made in the browser when the form is filled in. */
    key: z.uuid(),
    name: z.string().trim().max(SUPPORT_NAME_LIMIT).default(''),
    email,
    subject: z.enum(supportSubjects),
    message: z.string().trim().min(1).max(SUPPORT_MESSAGE_LIMIT),
    /** Which one the receipt is written in. */
    language: languageSchema,
  }),
  output: z.object({ ticket: ticketSchema }),
});

const listedSchema = z.object({
  ticket: ticketSchema,
  name: z.string(),
  email: z.string(),
  subject: z.enum(supportSubjects),
  message: z.string(),
  language: languageSchema,
  /** Whether it was sent from an account. */
  isMember: z.boolean(),
  state: z.enum(supportStates),
  sentAt: z.number(),
  answeredAt: z.number().nullable(),
});
export type ListedSupportRequest = z.output<typeof listedSchema>;

/** Newest first; with `ticket` that one alone, whatever its state. */
export const contactList = defineCallable({
  name: 'contact-list',
  input: z.object({
    state: z.enum(supportStates).default('open'),
    ticket: ticketSchema.optional(),
    limit: z.int().min(1).max(100).default(50),
    /** The `next` of the page before. */
    before: ticketSchema.optional(),
  }),
  output: z.object({
    requests: z.array(listedSchema),
    /** Where the next page begins; null on the last one. */
    next: ticketSchema.nullable(),
  }),
});

/** Safe to repeat. Refused with `not-found` for a ticket that is not there any more. */
export const contactMark = defineCallable({
  name: 'contact-mark',
  input: z.object({ ticket: ticketSchema, state: z.enum(supportStates) }),
  output: z.object({}),
});
