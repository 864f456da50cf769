/** Ending a subscription at the vendor at once, where no person asked for it. Each may be repeated. */
import { Refusal } from '../errors.ts';
import { askVendor, findAtVendor, refundPayment } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { paymentsOf } from './paymentsOf.ts';
import type { LiveSubscription } from './vendorSubscription.ts';

/**
 * Begun twice, in two tabs: what was paid for the second goes back whole. Where a bank took it back already, or looks into it,
 * there is nothing of ours to give, and it ends all the same: else neither it nor the other could ever be cancelled.
 */
export async function endDuplicate(services: Services, { id }: LiveSubscription): Promise<void> {
  await giveBackWhole(services, id, 'duplicate');
  services.log.log('warning', 'subscription-begun-twice', { subscription: id });
}

/** Paid while the account was being erased: nobody is left to have it. */
export async function endOfNobody(services: Services, id: string): Promise<void> {
  await giveBackWhole(services, id, 'requested_by_customer');
  services.log.log('warning', 'subscription-of-nobody-refunded', { subscription: id });
}

async function giveBackWhole(
  services: Services,
  id: string,
  reason: 'duplicate' | 'requested_by_customer',
): Promise<void> {
  // The money first: once it has ended, nobody looks at it again.
  for (const { invoice, paymentIntentId, amount } of await paymentsOf(services, id)) {
    try {
      await refundPayment(services, { paymentIntentId, amount, key: `whole-${invoice}`, reason });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
      services.log.log('warning', 'plan-payment-not-returned', { invoice, payment: paymentIntentId });
    }
  }
  await cancel(services, id);
}

/** Owed for longer than the grace, or taken back by a bank: it ends, and what is still open is no longer asked for. */
export async function endUnpaid(services: Services, { id }: LiveSubscription): Promise<void> {
  const open = await askVendor(services, (stripe) =>
    stripe.invoices.list({ subscription: id, status: 'open', limit: 100 }).autoPagingToArray({ limit: 100 }),
  );
  for (const { id: invoice } of open) {
    await askVendor(services, (stripe) => stripe.invoices.voidInvoice(invoice));
  }
  await cancel(services, id);
}

const cancel = (services: Services, id: string) =>
  askVendor(services, (stripe) =>
    findAtVendor(() => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })),
  );
