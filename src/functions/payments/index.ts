/** Payments, whatever is sold: pages at the vendor's, what it tells of them, and money that goes back. */
import { defineFeature, type Feature } from '../feature.ts';
import { eraseAtVendor } from './eraseAccount.ts';
import type { EventFollower, Followers } from './followEvent.ts';
import { createJobs } from './jobs.ts';
import { createLook } from './look.ts';
import type { PurchaseHandler } from './purchases.ts';
import { createWebhook } from './webhook.ts';

export { askVendor, assertCheckoutOpen, findAtVendor } from './askVendor.ts';
export { customerDocument, ensureCustomer, findCustomer } from './customer.ts';
export { expireOtherPages, expirePaymentPage } from './expirePages.ts';
export { type EventFollower, type PaymentEvent, refundsOf } from './followEvent.ts';
export {
  findPageSession,
  type OpenedPage,
  openPaymentPage,
  type PaymentPageRequest,
} from './openPaymentPage.ts';
export { paymentPage, paymentPages, readablePage } from './pageDocument.ts';
export type {
  DisputedPurchase,
  Purchase,
  PurchaseHandler,
  PurchaseKind,
  PurchaseMetadata,
  RefundedPurchase,
} from './purchases.ts';
export { leftOfPayment, type RefundRequest, refundPayment } from './refundPayment.ts';

/** Who sells something, a handler a kind; and who follows what else the vendor tells. */
export function createPayments(
  purchases: readonly PurchaseHandler[],
  events: readonly EventFollower[],
): Feature {
  const followers: Followers = { purchases, events };
  return defineFeature({
    callables: [createLook(purchases)],
    endpoints: [createWebhook(followers)],
    schedules: createJobs(followers),
    accountData: {
      collections: { billing: { exportedAs: 'billing', readBy: 'owner' } },
      eraseElsewhere: eraseAtVendor,
    },
  });
}
