/** The vendor's customer of an account: document `users/{uid}/billing/customer`, made before the first payment page. */
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { findAccount } from '../access/index.ts';
import type { Services } from '../services.ts';
import { noteAnswered, noteAsked } from './askedCustomer.ts';
import { askVendor, findAtVendor } from './askVendor.ts';
import { ensureReconciliation } from './reconciliationDocument.ts';

const storedSchema = z.object({ customerId: z.string().min(1) });

export function customerDocument(firestore: Firestore, uid: string): DocumentReference {
  return firestore.doc(`users/${uid}/billing/customer`);
}

/** Null for who never opened a payment page. */
export async function findCustomer({ firestore }: Services, uid: string): Promise<string | null> {
  const stored = await customerDocument(firestore, uid).get();
  return storedSchema.safeParse(stored.data()).data?.customerId ?? null;
}

/**
 * The same customer however often and from however many places at once it is asked for; another one where the vendor has it no
 * longer, because it was deleted there or the operator's keys are of another account now.
 */
export async function ensureCustomer(services: Services, uid: string): Promise<string> {
  const known = await findCustomer(services, uid);
  if (known !== null && (await isAtVendor(services, known))) return known;
  await noteAsked(services, uid);
  const customer = await createCustomer(services, uid, known);
  const document = customerDocument(services.firestore, uid);
  return services.firestore.runTransaction(async (transaction) => {
    const stored = storedSchema.safeParse((await transaction.get(document)).data());
    if (stored.success && stored.data.customerId !== known) return stored.data.customerId;
    await ensureReconciliation(transaction, services);
    transaction.set(document, { customerId: customer.id });
    noteAnswered(transaction, services, uid, customer.id);
    return customer.id;
  });
}

async function isAtVendor(services: Services, customerId: string): Promise<boolean> {
  const customer = await askVendor(services, (stripe) =>
    findAtVendor(() => stripe.customers.retrieve(customerId)),
  );
  return customer !== null && customer.deleted !== true;
}

/** `gone` is the one before it. Name and address may change between two tries of one key, and so come after it. */
async function createCustomer(services: Services, uid: string, gone: string | null) {
  const account = await findAccount(services, uid);
  return askVendor(services, async (stripe) => {
    const { id } = await stripe.customers.create(
      { metadata: { uid } },
      { idempotencyKey: gone === null ? `customer-${uid}` : `customer-${uid}-after-${gone}` },
    );
    return stripe.customers.update(id, {
      ...(account?.email ? { email: account.email } : {}),
      ...(account?.displayName ? { name: account.displayName } : {}),
    });
  });
}
