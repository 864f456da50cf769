import { randomUUID } from 'node:crypto';
import { cartQuote, cartWrite } from '#shared/callables/shop.ts';
import { products } from '#shared/shop/products.ts';
import { beginOrder, lantern, rose } from '../../../support/shop.ts';
import type { CallableRows } from '../callables.ts';
import type { Scene } from '../scene.ts';

const CART = 'one cart, in a transaction that reads its revision: tests/integration/orders';
const ORDER = 'one order, in a transaction that reads its revision: tests/integration/orders';

async function revisionOf({ services }: Scene, { uid }: Scene['owner']): Promise<number> {
  const cart = await services.firestore.doc(`users/${uid}/cart/current`).get();
  return cart.exists ? Number(cart.get('revision')) : 0;
}

/** What an administrator may mend, and would change: not the owner's, of which nothing may change. */
async function makeOthersCart(scene: Scene) {
  const { other } = scene;
  const revision = await revisionOf(scene, other);
  const cart = await other.call(cartWrite, { lines: [lantern()], recipients: [rose], revision });
  return { uid: other.uid, revision: cart.revision };
}

/** An order of the owner's that is not paid yet. */
async function makeOrder(scene: Scene) {
  const { owner } = scene;
  await owner.call(cartWrite, {
    lines: [lantern()],
    recipients: [rose],
    revision: await revisionOf(scene, owner),
  });
  const quote = await owner.call(cartQuote, {});
  const buyer = { uid: owner.uid, email: scene.ownerEmail, call: owner.call };
  return beginOrder(buyer, quote);
}

/** The one that is open still, else a new one: how many are begun in an hour has its limit. */
async function orderInput(scene: Scene) {
  const orders = scene.services.firestore.collection('orders').where('buyerUid', '==', scene.owner.uid);
  const [open] = (await orders.where('state', '==', 'awaiting-payment').get()).docs;
  if (open) return { orderId: open.id, revision: Number(open.get('revision')) };
  const { orderId } = await makeOrder(scene);
  return { orderId, revision: 0 };
}

const ofAdministrators = (more: object = {}) => ({
  apart: ORDER,
  isOpenToOwner: false as const,
  input: async (scene: Scene) => ({ ...(await orderInput(scene)), ...more }),
});

const { id, price, leadTimeDays } = products['qr-medallion'];

export const rows: CallableRows = {
  'shop-readOffers': { input: () => ({}) },
  'shop-listProducts': { isOpenToOwner: false, input: () => ({}) },
  'shop-setProduct': {
    apart: 'one product, in a transaction that reads its revision',
    isOpenToOwner: false,
    input: () => ({ id, price, leadTimeDays, isOffered: true, stock: {}, revision: 0 }),
  },
  'cart-write': {
    apart: CART,
    input: async (scene) => ({
      lines: [lantern()],
      recipients: [rose],
      revision: await revisionOf(scene, scene.owner),
    }),
  },
  'cart-merge': { apart: CART, input: () => ({ lines: [lantern()] }) },
  'cart-quote': { input: () => ({}) },
  'cart-inspect': { isOpenToOwner: false, input: ({ ownerEmail }) => ({ email: ownerEmail }) },
  'cart-repair': {
    apart: CART,
    isOpenToOwner: false,
    input: async (scene) => ({ ...(await makeOthersCart(scene)), act: 'empty', reason: 'To be tried' }),
  },
  'orders-begin': {
    apart: ORDER,
    isOpenToOwner: false,
    input: () => ({
      key: randomUUID(),
      fingerprint: 'of-nothing',
      language: 'en',
      acceptsNoReturn: true,
      knowsCemeteryRules: true,
    }),
  },
  'orders-listOwn': { input: () => ({}) },
  'orders-readOwn': { isOpenToOwner: false, input: orderInput },
  'orders-change': {
    apart: ORDER,
    isOpenToOwner: false,
    input: async (scene) => ({ ...(await orderInput(scene)), engravings: [], recipients: [] }),
  },
  'orders-cancel': { apart: ORDER, input: orderInput },
  'orders-askRemake': {
    apart: ORDER,
    isOpenToOwner: false,
    input: async (scene) => ({
      ...(await orderInput(scene)),
      lineIds: [randomUUID()],
      words: 'It is cracked',
    }),
  },
  'orders-invoice': { isOpenToOwner: false, input: orderInput },
  'orders-list': { isOpenToOwner: false, input: () => ({}) },
  'orders-count': { isOpenToOwner: false, input: () => ({}) },
  'orders-read': { isOpenToOwner: false, input: orderInput },
  'orders-printFiles': {
    isOpenToOwner: false,
    input: async (scene) => ({ ...(await orderInput(scene)), lineId: randomUUID() }),
  },
  'orders-startProduction': ofAdministrators(),
  'orders-recordTestScan': ofAdministrators({ lineId: randomUUID(), read: 'https://amaranth.example/qr/a' }),
  'orders-ship': ofAdministrators({
    recipientId: rose.id,
    carrier: 'La Poste',
    trackingNumber: '6A1',
    trackingUrl: '',
  }),
  'orders-deliver': ofAdministrators({ recipientId: rose.id }),
  'orders-refund': ofAdministrators({ key: randomUUID(), amount: 100, reason: 'To be tried' }),
  'orders-answerRemake': ofAdministrators({ answer: { is: 'decline', words: 'To be tried' } }),
};
