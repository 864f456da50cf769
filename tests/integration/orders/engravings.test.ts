/** What is engraved is measured before it is paid and when it is changed, and reaches the workshop as outlines. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ordersChange,
  ordersPrintFiles,
  ordersRead,
  ordersStartProduction,
} from '#shared/callables/orders.ts';
import { type Commerce, HOUR, payAt, startCommerce } from '../../support/commerce.ts';
import {
  ADMINISTRATOR,
  type Buyer,
  beginOrder,
  fillCart,
  lantern,
  newAdministrator,
  newBuyer,
} from '../../support/shop.ts';

let commerce: Commerce;
let administrator: Buyer;

beforeAll(async () => {
  commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: ADMINISTRATOR });
  administrator = await newAdministrator(commerce.services);
});
afterAll(() => commerce.stop());

const engraved = (...lines: readonly string[]) =>
  lantern(1, { engraving: { lines: [...lines], font: 'serif' } });

test('a sign that the typeface lacks keeps the cart from being paid', async () => {
  const buyer = await newBuyer(commerce.services);
  const quote = await fillCart(buyer, [engraved('Rose 漢')]);
  expect(quote.lines.map(({ issues }) => issues)).toEqual([['engraving-unfit']]);
});

test('the workshop gets the outlines that were paid for, and the buyer changes them to no others', async () => {
  const buyer = await newBuyer(commerce.services);
  const quote = await fillCart(buyer, [engraved('Élise', 'שלום')]);
  const { orderId, paymentUrl } = await beginOrder(buyer, quote);
  // Who pays reads once more what is cut, and whom it goes to.
  const page = await (await fetch(paymentUrl)).text();
  expect(page).toContain('Engraved: “Élise / שלום”\nFor ');
  await payAt(paymentUrl);
  for (const event of await commerce.events()) await commerce.deliver(event);
  const { order } = await administrator.call(ordersRead, { orderId });
  const lineId = order.lines[0]?.id ?? '';
  const change = {
    orderId,
    revision: order.revision,
    engravings: [{ lineId, engraving: { lines: ['Rose 漢'], font: 'serif' as const } }],
    recipients: [],
  };
  await expect(buyer.call(ordersChange, change)).rejects.toMatchObject({ code: 'invalid-input' });
  commerce.clock.ahead += HOUR + 1_000;
  await administrator.call(ordersStartProduction, { orderId, revision: order.revision });
  const { files } = await administrator.call(ordersPrintFiles, { orderId, lineId });
  const [file] = files;
  expect(file).toMatchObject({
    is: 'file',
    type: 'image/svg+xml',
    name: expect.stringMatching(/-engraving\.svg$/),
  });
  const svg = file?.is === 'file' ? Buffer.from(file.base64, 'base64').toString() : '';
  expect(svg).toMatch(/width="84mm" height="26mm"/);
  expect(svg).not.toMatch(/<text/);
});
