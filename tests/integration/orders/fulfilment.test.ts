/** An order from its payment to the doorstep, what its buyer may change on the way, and what is never engraved. */
import { randomUUID } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsListActs } from '#shared/callables/operations.ts';
import {
  ordersAnswerRemake,
  ordersAskRemake,
  ordersChange,
  ordersCount,
  ordersDeliver,
  ordersInvoice,
  ordersList,
  ordersListOwn,
  ordersPrintFiles,
  ordersRead,
  ordersRecordTestScan,
  ordersShip,
  ordersStartProduction,
} from '#shared/callables/orders.ts';
import {
  cartInspect,
  cartMerge,
  cartQuote,
  cartRepair,
  cartWrite,
  ordersBegin,
} from '#shared/callables/shop.ts';
import type { OrderId } from '#shared/shop/order.ts';
import { products } from '#shared/shop/products.ts';
import { catalogue } from '../../../src/functions/catalogue.ts';
import { type Commerce, HOUR, payAt, startCommerce } from '../../support/commerce.ts';
import {
  ADMINISTRATOR,
  accepted,
  type Buyer,
  beginOrder,
  fillCart,
  lantern,
  medallion,
  newAdministrator,
  newBuyer,
  newCode,
  rose,
} from '../../support/shop.ts';

/** The first of everything. */
const pendantOptions = Object.fromEntries(
  products['engraved-pendant'].options.map(({ id, values: [first] }) => [id, first.id]),
);

let commerce: Commerce;
let administrator: Buyer;

beforeAll(async () => {
  commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: ADMINISTRATOR });
  administrator = await newAdministrator(commerce.services);
});
afterAll(() => commerce.stop());

const orderOf = async (orderId: OrderId) => (await administrator.call(ordersRead, { orderId })).order;

async function paidOrder(buyer: Buyer, lines: readonly object[]): Promise<OrderId> {
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, lines));
  await payAt(paymentUrl);
  for (const event of await commerce.events())
    if (event.type === 'checkout.session.completed' && JSON.stringify(event).includes(orderId))
      await commerce.deliver(event);
  return orderId;
}

async function textOf(base64: string): Promise<{ readonly text: string; readonly pages: number }> {
  const document = await getDocument({ data: new Uint8Array(Buffer.from(base64, 'base64')) }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const content = await (await document.getPage(index + 1)).getTextContent();
      return content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return { text: pages.join('\n').replace(/\s+/gu, ' '), pages: document.numPages };
}

test('a medallion is made, read, sent and delivered, with a mail at each step', async () => {
  const buyer = await newBuyer(commerce.services);
  const codeId = await newCode(buyer);
  const orderId = await paidOrder(buyer, [medallion(codeId)]);
  const { lines } = await orderOf(orderId);
  const [line] = lines;
  if (!line) throw new Error('The order has no line.');
  const engraving = { lines: ['Jeanne Moreau'], font: 'serif' as const };
  await buyer.call(ordersChange, {
    orderId,
    revision: 1,
    engravings: [{ lineId: line.id, engraving }],
    recipients: [],
  });
  commerce.clock.ahead += HOUR + 1_000;
  const late = { orderId, revision: 2, engravings: [], recipients: [] };
  await expect(buyer.call(ordersChange, late)).rejects.toMatchObject({ code: 'order-closed' });
  await administrator.call(ordersStartProduction, { orderId, revision: 2 });
  const { files } = await administrator.call(ordersPrintFiles, { orderId, lineId: line.id });
  expect(files.some((file) => file.is === 'file' && file.type === 'image/svg+xml')).toBe(true);
  const parcel = {
    orderId,
    recipientId: rose.id,
    carrier: 'La Poste',
    trackingNumber: '6A1',
    trackingUrl: '',
  };
  await expect(administrator.call(ordersShip, { ...parcel, revision: 3 })).rejects.toMatchObject({
    code: 'test-scan-missing',
  });
  const address = `${commerce.services.appOrigin}/qr/${codeId}`;
  const scan = { orderId, lineId: line.id, revision: 3 };
  await expect(
    administrator.call(ordersRecordTestScan, { ...scan, read: `${address}x` }),
  ).rejects.toMatchObject({ code: 'scan-mismatch' });
  await administrator.call(ordersRecordTestScan, { ...scan, read: address });
  await administrator.call(ordersShip, { ...parcel, revision: 4 });
  await administrator.call(ordersDeliver, { orderId, recipientId: rose.id, revision: 5 });
  expect((await orderOf(orderId)).state).toBe('delivered');
  expect(await commerce.mailsTo(buyer.email)).toEqual([
    'order-paid',
    'order-changed',
    'order-in-production',
    'order-shipped',
    'order-delivered',
  ]);
  const acts = await commerce.services.firestore.collection('administratorActs').get();
  const number = (await orderOf(orderId)).number;
  expect(
    acts.docs
      .filter((act) => act.get('subject') === number)
      .map((act) => act.get('act'))
      .toSorted(),
  ).toEqual([
    'orders-deliver',
    'orders-printFiles',
    // Looked at twice by this test.
    'orders-read',
    'orders-read',
    'orders-recordTestScan',
    'orders-ship',
    'orders-startProduction',
  ]);

  await buyer.call(ordersAskRemake, { orderId, lineIds: [line.id], words: 'It came with a crack.' });
  expect(await administrator.call(ordersCount, {})).toMatchObject({ needAnswer: 1 });
  const { revision } = await orderOf(orderId);
  const answer = { is: 'remake' as const, lineIds: [line.id] };
  await administrator.call(ordersAnswerRemake, { orderId, revision, answer });
  const { orders: own } = await buyer.call(ordersListOwn, {});
  expect(own.map(({ state, total }) => [state, total === 0])).toEqual([
    ['paid', true],
    ['delivered', false],
  ]);
  expect(await administrator.call(ordersCount, {})).toMatchObject({ needAnswer: 0 });
});

test('the invoice says everything that the books want, on as many pages as it takes', async () => {
  const buyer = await newBuyer(commerce.services, 'fr');
  const lines = Array.from({ length: 40 }, () => lantern(1));
  const people = [{ ...rose, name: 'Ełżbieta Ковалёва' }];
  const quote = await fillCart(buyer, lines, people);
  const { orderId } = await buyer.call(ordersBegin, {
    key: randomUUID(),
    fingerprint: quote.fingerprint,
    ...accepted,
    language: 'fr',
  });
  const { pdf, name } = await buyer.call(ordersInvoice, { orderId });
  const order = await orderOf(orderId);
  expect(name).toBe(`${order.number}.pdf`);
  const { text, pages } = await textOf(pdf);
  expect(pages).toBeGreaterThan(1);
  for (const words of [
    'Facture',
    order.number,
    commerce.services.configuration.legalEntity,
    'Ełżbieta Ковалёва',
    'TVA 20 % (FR)',
    'Lanterne, Cuivre',
    `Page 1 sur ${pages}`,
    `Page ${pages} sur ${pages}`,
  ])
    expect(text).toContain(words);
  expect(Buffer.from(pdf, 'base64').length).toBeLessThan(120_000);
  const stranger = await newBuyer(commerce.services);
  await expect(stranger.call(ordersInvoice, { orderId })).rejects.toMatchObject({ code: 'not-found' });
  expect((await administrator.call(ordersInvoice, { orderId })).name).toBe(name);
});

test('an invoice has the address as its country writes it, and nothing that turns a name around', async () => {
  const buyer = await newBuyer(commerce.services);
  await commerce.services.auth.updateUser(buyer.uid, { displayName: 'Rose\u202e Martin' });
  const address = {
    country: 'US',
    street: '4 Elm St',
    city: 'Springfield\u2067',
    region: 'IL',
    postcode: '62701',
  };
  const quote = await fillCart(buyer, [lantern()], [{ ...rose, name: '\u202eHenri Martin', address }]);
  const { orderId } = await beginOrder(buyer, quote);
  const { recipients } = await orderOf(orderId);
  expect(recipients).toMatchObject([{ name: 'Henri Martin', address: { city: 'Springfield' } }]);
  const { text } = await textOf((await buyer.call(ordersInvoice, { orderId })).pdf);
  expect(text).toContain('Henri Martin 4 Elm St Springfield, IL 62701 United States');
  expect(text).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
});

test('tampered, negative and huge wishes are refused before anything is written', async () => {
  const buyer = await newBuyer(commerce.services);
  const write = (line: object) =>
    buyer.call(cartWrite, { lines: [line], recipients: [rose], revision: 0 } as never);
  for (const quantity of [-1, 0, 1.5, 21, 1e9, Number.NaN])
    await expect(write(lantern(quantity)), String(quantity)).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(write({ ...lantern(), options: { material: 'gold' } })).rejects.toMatchObject({
    code: 'invalid-input',
  });
  const stranger = await newBuyer(commerce.services);
  await expect(write(medallion(await newCode(stranger)))).rejects.toMatchObject({
    code: 'album-code-closed',
  });
  await expect(write({ ...lantern(), printFileId: 'somebody-elses' })).rejects.toMatchObject({
    code: 'print-file-refused',
  });
  const { goods } = await fillCart(buyer, [lantern(1, { seenPrice: 1, unitPrice: 1, total: 1 })]);
  expect(goods).toBe(10_900);
});

test('what cannot be cut is not paid', async () => {
  const emoji = { lines: ['Jeanne 🕊️'], font: 'serif' as const };
  const sign = { lines: ['Jeanne 漢'], font: 'serif' as const };
  const script = { lines: ['שרה'], font: 'script' as const };
  for (const engraving of [emoji, sign, script]) {
    const buyer = await newBuyer(commerce.services);
    const quote = await fillCart(buyer, [lantern(1, { engraving })]);
    expect(quote.lines[0]?.issues, engraving.lines[0]).toEqual(['engraving-unfit']);
    await expect(beginOrder(buyer, quote)).rejects.toMatchObject({ code: 'cart-not-ready' });
  }
});

test('what would be cut too small is not paid, and nobody changes a paid order to it', async () => {
  const buyer = await newBuyer(commerce.services);
  const pendant = (words: string) => ({
    ...lantern(),
    productId: 'engraved-pendant' as const,
    options: pendantOptions,
    engraving: { lines: [words], font: 'serif' as const },
  });
  const { lines } = await fillCart(buyer, [pendant('WWWWWWWWWWWWWWWW')]);
  expect(lines[0]?.issues).toEqual(['engraving-unfit']);
  const paying = await newBuyer(commerce.services);
  const orderId = await paidOrder(paying, [pendant('Jeanne')]);
  const lineId = (await orderOf(orderId)).lines[0]?.id ?? '';
  const engraving = { lines: ['WWWWWWWWWWWWWWWW'], font: 'serif' as const };
  const wish = { orderId, revision: 1, engravings: [{ lineId, engraving }], recipients: [] };
  await expect(paying.call(ordersChange, wish)).rejects.toMatchObject({ code: 'invalid-input' });
});

test('marks that nobody sees are not cut: the order has the words as the workshop cuts them', async () => {
  const buyer = await newBuyer(commerce.services);
  const pasted = { lines: ['\u202bשרה\u202c', 'Jeanne\u200f  Moreau\t', ''], font: 'serif' as const };
  const orderId = await paidOrder(buyer, [lantern(1, { engraving: pasted })]);
  expect((await orderOf(orderId)).lines[0]?.engraving?.lines).toEqual(['שרה', 'Jeanne Moreau']);
});

test('the boxes are ticked before anything is paid', async () => {
  const buyer = await newBuyer(commerce.services);
  const { fingerprint } = await fillCart(buyer, [medallion(await newCode(buyer))]);
  for (const missing of ['acceptsNoReturn', 'knowsCemeteryRules']) {
    const wanted = { key: randomUUID(), fingerprint, ...accepted, [missing]: false };
    await expect(buyer.call(ordersBegin, wanted)).rejects.toMatchObject({ code: 'cart-not-ready' });
  }
});

test('what is engraved is made for one person: it is not begun without the box, whatever it is', async () => {
  const buyer = await newBuyer(commerce.services);
  const engraved = lantern(1, { engraving: { lines: ['Jeanne'], font: 'serif' } });
  const { fingerprint } = await fillCart(buyer, [engraved]);
  const wanted = { key: randomUUID(), fingerprint, ...accepted, acceptsNoReturn: false };
  await expect(buyer.call(ordersBegin, wanted)).rejects.toMatchObject({ code: 'cart-not-ready' });
});

test('a piece that went to somebody whom the cart no longer names is asked for, and goes to nobody else', async () => {
  const buyer = await newBuyer(commerce.services);
  await fillCart(buyer, []);
  const again = lantern(1, { recipientId: randomUUID() });
  await buyer.call(cartMerge, { lines: [again] });
  const { lines, shipments } = await buyer.call(cartQuote, {});
  expect(lines[0]?.issues).toEqual(['recipient-missing']);
  expect(shipments).toEqual([]);
});

test('a cart comes along to the account once, and an administrator mends it with a reason', async () => {
  const buyer = await newBuyer(commerce.services);
  const kept = lantern(3);
  await buyer.call(cartMerge, { lines: [kept] });
  const merged = await buyer.call(cartMerge, { lines: [kept] });
  expect(merged.lines).toHaveLength(1);
  await expect(buyer.call(cartWrite, { lines: [], recipients: [], revision: 0 })).rejects.toMatchObject({
    code: 'conflict',
  });
  const { uid, revision } = await administrator.call(cartInspect, { email: buyer.email });
  const reason = 'Asked by telephone';
  const mended = await administrator.call(cartRepair, { uid, revision, act: 'empty', reason });
  expect(mended.lines).toBe(0);
  expect((await buyer.call(cartQuote, {})).lines).toEqual([]);
});

test('an administrator sees what keeps a cart from being sold, and nothing of whom it is for', async () => {
  const buyer = await newBuyer(commerce.services);
  const engraving = { lines: ['For Jeanne alone'], font: 'serif' as const };
  const address = { country: 'FR', street: 'A street of hers' };
  const recipient = {
    ...rose,
    name: 'Somebody dear',
    phone: '0600000000',
    giftNote: 'Words of hers',
    address,
  };
  await fillCart(buyer, [lantern(1, { engraving }), lantern(2)], [recipient]);
  const seen = await administrator.call(cartInspect, { email: buyer.email });
  expect(seen).toMatchObject({ recipients: 1, stuckCountries: ['FR'], isReadable: true });
  expect(seen.lines.map(({ quantity, issues }) => [quantity, issues])).toEqual([
    [1, []],
    [2, []],
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/Jeanne|hers|dear|0600000000/);
});

test('looking at an order and fetching its files are written down, and there are no files before it is made', async () => {
  const buyer = await newBuyer(commerce.services);
  const orderId = await paidOrder(buyer, [lantern(1, { engraving: { lines: ['Jeanne'], font: 'serif' } })]);
  const { number, lines, revision } = await orderOf(orderId);
  const wanted = { orderId, lineId: lines[0]?.id ?? '' };
  await expect(administrator.call(ordersPrintFiles, wanted)).rejects.toMatchObject({ code: 'not-found' });
  commerce.clock.ahead += HOUR + 1_000;
  await administrator.call(ordersStartProduction, { orderId, revision });
  expect((await administrator.call(ordersPrintFiles, wanted)).files).toHaveLength(1);
  const { acts } = await administrator.call(operationsListActs, { search: number });
  expect(acts.map(({ act }) => act)).toEqual(['orders-printFiles', 'orders-startProduction', 'orders-read']);
});

test('orders are found by number and by address, and the demo family changes nothing', async () => {
  const buyer = await newBuyer(commerce.services);
  const orderId = await paidOrder(buyer, [lantern()]);
  const { number } = await orderOf(orderId);
  for (const search of [number.toLowerCase(), buyer.email.slice(0, 20)]) {
    const { orders } = await administrator.call(ordersList, { search });
    expect(orders.map(({ id }) => id)).toEqual([orderId]);
  }
  const { orders } = await administrator.call(ordersList, { state: 'paid', limit: 1 });
  expect(orders).toHaveLength(1);
  const handler = catalogue.callables.find(({ name }) => name === 'cart-write');
  const demo = { uid: 'demo-family', email: null, emailVerified: true, claims: { demo: true, auth_time: 1 } };
  await expect(
    handler?.call({ lines: [], recipients: [], revision: 0 }, { caller: demo, services: commerce.services }),
  ).rejects.toMatchObject({ code: 'demo-account-read-only' });
});
