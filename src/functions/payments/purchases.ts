/**
 * What follows once money moved. Each capability that sells something has one handler of its kind; the catalogue hands them
 * all to `createPayments`, so that payments know no orders and no credits.
 *
 * Every method may be called twice, late, out of order and at once from several places: it takes the vendor's objects for the
 * truth, never what it was told before, and writes in a transaction keyed by their ids.
 */
import type Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentAnswer } from '#shared/callables/payments.ts';
import type { Services } from '../services.ts';

export const purchaseKindSchema = z.enum(['order', 'credits', 'subscription']);
export type PurchaseKind = z.infer<typeof purchaseKindSchema>;

/** Stands on the session, on its payment and so on its charge. */
export const purchaseMetadataSchema = z.object({
  kind: purchaseKindSchema,
  uid: z.string().min(1).max(128),
  /** What is paid, as its capability knows it: an order's id, a pack. */
  reference: z.string().min(1).max(200),
  /** Of the page: what `openPaymentPage` was called with. */
  key: z.string().min(1),
});
export type PurchaseMetadata = z.infer<typeof purchaseMetadataSchema>;

export interface Purchase extends PurchaseMetadata {
  /** As the vendor has it now. */
  readonly session: Stripe.Checkout.Session;
}

export interface PurchaseHandler {
  readonly kind: PurchaseKind;
  /** The session is paid, or had nothing to be paid. */
  paid(services: Services, purchase: Purchase): Promise<void>;
  /** It expired, or its payment failed for good. `session` is null where no page was ever made: what waited for it is let go. */
  unpaid(
    services: Services,
    purchase: Omit<Purchase, 'session'> & { readonly session: Stripe.Checkout.Session | null },
  ): Promise<void>;
  /** Something of it was given back, or a refund failed. `refunds` are all of the charge, the oldest first. */
  refunded(services: Services, refunded: RefundedPurchase): Promise<void>;
  /** A bank took it back, or decided. */
  disputed(services: Services, disputed: DisputedPurchase): Promise<void>;
  /** What who comes back from the page is told. Called after `paid` or `unpaid`, where one of them applies. */
  look(services: Services, purchase: Purchase): Promise<PaymentAnswer>;
}

interface ChargedPurchase {
  /** As the vendor has it now. */
  readonly charge: Stripe.Charge;
  readonly paymentIntentId: string;
  readonly metadata: PurchaseMetadata;
}

export interface RefundedPurchase extends ChargedPurchase {
  readonly refunds: readonly Stripe.Refund[];
}

export interface DisputedPurchase extends ChargedPurchase {
  readonly dispute: Stripe.Dispute;
  /** Decided, in whosever favour. */
  readonly isOver: boolean;
  /** Decided against us: the money is gone. */
  readonly isLost: boolean;
}
