/**
 * From a cart to a payment page. In one transaction the cart is quoted anew, compared with what was shown, its pieces are held and
 * the order is kept; only then is a page opened, by the order's own id. So no payment is ever without its order, a call that is
 * repeated finds what it began, and two pages that pay one cart pay one order.
 */
import type { Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { ordersBegin } from '#shared/callables/shop.ts';
import { asksCemetery, asksNoReturn } from '#shared/shop/acceptance.ts';
import { type OrderId, PAYMENT_WINDOW } from '#shared/shop/order.ts';
import type { Quote } from '#shared/shop/quote.ts';
import { isPayable } from '#shared/shop/quoteCart.ts';
import { assertIsSomebody } from '../access/index.ts';
import type { Caller } from '../caller.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { assertCheckoutOpen } from '../payments/index.ts';
import type { Services } from '../services.ts';
import {
  cartFrom,
  cartOf,
  countedPieces,
  knowCart,
  quoteNow,
  type StoredCart,
  takePieces,
} from '../shop/index.ts';
import { letGo } from './letGo.ts';
import { newOrder } from './newOrder.ts';
import {
  fieldsOf,
  freeNumber,
  orderDocument,
  orderFrom,
  orderIdOf,
  type StoredOrder,
} from './orderDocument.ts';
import { openOrderPage } from './orderPage.ts';

/** Who pays tries a few cards, not hundreds; each try that is new holds pieces. */
const BEGINNINGS = { calls: 40, within: 3_600_000 };
/** An order that is being paid is taken up again while its page still has so many milliseconds. */
const TIME_TO_PAY = 10 * 60_000;
const MOST_ATTEMPTS = 3;

type Wanted = z.output<typeof ordersBegin.input>;
type Kept =
  | { readonly is: 'kept'; readonly order: StoredOrder }
  | { readonly is: 'in-the-way'; readonly orderId: OrderId };

export const begin = defineHandler(ordersBegin, {
  access: 'user',
  limit: BEGINNINGS,
  run: async (wanted, { caller, services }) => {
    assertIsSomebody(caller);
    assertCheckoutOpen(services);
    const order = await keepOrder(services, caller, wanted);
    return { orderId: order.id, paymentUrl: await openOrderPage(services, order) };
  },
});

async function keepOrder(services: Services, caller: Caller, wanted: Wanted): Promise<StoredOrder> {
  const id = orderIdOf(caller.uid, wanted.key);
  const number = await freeNumber(services.firestore, id, services.clock.now());
  // What a name may be long here is less than with the identity service.
  const name = ((await services.auth.getUser(caller.uid)).displayName ?? '').slice(0, 200).toWellFormed();
  const buyer = { uid: caller.uid, email: caller.email ?? '', name, language: wanted.language };
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const kept = await services.firestore.runTransaction((transaction) =>
      keepOnce(transaction, services, wanted, { id, number, buyer }),
    );
    if (kept.is === 'kept') return kept.order;
    if ((await letGo(services, kept.orderId, 'expire')) === 'clearing') {
      throw new Refusal('conflict', 'The payment of this cart is on its way: its bank has not answered yet.');
    }
  }
  throw new Refusal('busy', 'This cart is being paid in several places. Try again.');
}

interface Beginning {
  readonly id: OrderId;
  readonly number: string;
  readonly buyer: Parameters<typeof newOrder>[0]['buyer'];
}

async function keepOnce(
  transaction: Transaction,
  services: Services,
  wanted: Wanted,
  { id, number, buyer }: Beginning,
): Promise<Kept> {
  const { firestore, clock } = services;
  const [document, cartDocument] = [orderDocument(firestore, id), cartOf(firestore, buyer.uid)];
  const [stored, storedCart] = await transaction.getAll(document, cartDocument);
  const earlier = stored ? orderFrom(stored) : null;
  if (earlier && earlier.state !== 'awaiting-payment') return { is: 'kept', order: earlier };
  if (!storedCart) throw new Error('The cart was not answered.');
  const cart = cartFrom(storedCart);
  const open = earlier ?? (await findOpen(transaction, services, cart));
  const known = await knowCart(transaction, services, buyer.uid, cart);
  const quote = quoteNow(cart, known.facts);
  // An order of before is paid for what the cart still says, and under a key only as it was begun with it.
  if (open && (quote.fingerprint !== wanted.fingerprint || (earlier && !isOf(earlier, wanted))))
    throw cartChanged();
  // The pieces of the order that is in the way are the caller's own: it is let go of before they are missed.
  if (open && !earlier && (!isOf(open, wanted) || !hasTime(open, clock.now())))
    return { is: 'in-the-way', orderId: open.id };
  if (open) return { is: 'kept', order: open };
  assertAgreed(cart, quote, wanted);
  const held = countedPieces(cart.lines, known.records);
  const now = clock.now();
  const releaseAt = now + PAYMENT_WINDOW;
  const order = newOrder({ id, number, key: wanted.key, buyer, content: cart, quote, held, now, releaseAt });
  takePieces(transaction, firestore, held, known.records);
  transaction.create(document, fieldsOf(order));
  transaction.set(cartDocument, { ...cart, openOrderId: id });
  return { is: 'kept', order };
}

/** The order of this cart that waits for its payment, if any. */
async function findOpen(
  transaction: Transaction,
  { firestore }: Services,
  { openOrderId }: StoredCart,
): Promise<StoredOrder | null> {
  if (openOrderId === null) return null;
  const open = orderFrom(await transaction.get(orderDocument(firestore, openOrderId)));
  return open?.state === 'awaiting-payment' ? open : null;
}

const isOf = ({ fingerprint }: StoredOrder, wanted: Wanted) => fingerprint === wanted.fingerprint;

const cartChanged = () => new Refusal('cart-changed', 'The cart costs something else than what was shown.');

const hasTime = ({ releaseAt }: StoredOrder, now: number) =>
  releaseAt !== null && releaseAt - now > TIME_TO_PAY;

/** Throws Refusal when it is not what was shown, when something stands in its way, or when a box was not ticked. */
function assertAgreed({ lines }: StoredCart, quote: Quote, wanted: Wanted): void {
  if (quote.lines.some(({ issues }) => issues.includes('out-of-stock')))
    throw new Refusal('out-of-stock', 'Fewer pieces are left than are in the cart.');
  if (quote.fingerprint !== wanted.fingerprint) throw cartChanged();
  if (!isPayable(quote))
    throw new Refusal('cart-not-ready', 'Something in the cart is not ready to be paid.');
  if (!wanted.acceptsNoReturn && asksNoReturn(lines))
    throw new Refusal('cart-not-ready', 'What is made to order is not taken back.', {
      field: 'acceptsNoReturn',
    });
  if (!wanted.knowsCemeteryRules && asksCemetery(lines))
    throw new Refusal('cart-not-ready', 'Ask for the rules of the cemetery.', {
      field: 'knowsCemeteryRules',
    });
}
