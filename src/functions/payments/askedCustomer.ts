/**
 * Document `paymentCustomers/{uid}`: that the vendor is asked for a customer, written before it is, and which one it is. It outlives
 * what is below the profile, so that an erasure finds also a customer whose number was never heard.
 */
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { askVendor } from './askVendor.ts';

/** The vendor's clock is not ours, and a call is tried again for a while. Milliseconds. */
const ALLOWANCE = 10 * 60_000;

const instant = z.instanceof(Timestamp).transform((timestamp) => timestamp.toMillis());
const askedSchema = z.object({
  askedFrom: instant,
  askedUntil: instant,
  customerId: z.string().nullable(),
});

export const askedCustomer = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.collection('paymentCustomers').doc(uid);

export async function noteAsked({ firestore, clock }: Services, uid: string): Promise<void> {
  const document = askedCustomer(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    const now = Timestamp.fromMillis(clock.now());
    const stored = await transaction.get(document);
    if (stored.exists) transaction.update(document, { askedUntil: now });
    else transaction.create(document, { askedFrom: now, askedUntil: now, customerId: null });
  });
}

/** A write alone, of a row that `noteAsked` made. */
export function noteAnswered(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  customerId: string,
): void {
  transaction.update(askedCustomer(firestore, uid), { customerId });
}

/** All that the vendor may have of an account. Throws ZodError for a row that is none. */
export async function findAskedCustomers(services: Services, uid: string): Promise<readonly string[]> {
  const stored = await askedCustomer(services.firestore, uid).get();
  if (!stored.exists) return [];
  const { askedFrom, askedUntil, customerId } = askedSchema.parse(stored.data());
  if (customerId !== null) return [customerId];
  const created = {
    gte: Math.floor((askedFrom - ALLOWANCE) / 1000),
    lte: Math.ceil((askedUntil + ALLOWANCE) / 1000),
  };
  return askVendor(services, async (stripe) => {
    const found: string[] = [];
    for await (const { id, metadata } of stripe.customers.list({ created, limit: 100 }))
      if (metadata.uid === uid) found.push(id);
    return found;
  });
}
