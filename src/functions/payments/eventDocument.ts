/**
 * Document `paymentEvents/{eventId}`: what the vendor told, kept before anything follows of it. One that could not be followed to
 * its end has `workAt`, by which a job finds it; one that is done is forgotten once the vendor has forgotten it too.
 */
import { type CollectionReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Services } from '../services.ts';
import type { PaymentEvent } from './followEvent.ts';

/** Twice as long as the vendor lists it, in milliseconds. */
const KEPT = 60 * 24 * 60 * 60_000;
/** Whoever received it follows it at once; after this, in milliseconds, the job does. */
const OWN_TURN = 60_000;

const eventSchema = z.object({
  type: z.string(),
  objectId: z.string(),
  state: z.enum(['received', 'done']),
});
const objectSchema = z.object({ id: z.string() });

export const paymentEvents = (firestore: Firestore): CollectionReference =>
  firestore.collection('paymentEvents');

/** Resolves with what is left to be followed; null where it is done. Keeping it twice is keeping it once. */
export function keepEvent(
  { firestore, clock }: Services,
  event: Pick<Stripe.EventBase, 'id' | 'type' | 'data'>,
): Promise<PaymentEvent | null> {
  const document = paymentEvents(firestore).doc(event.id);
  const { type } = event;
  const objectId = objectSchema.safeParse(event.data.object).data?.id;
  if (objectId === undefined) return Promise.resolve(null);
  return firestore.runTransaction(async (transaction) => {
    const stored = eventSchema.safeParse((await transaction.get(document)).data()).data;
    if (stored) return stored.state === 'done' ? null : stored;
    const now = clock.now();
    // Also over one that cannot be read: nothing is taken of it that the vendor does not say again.
    transaction.set(document, {
      type,
      objectId,
      state: 'received',
      receivedAt: Timestamp.fromMillis(now),
      workAt: Timestamp.fromMillis(now + OWN_TURN),
    });
    return { type, objectId };
  });
}

/** Throws ZodError for a row that is none. */
export const readEvent = (fields: unknown): z.output<typeof eventSchema> => eventSchema.parse(fields);

export async function settleEvent({ firestore, clock }: Services, id: string): Promise<void> {
  await paymentEvents(firestore)
    .doc(id)
    .update({
      state: 'done',
      workAt: FieldValue.delete(),
      forgetAt: Timestamp.fromMillis(clock.now() + KEPT),
    });
}
