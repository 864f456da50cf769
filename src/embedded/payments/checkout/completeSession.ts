/** A session that did what it was made for. */
import type Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentsContext } from '../paymentsContext.ts';

type Made = Pick<Stripe.Checkout.Session, 'payment_status'> &
  Partial<Pick<Stripe.Checkout.Session, 'subscription' | 'invoice'>>;

export function completeSession(
  before: Stripe.Checkout.Session,
  made: Made,
  payments: PaymentsContext,
): Stripe.Checkout.Session {
  const session: Stripe.Checkout.Session = { ...before, ...made, status: 'complete', url: null };
  payments.store.save(session);
  payments.emit('checkout.session.completed', session);
  return session;
}

const linkSchema = z.object({ session: z.string() });

/** Of a payment or of a card that is kept: the session it was made on. */
export function sessionOfIntent(id: string, payments: PaymentsContext): Stripe.Checkout.Session | null {
  const paid = payments.store.list('checkout.session', { payment_intent: id }, { limit: 1 }).data[0];
  if (paid) return paid;
  const link = linkSchema.safeParse(payments.store.readPrivate(id)).data;
  return link ? payments.store.find('checkout.session', link.session) : null;
}
