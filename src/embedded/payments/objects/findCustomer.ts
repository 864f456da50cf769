/** A customer by its id, for everything that belongs to one. */
import type Stripe from 'stripe';
import type { PaymentsContext } from '../paymentsContext.ts';
import { refuseMissing } from '../wire/paymentError.ts';

export function findCustomer(id: string, payments: PaymentsContext, param = 'id'): Stripe.Customer {
  const customer = payments.store.find('customer', id);
  if (!customer) throw refuseMissing('customer', id, param);
  return customer;
}
