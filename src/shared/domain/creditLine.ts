/**
 * Credits are an append-only ledger: document `users/{uid}/creditLines/{key}`, which its owner reads. The key is what caused it,
 * so a cause counts once however often it is told. The balance is the sum of the lines at any moment, and stands in
 * `users/{uid}/billing/credits` with the number of lines, written in the same transaction.
 */
import { z } from 'zod';

export const creditLineKinds = [
  'purchase',
  'message',
  'grant',
  'taken-back',
  'refund',
  'dispute',
  /** Of an administrator, and of nothing: from it on the balance is the sum again. */
  'repair',
] as const;

export const creditLineSchema = z.object({
  /** `purchase-<session>`, `message-<id>`, `grant-<uuid>` and so on. */
  id: z.string().max(200),
  kind: z.enum(creditLineKinds),
  /** Credits, not cents: what is taken is negative. */
  amount: z.int(),
  /** The how-manieth line of the ledger, from one on: their order, without ties. */
  number: z.int().positive(),
  /** The sum of all lines with this one. May be below zero after a refund of what was spent. */
  balance: z.int(),
  at: z.date(),
  /** An administrator's reason; empty otherwise. */
  reason: z.string().max(500).default(''),
});
export type CreditLine = z.infer<typeof creditLineSchema>;

export const creditAccountSchema = z.object({ balance: z.int(), lines: z.int().nonnegative() });
export type CreditAccount = z.infer<typeof creditAccountSchema>;
export const NO_CREDITS: CreditAccount = { balance: 0, lines: 0 };

/** PRODUCT.md: packs of 50, 150 and 500; one clone message costs one. Prices in cents. */
export const creditPacks = [
  { id: 'credits-50', credits: 50, price: 500 },
  { id: 'credits-150', credits: 150, price: 1_200 },
  { id: 'credits-500', credits: 500, price: 3_500 },
] as const;
export const creditPackIdSchema = z.enum(['credits-50', 'credits-150', 'credits-500']);
export type CreditPackId = z.infer<typeof creditPackIdSchema>;
