/** Coming back from a payment page: what became of it, whoever looks and however late. */
import { z } from 'zod';
import { orderIdSchema } from '../shop/order.ts';
import { defineCallable } from './contract.ts';

const paymentAnswerSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('order'), orderId: orderIdSchema, number: z.string(), isPaid: z.boolean() }),
  z.object({ is: z.literal('credits'), credits: z.int(), isPaid: z.boolean() }),
  z.object({ is: z.literal('subscription'), planId: z.string(), isPaid: z.boolean() }),
  z.object({ is: z.literal('unknown') }),
]);
export type PaymentAnswer = z.infer<typeof paymentAnswerSchema>;

/**
 * Asks the vendor once more, so that the answer does not wait for a webhook. Somebody else's session and an unknown one are both
 * `unknown`.
 */
export const paymentsLook = defineCallable({
  name: 'payments-look',
  input: z.object({ sessionId: z.string().regex(/^cs_[A-Za-z0-9_]{1,200}$/) }),
  output: paymentAnswerSchema,
});
