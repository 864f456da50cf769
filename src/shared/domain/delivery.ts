/**
 * How far a mail that matters has come (`outboundMessages/{id}`). `waiting`: it is tried again until a mail server takes
 * it. `sent`: one took it, with the receipt. `refused`: no server will ever take it as it is. `bounced`: it was taken
 * and came back. Instants are what the side that reads has for them: timestamps in the store, ISO texts on the wire.
 */
import { z } from 'zod';

export const deliveryStates = ['waiting', 'sent', 'refused', 'bounced'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export function deliverySchema<Instant extends z.ZodType>(instant: Instant) {
  const attempts = z.int().min(0);
  const receipt = {
    attempts,
    messageId: z.string(),
    acceptedAt: instant,
    /** Host and port of the server that took it. */
    acceptedBy: z.string(),
  };
  return z.discriminatedUnion('state', [
    z.object({
      state: z.literal('waiting'),
      attempts,
      since: instant,
      nextAttemptAt: instant,
      /** Why the last attempt failed; empty before the first. */
      lastProblem: z.string(),
    }),
    z.object({ state: z.literal('sent'), ...receipt }),
    z.object({ state: z.literal('refused'), attempts, refusedAt: instant, reason: z.string() }),
    z.object({ state: z.literal('bounced'), ...receipt, bouncedAt: instant, reason: z.string() }),
  ]);
}
