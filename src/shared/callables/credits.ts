/** Credits: bought in packs, spent by the message, granted and taken back by administrators with a reason. */
import { z } from 'zod';
import { creditAccountSchema, creditLineKinds, creditPackIdSchema } from '../domain/creditLine.ts';
import { userIdSchema } from '../domain/ids.ts';
import { languageSchema } from '../domain/userProfile.ts';
import { defineCallable } from './contract.ts';

/** Answers where the pack is paid. Safe to repeat with one `key`. */
export const creditsBuy = defineCallable({
  name: 'credits-buy',
  input: z.object({
    key: z.uuid(),
    pack: creditPackIdSchema,
    language: languageSchema,
    /** Whose clone is being talked to: the payment leads back to that conversation. */
    conversationWith: userIdSchema.optional(),
  }),
  output: z.object({ paymentUrl: z.url() }),
});

const email = z.string().trim().toLowerCase().max(320);
const line = z.object({
  id: z.string(),
  kind: z.enum(creditLineKinds),
  amount: z.int(),
  balance: z.int(),
  at: z.iso.datetime(),
  reason: z.string(),
});

/** Administrators: the ledger of one account, newest first, with what of it cannot be read. */
export const creditsInspect = defineCallable({
  name: 'credits-inspect',
  input: z.object({
    email,
    before: z.string().max(200).optional(),
    limit: z.int().min(1).max(200).default(50),
  }),
  output: z.object({
    uid: z.string(),
    email: z.string(),
    /** As it stands; what `sum` says where it cannot be read. */
    account: creditAccountSchema,
    isAccountReadable: z.boolean(),
    /** Of all lines that say an amount. Where the balance is another, `credits-repair` brings it there. */
    sum: z.int(),
    lines: z.array(line),
    /** Ids of lines that should stand on this page and cannot be read. */
    unreadable: z.array(z.string()),
    /** Lines without a number, which stand on no page. */
    unnumbered: z.int().nonnegative(),
    next: z.string().nullable(),
  }),
});

/**
 * Administrators: grants (positive) or takes back (negative). Never below zero. Safe to repeat with one `key`; `conflict` for a key
 * that was used for something else.
 */
export const creditsAdjust = defineCallable({
  name: 'credits-adjust',
  input: z.object({
    uid: z.string().min(1).max(128),
    key: z.uuid(),
    amount: z
      .int()
      .min(-100_000)
      .max(100_000)
      .refine((amount) => amount !== 0, 'Say how many'),
    reason: z.string().trim().min(3).max(500),
  }),
  output: creditAccountSchema,
});

/**
 * Administrators: a line of nothing after which the balance is the sum of all lines that can be read. `conflict` where it is so
 * already.
 */
export const creditsRepair = defineCallable({
  name: 'credits-repair',
  input: z.object({
    uid: z.string().min(1).max(128),
    key: z.uuid(),
    reason: z.string().trim().min(3).max(500),
  }),
  output: creditAccountSchema,
});
