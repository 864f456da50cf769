/** What was paid for one subscription: the vendor keeps it by the invoice. */
import { type Cents, cents } from '#shared/money.ts';
import { askVendor } from '../payments/index.ts';
import type { Services } from '../services.ts';

export interface PlanPayment {
  readonly invoice: string;
  readonly paymentIntentId: string;
  readonly amount: Cents;
}

export async function paymentsOf(services: Services, subscription: string): Promise<readonly PlanPayment[]> {
  const invoices = await askVendor(services, (stripe) =>
    stripe.invoices.list({ subscription, status: 'paid', limit: 100 }).autoPagingToArray({ limit: 1_000 }),
  );
  const found: PlanPayment[] = [];
  for (const { id: invoice } of invoices) {
    const payments = await askVendor(services, (stripe) =>
      stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 }).autoPagingToArray({ limit: 100 }),
    );
    for (const { payment, amount_paid: amount } of payments) {
      const { payment_intent: named } = payment;
      const paymentIntentId = typeof named === 'object' ? named?.id : named;
      if (paymentIntentId !== undefined && amount) {
        found.push({ invoice, paymentIntentId, amount: cents(amount) });
      }
    }
  }
  return found;
}
