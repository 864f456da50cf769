/** What became of a payment page, told to whoever sold something on it, however often. */
import { FieldValue } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { Services } from '../services.ts';
import { type PaymentPage, paymentPage, readPage } from './pageDocument.ts';
import { type Purchase, type PurchaseHandler, purchaseMetadataSchema } from './purchases.ts';

export type PurchaseHandlers = readonly PurchaseHandler[];

/** Throws for a kind that nobody sells: a row that the catalogue forgot. */
export function handlerOf(handlers: PurchaseHandlers, kind: PurchaseHandler['kind']): PurchaseHandler {
  const handler = handlers.find((candidate) => candidate.kind === kind);
  if (!handler) throw new Error(`Nobody sells ${kind}.`);
  return handler;
}

/** Null for a session that is none of ours: the operator may sell other things with the same account. */
export function purchaseOf(session: Stripe.Checkout.Session): Purchase | null {
  const metadata = purchaseMetadataSchema.safeParse(session.metadata);
  return metadata.success ? { ...metadata.data, session } : null;
}

/** `hasFailed` of a session that is complete and whose bank said no days later. */
export async function settlePurchase(
  services: Services,
  handlers: PurchaseHandlers,
  purchase: Purchase,
  hasFailed = false,
): Promise<PaymentPage['state']> {
  const handler = handlerOf(handlers, purchase.kind);
  const state = stateOf(purchase.session, hasFailed);
  if (state === 'paid') await handler.paid(services, purchase);
  if (state === 'unpaid') await handler.unpaid(services, purchase);
  if (state !== 'open') await closePage(services, purchase, state);
  return state;
}

function stateOf(session: Stripe.Checkout.Session, hasFailed: boolean): PaymentPage['state'] {
  if (session.status === 'expired') return 'unpaid';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  return hasFailed ? 'unpaid' : 'open';
}

/** After its handler: a kill in between has it told once more. What was paid stays so. */
export async function closePage(
  { firestore }: Services,
  { uid, key }: Pick<Purchase, 'uid' | 'key'>,
  state: 'paid' | 'unpaid',
): Promise<void> {
  const document = paymentPage(firestore, uid, key);
  await firestore.runTransaction(async (transaction) => {
    const stored = readPage((await transaction.get(document)).data());
    if (!stored || stored.state === 'paid') return;
    transaction.update(document, { state, lookAt: FieldValue.delete() });
  });
}
