/** Orders as tests of their guards want them: paid, sent, or with counted pieces, by the shortest way. */
import { orderPurchases } from '../../src/functions/orders/index.ts';
import { orderDocument, orderFrom, type StoredOrder } from '../../src/functions/orders/orderDocument.ts';
import type { Services } from '../../src/functions/services.ts';
import { type Commerce, payAt, sessionIdIn } from './commerce.ts';
import { type Buyer, beginOrder, fillCart, lantern, newBuyer } from './shop.ts';

export interface BegunOrder {
  readonly buyer: Buyer;
  readonly orderId: Awaited<ReturnType<typeof beginOrder>>['orderId'];
  readonly paymentUrl: string;
}

export async function begunOrder(
  { services }: Commerce,
  lines: readonly object[] = [lantern()],
): Promise<BegunOrder> {
  const buyer = await newBuyer(services);
  return { buyer, ...(await beginOrder(buyer, await fillCart(buyer, lines))) };
}

/** The vendor's word of it comes at once. */
export async function pay(commerce: Commerce, { buyer, orderId, paymentUrl }: BegunOrder): Promise<void> {
  await payAt(paymentUrl);
  const session = await commerce.stripe.checkout.sessions.retrieve(sessionIdIn(paymentUrl));
  const purchase = {
    kind: 'order',
    uid: buyer.uid,
    reference: orderId,
    key: `order-${orderId}`,
    session,
  } as const;
  await orderPurchases.paid(commerce.services, purchase);
}

export async function paidOrder(commerce: Commerce, lines?: readonly object[]): Promise<BegunOrder> {
  const order = await begunOrder(commerce, lines);
  await pay(commerce, order);
  return order;
}

/** As it is kept. */
export async function storedOrder({ firestore }: Services, orderId: string): Promise<StoredOrder> {
  const order = orderFrom(await orderDocument(firestore, orderId).get());
  if (!order) throw new Error('The order is gone.');
  return order;
}

/** Past the product's own way: what others did meanwhile. */
export const setOrder = ({ firestore }: Services, orderId: string, fields: Partial<StoredOrder>) =>
  orderDocument(firestore, orderId).update({ ...fields });

/** How many copper lanterns can be sold; `null` for as many as are ordered. */
export const setCopper = ({ firestore }: Services, pieces: number | null) =>
  firestore.doc('shopProducts/candle-lantern').set({
    id: 'candle-lantern',
    isOffered: true,
    price: 10_900,
    leadTimeDays: 5,
    stock: pieces === null ? {} : { 'material=copper': pieces },
    revision: 0,
  });

export const copperLeft = async ({ firestore }: Services): Promise<unknown> =>
  (await firestore.doc('shopProducts/candle-lantern').get()).data()?.stock?.['material=copper'];
