/** The shop: what a checkout reads and writes until its order is paid, and the operator's list at 100,000 orders. */
import type { z } from 'zod';
import { ordersCount, ordersList } from '#shared/callables/orders.ts';
import { paymentsLook } from '#shared/callables/payments.ts';
import { payAt, sessionIdIn, startCommerce } from '../support/commerce.ts';
import {
  ADMINISTRATOR,
  beginOrder,
  fillCart,
  lantern,
  medallion,
  newAdministrator,
  newBuyer,
  newCode,
} from '../support/shop.ts';
import { type Access, accessOf, beginCounting } from './shop/countAccess.ts';
import { fillOrders, numberOf } from './shop/fillOrders.ts';
import { type Figure, median, printFigures } from './table.ts';

/** `AMARANTH_ORDERS` measures with fewer. */
const ORDERS = Number(process.env.AMARANTH_ORDERS ?? 100_000);
const CHECKOUTS = 10;
/** Of each question of the list; the middle one counts. */
const ASKED = 5;

export async function measureShop(): Promise<void> {
  const commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: ADMINISTRATOR });
  const { services } = commerce;
  beginCounting(services.firestore);
  const administrator = await newAdministrator(services);

  const begun: Measured[] = [];
  const paid: Measured[] = [];
  let orderId = '';
  for (let time = 0; time < CHECKOUTS; time += 1) {
    const buyer = await newBuyer(services);
    const codeId = await newCode(buyer);
    const quote = await fillCart(buyer, [medallion(codeId), lantern(2)]);
    const beginning = await accessOf(() => beginOrder(buyer, quote));
    const { paymentUrl } = beginning.answer;
    ({ orderId } = beginning.answer);
    await payAt(paymentUrl);
    begun.push(beginning);
    paid.push(await accessOf(() => buyer.call(paymentsLook, { sessionId: sessionIdIn(paymentUrl) })));
  }
  printFigures([
    ...figuresOf('checkout, from cart to payment page', begun),
    ...figuresOf('payment, until its order is paid and mailed', paid),
  ]);

  const filling = performance.now();
  await fillOrders(services, orderId, ORDERS);
  const seconds = (performance.now() - filling) / 1_000;
  printFigures([{ name: `${ORDERS} orders written`, value: seconds, unit: 's' }]);

  const ask = async (what: string, input: z.input<typeof ordersList.input>) => {
    const answers: Measured[] = [];
    for (let time = 0; time < ASKED; time += 1)
      answers.push(await accessOf(() => administrator.call(ordersList, input)));
    printFigures(figuresOf(what, answers, 'under 1,000'));
  };
  await ask('list, first page of 50', { limit: 50 });
  const { next } = await administrator.call(ordersList, { limit: 50 });
  await ask('list, second page', { limit: 50, ...(next === null ? {} : { before: next }) });
  await ask('list, one state', { limit: 50, state: 'in-production' });
  await ask('list, what needs an answer', { limit: 50, needsAnswer: true });
  await ask('list, one state that needs an answer', { limit: 50, state: 'paid', needsAnswer: true });
  await ask('search by number', { limit: 50, search: numberOf(Math.floor(ORDERS / 2)) });
  await ask('search by address', { limit: 50, search: 'buyer-19999' });
  await ask('search for what nobody has', { limit: 50, search: 'zzz@example.org' });
  const counts: Measured[] = [];
  for (let time = 0; time < ASKED; time += 1)
    counts.push(await accessOf(() => administrator.call(ordersCount, {})));
  printFigures(figuresOf('counts by state', counts, 'under 1,000'));
  await commerce.stop();
}

type Measured = Access & { readonly milliseconds: number };

const figuresOf = (what: string, measured: readonly Measured[], aim?: string): readonly Figure[] => [
  {
    name: what,
    value: median(measured.map(({ milliseconds }) => milliseconds)),
    unit: 'ms',
    ...(aim === undefined ? {} : { aim }),
  },
  { name: '  documents read', value: median(measured.map(({ reads }) => reads)), unit: '' },
  { name: '  documents written', value: median(measured.map(({ writes }) => writes)), unit: '' },
];
