/** Credits: bought in packs, spent by the message, granted and taken back by administrators with a reason. */
import { z } from 'zod';
import { creditAccountSchema, creditLineKinds, creditPackIdSchema } from '../domain/creditLine.ts';
import { languageSchema } from '../domain/userProfile.ts';
import { defineCallable } from './contract.ts';

/** Answers where the pack is paid. Safe to repeat with one `key`. */
export const creditsBuy = defineCallable({
  name: 'credits-buy',
  input: z.object({ key: z.uuid(), pack: creditPackIdSchema, language: languageSchema }),
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

/** Administrators: the ledger of one account, newest first. */
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
    account: creditAccountSchema,
    lines: z.array(line),
    next: z.string().nullable(),
  }),
});

/** Administrators: grants (positive) or takes back (negative). Never below zero. Safe to repeat with one `key`. */
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
