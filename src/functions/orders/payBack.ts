/**
 * An order that was paid and is not there: a backup was put back, or its page was paid at the last moment before it was forgotten.
 * Nobody makes it, so the money goes back, and both its buyer and the operator are told.
 */
import type Stripe from 'stripe';
import { formatMoney } from '#shared/currency.ts';
import { cents } from '#shared/money.ts';
import { routes } from '#shared/routes.ts';
import { deliverSoon, draftMail, findAddressee, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { refundPayment } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { findOperators } from '../visitors/index.ts';

/** Any number of times: it goes back once, and each is written to once. */
export async function payBack(
  services: Services,
  orderId: string,
  { id, payment_intent: payment, amount_total: amount, metadata }: Stripe.Checkout.Session,
): Promise<void> {
  const paymentIntentId = typeof payment === 'string' ? payment : payment?.id;
  if (!paymentIntentId || !amount) return;
  services.log.log('error', 'order-paid-and-missing', { orderId, payment: paymentIntentId });
  const isReturned = await giveBack(services, orderId, paymentIntentId, amount);
  const buyer = metadata?.uid ? await findAddressee(services, metadata.uid) : null;
  const operators = await findOperators(services);
  const { appOrigin } = services;
  const drafts = [
    ...draftMail(buyer, id, 'order-missing', {
      amount: formatMoney(amount, buyer?.language ?? 'en'),
      link: `${appOrigin}${routes.memorialShop.path}`,
    }),
    ...operators.flatMap((operator) =>
      draftMail(operator, `${id} ${operator.to}`, 'order-missing-notice', {
        orderId,
        payment: paymentIntentId,
        amount: formatMoney(amount, operator.language),
        isReturned,
        link: `${appOrigin}${routes.admin.path}`,
      }),
    ),
  ];
  const mails = await services.firestore.runTransaction((transaction) =>
    queueMail(transaction, services, drafts),
  );
  await deliverSoon(services, mails);
}

/** False where nothing was left to give: it went back already, or a bank has it. */
async function giveBack(
  services: Services,
  orderId: string,
  paymentIntentId: string,
  amount: number,
): Promise<boolean> {
  try {
    await refundPayment(services, { paymentIntentId, amount: cents(amount), key: `missing-${orderId}` });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'conflict') return false;
    throw error;
  }
}
