/**
 * From an event to what follows of it. Of an event only its type and the id of its object are taken; what is so is asked of the
 * vendor anew, so that one that comes twice, late or before another changes nothing of the end.
 */
import type Stripe from 'stripe';
import type { Services } from '../services.ts';
import { askVendor, findAtVendor } from './askVendor.ts';
import { type PurchaseMetadata, purchaseMetadataSchema } from './purchases.ts';
import { handlerOf, type PurchaseHandlers, purchaseOf, settlePurchase } from './settle.ts';

export interface PaymentEvent {
  readonly type: string;
  readonly objectId: string;
}

/** Who hears of events that belong to no purchase: subscriptions and their invoices. */
export interface EventFollower {
  readonly types: readonly Stripe.Event.Type[];
  follow(services: Services, event: PaymentEvent): Promise<void>;
}

export interface Followers {
  readonly purchases: PurchaseHandlers;
  readonly events: readonly EventFollower[];
}

/** Rejects when it could not be followed to its end: it is to be tried again. */
export async function followEvent(
  services: Services,
  followers: Followers,
  event: PaymentEvent,
): Promise<void> {
  const { type, objectId } = event;
  if (type.startsWith('checkout.session.')) {
    await followSession(services, followers, objectId, type === 'checkout.session.async_payment_failed');
  } else if (type.startsWith('payment_intent.')) {
    await followPayment(services, followers, objectId);
  } else if (type.startsWith('refund.')) {
    const refund = await find(services, (stripe) => stripe.refunds.retrieve(objectId));
    if (refund) await followCharge(services, followers, idOf(refund.charge), { isRefund: true });
  } else if (type.startsWith('charge.dispute.')) {
    const dispute = await find(services, (stripe) => stripe.disputes.retrieve(objectId));
    if (dispute) await followCharge(services, followers, idOf(dispute.charge), { dispute });
  } else if (type === 'charge.refunded') {
    await followCharge(services, followers, objectId);
  }
  for (const follower of followers.events) {
    if (follower.types.some((asked) => asked === type)) await follower.follow(services, event);
  }
}

async function followSession(services: Services, { purchases }: Followers, id: string, hasFailed: boolean) {
  const session = await find(services, (stripe) => stripe.checkout.sessions.retrieve(id));
  const purchase = session && purchaseOf(session);
  if (purchase) await settlePurchase(services, purchases, purchase, hasFailed);
}

/** The sessions that it was made for: one, or none where it is no payment of a page. */
async function followPayment(services: Services, { purchases }: Followers, paymentIntentId: string) {
  const { data } = await askVendor(services, (stripe) =>
    stripe.checkout.sessions.list({ payment_intent: paymentIntentId }),
  );
  for (const session of data) {
    const purchase = purchaseOf(session);
    if (purchase) await settlePurchase(services, purchases, purchase);
  }
}

async function followCharge(
  services: Services,
  followers: Followers,
  chargeId: string | null,
  { isRefund = false, dispute }: { readonly isRefund?: boolean; readonly dispute?: Stripe.Dispute } = {},
): Promise<void> {
  const charge = chargeId && (await find(services, (stripe) => stripe.charges.retrieve(chargeId)));
  const paymentIntentId = charge ? idOf(charge.payment_intent) : null;
  if (!charge || paymentIntentId === null) return;
  const metadata = await metadataOf(services, paymentIntentId);
  if (!metadata) return;
  // What was paid comes first, whatever was told first.
  await followPayment(services, followers, paymentIntentId);
  const charged = { charge, paymentIntentId, metadata };
  const handler = handlerOf(followers.purchases, metadata.kind);
  // Of one that failed nothing is left on the charge.
  if (isRefund || charge.amount_refunded > 0 || charge.refunded) {
    await handler.refunded(services, { ...charged, refunds: await refundsOf(services, charge.id) });
  }
  if (dispute) {
    const isLost = dispute.status === 'lost';
    await handler.disputed(services, { ...charged, dispute, isOver: isLost || isWon(dispute), isLost });
  }
}

/** Decided for us, or a question that was closed without a decision. */
function isWon({ status }: Stripe.Dispute): boolean {
  return status === 'won' || status === 'warning_closed' || status === 'prevented';
}

async function metadataOf(services: Services, paymentIntentId: string): Promise<PurchaseMetadata | null> {
  const intent = await find(services, (stripe) => stripe.paymentIntents.retrieve(paymentIntentId));
  return purchaseMetadataSchema.safeParse(intent?.metadata).data ?? null;
}

/** All of a charge, the oldest first. */
export async function refundsOf(services: Services, charge: string): Promise<readonly Stripe.Refund[]> {
  const refunds = await askVendor(services, (stripe) =>
    stripe.refunds.list({ charge, limit: 100 }).autoPagingToArray({ limit: 1_000 }),
  );
  return refunds.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
}

const find = <Found>(services: Services, call: (stripe: Stripe) => Promise<Found>) =>
  askVendor(services, (stripe) => findAtVendor(() => call(stripe)));

const idOf = (named: string | { readonly id: string } | null): string | null =>
  typeof named === 'object' ? (named?.id ?? null) : named;
