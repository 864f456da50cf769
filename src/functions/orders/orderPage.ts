/** The payment page of an order: what it lists, and that the order knows of it. */
import type Stripe from 'stripe';
import { CURRENCY } from '#shared/currency.ts';
import { routes } from '#shared/routes.ts';
import { describeLine } from '#shared/shop/describeLine.ts';
import { type OrderLine, PAYMENT_WINDOW } from '#shared/shop/order.ts';
import { taxNameOf } from '#shared/shop/taxRates.ts';
import { Refusal } from '../errors.ts';
import { findPageSession, type OpenedPage, openPaymentPage } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { fieldsOf, orderDocument, orderFrom, type StoredOrder } from './orderDocument.ts';

/** Answers where an order is paid. Throws Refusal `order-closed` for one that is paid or over. Safe to repeat. */
export async function openOrderPage(services: Services, order: StoredOrder): Promise<string> {
  if (order.state !== 'awaiting-payment') throw new Refusal('order-closed', 'This order is paid, or over.');
  if (order.paymentUrl !== null) return order.paymentUrl;
  const page = await askForPage(services, order);
  await notePage(services, order.id, page);
  return page.url;
}

const pageKeyOf = ({ id }: StoredOrder) => `order-${id}`;

/** That of before, open or over; null where none was ever made. */
export const findOrderPage = (services: Services, order: StoredOrder): Promise<string | null> =>
  findPageSession(services, order.buyerUid, pageKeyOf(order));

/** The same page however often it is asked for; also that of a call which did not live to write it down. */
export function askForPage(services: Services, order: StoredOrder): Promise<OpenedPage> {
  const { language } = order;
  return openPaymentPage(
    services,
    { uid: order.buyerUid },
    {
      key: pageKeyOf(order),
      kind: 'order',
      reference: order.id,
      mode: 'payment',
      lineItems: [...order.lines.map((line) => itemOf(line, order)), ...taxItems(order)],
      ...(order.shipping > 0
        ? { shipping: { name: language === 'fr' ? 'Livraison' : 'Shipping', amount: order.shipping } }
        : {}),
      language,
      window: PAYMENT_WINDOW,
      cancelPath: routes.cart.path,
    },
  );
}

const priced = (name: string, amount: number, description?: string) => ({
  currency: CURRENCY,
  unit_amount: amount,
  product_data: { name, ...(description ? { description } : {}) },
});

const itemOf = (line: OrderLine, order: StoredOrder): Stripe.Checkout.SessionCreateParams.LineItem => ({
  price_data: priced(describeLine(line, order.language), line.unitPrice, aboutLine(line, order)),
  quantity: line.quantity,
});

/** What is cut into it and whom it goes to: who pays reads once more what cannot be taken back. */
function aboutLine({ engraving, recipientId }: OrderLine, { recipients, language }: StoredOrder): string {
  const words = engraving?.lines.filter((line) => line.trim() !== '').join(' / ') ?? '';
  const name = recipients.find(({ id }) => id === recipientId)?.name ?? '';
  const isFrench = language === 'fr';
  return [
    ...(words === '' ? [] : [isFrench ? `Gravure\u00a0: « ${words} »` : `Engraved: “${words}”`]),
    ...(name === '' ? [] : [isFrench ? `Pour ${name}` : `For ${name}`]),
  ].join('\n');
}

/** One for each shipment that is taxed: the amounts are ours, to the cent. */
const taxItems = ({ shipments, language }: StoredOrder): Stripe.Checkout.SessionCreateParams.LineItem[] =>
  shipments
    .filter(({ tax }) => tax > 0)
    .map(({ tax, taxRate, country }) => {
      const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(taxRate / 100);
      return {
        price_data: priced(`${taxNameOf(country)[language]} ${rate}\u00a0% (${country})`, tax),
        quantity: 1,
      };
    });

async function notePage(services: Services, orderId: string, { sessionId, url }: OpenedPage): Promise<void> {
  const document = orderDocument(services.firestore, orderId);
  await services.firestore.runTransaction(async (transaction) => {
    const order = orderFrom(await transaction.get(document));
    // It was paid, or let go of, while its page was being opened.
    if (order?.state !== 'awaiting-payment' || order.sessionId === sessionId) return;
    transaction.set(document, fieldsOf({ ...order, sessionId, paymentUrl: url }));
  });
}
