/** What somebody bought, as the export of everything has it. Described in words in docs/export-format.md. */
import { z } from 'zod';
import { cartContentSchema } from '../shop/cart.ts';
import { orderSchema } from '../shop/order.ts';
import { creditAccountSchema, creditLineSchema } from './creditLine.ts';
import { subscriptionStateSchema } from './subscription.ts';

/** Newest first. */
export const exportedCreditLinesSchema = z.array(creditLineSchema.extend({ at: z.iso.datetime() }));

export const exportedBillingSchema = z.object({
  subscription: subscriptionStateSchema,
  credits: creditAccountSchema,
});

/** What waited to be ordered. */
export const exportedCartSchema = cartContentSchema;

/** Newest first. */
export const exportedOrdersSchema = z.array(
  orderSchema.omit({ buyerUid: true, buyerEmail: true, buyerName: true, revision: true }),
);
