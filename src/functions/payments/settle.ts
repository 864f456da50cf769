/** What became of a payment page, told to whoever sold something on it, however often. */
import { FieldValue } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { Services } from '../services.ts';
import { fieldsOfPage, type PaymentPage, paymentPage, readablePage } from './pageDocument.ts';
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
  { firestore, log }: Services,
  { uid, key, kind, reference, session }: Purchase,
  state: 'paid' | 'unpaid',
): Promise<void> {
  const document = paymentPage(firestore, uid, key);
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (!stored.exists) return;
    const page = readablePage(stored.data());
    if (page?.state === 'paid') return;
    if (page) return void transaction.update(document, { state, lookAt: FieldValue.delete() });
    // Of one that cannot be read the vendor has said everything again.
    const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id;
    if (!customer) throw new Error(`The page ${session.id} has no customer.`);
    log.log('error', 'payment-page-made-anew', { path: document.path });
    const [openedAt, sessionId] = [session.created * 1000, session.id];
    const again = { uid, key, kind, reference, customerId: customer, sessionId, openedAt, lookAt: null };
    transaction.set(document, fieldsOfPage({ ...again, state }));
  });
}
