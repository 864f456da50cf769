/** Subscriptions at the embedded payment API through the vendor's SDK, and time that passes for them: for tests of billing. */
import type Stripe from 'stripe';
import type { PaymentService } from './payments.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export interface Billing {
  makePrice(name: string, amount: number, interval: 'month' | 'year'): Promise<Stripe.Price>;
  makeCustomer(card?: string): Promise<Stripe.Customer>;
  subscribe(customer: Stripe.Customer, price: Stripe.Price): Promise<Stripe.Subscription>;
  /** Lets the clock and whatever it starts go on. */
  pass(milliseconds: number): Promise<void>;
  /** Of this customer's events, the oldest first. */
  typesOf(customer: string): Promise<string[]>;
}

export const billingAt = ({ stripe, clock, payments }: PaymentService): Billing => ({
  makePrice: (name, amount, interval) =>
    stripe.prices.create({
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval },
      product_data: { name },
    }),

  async makeCustomer(card = 'pm_card_visa') {
    const customer = await stripe.customers.create({ email: 'rose@example.org', name: 'Rose Martin' });
    const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
    return stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  },

  subscribe: (customer, price) =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      expand: ['latest_invoice.payments'],
    }),

  async pass(milliseconds) {
    await clock.advance(milliseconds);
    await payments.tick();
  },

  async typesOf(customer) {
    const { data } = await stripe.events.list({ limit: 100 });
    return data
      .filter(({ data: { object } }) => 'customer' in object && object.customer === customer)
      .map(({ type }) => type)
      .reverse();
  },
});

export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('nothing is subscribed to');
  return item;
}
