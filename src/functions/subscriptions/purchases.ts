/** What the vendor tells of subscriptions: whatever it is, the record is brought to what is so. */
import type Stripe from 'stripe';
import {
  askVendor,
  type EventFollower,
  findAtVendor,
  type Purchase,
  type PurchaseHandler,
  paymentPage,
  readablePage,
} from '../payments/index.ts';
import type { Services } from '../services.ts';
import { endOfNobody } from './endSubscription.ts';
import { followSubscription, ownerOfSubscription } from './followSubscription.ts';

export const subscriptionPurchases: PurchaseHandler = {
  kind: 'subscription',
  paid: async (services, purchase) => {
    if (await isOfNobody(services, purchase)) return endPaid(services, purchase);
    await followSubscription(services, purchase.uid);
  },
  unpaid: async () => undefined,
  // An administrator who gives a payment back decides about the plan apart; disputes are followed below.
  refunded: async () => undefined,
  disputed: async () => undefined,
  look: async (_services, { reference, session }) => ({
    is: 'subscription',
    planId: reference.split('-')[0] ?? '',
    isPaid: session.payment_status !== 'unpaid',
  }),
};

export const subscriptionEvents: EventFollower = {
  // An invoice that was only made, or finalized, changes nothing yet.
  types: [
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'invoice.paid',
    'invoice.payment_failed',
    'invoice.voided',
    'invoice.marked_uncollectible',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
  ],
  follow: async (services, { type, objectId }) => {
    const uid = type.startsWith('charge.dispute.')
      ? await payerOfDisputed(services, objectId)
      : await ownerOf(services, type, objectId);
    if (uid) await followSubscription(services, uid);
  },
};

/**
 * Whether its account is gone, or is being erased. A page that was settled before was paid while somebody had the plan: it is not
 * paid back, however late it is told of again.
 */
async function isOfNobody({ firestore }: Services, { uid, key }: Purchase): Promise<boolean> {
  const [profile, page] = await firestore.getAll(
    firestore.doc(`users/${uid}`),
    paymentPage(firestore, uid, key),
  );
  if (profile?.exists && profile.get('erasureStartedAt') == null) return false;
  return readablePage(page?.data())?.state !== 'paid';
}

async function endPaid(services: Services, { session: { subscription: named } }: Purchase): Promise<void> {
  const id = typeof named === 'object' ? named?.id : named;
  if (id !== undefined) await endOfNobody(services, id);
}

async function ownerOf(services: Services, type: string, objectId: string): Promise<string | null> {
  const subscriptionId = type.startsWith('invoice.')
    ? await subscriptionOfInvoice(services, objectId)
    : objectId;
  return subscriptionId && (await ownerOfSubscription(services, subscriptionId));
}

/** Whoever it is that paid: an order's buyer has perhaps a plan as well, and nothing of it changes. */
async function payerOfDisputed(services: Services, id: string): Promise<string | null> {
  const dispute = await askVendor(services, (stripe) =>
    findAtVendor(() => stripe.disputes.retrieve(id, { expand: ['charge.customer'] })),
  );
  const charge = dispute?.charge;
  const customer = typeof charge === 'object' ? charge.customer : null;
  if (typeof customer !== 'object' || customer === null || customer.deleted) return null;
  return customer.metadata.uid ?? null;
}

async function subscriptionOfInvoice(services: Services, id: string): Promise<string | null> {
  const invoice = await askVendor(services, (stripe) => findAtVendor(() => stripe.invoices.retrieve(id)));
  const named: string | Stripe.Subscription | undefined = invoice?.parent?.subscription_details?.subscription;
  return typeof named === 'object' ? named.id : (named ?? null);
}
