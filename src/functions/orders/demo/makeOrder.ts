/** The order of the demo family (`resources/demo/family.json`): made, sent and delivered, at the prices of the catalogue. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { type CartContent, cartLineSchema, recipientSchema } from '#shared/shop/cart.ts';
import { EDIT_WINDOW, orderNumberSchema } from '#shared/shop/order.ts';
import { products } from '#shared/shop/products.ts';
import type { MakeDemoContent } from '../../accountData.ts';
import { offersOf, quoteNow } from '../../shop/index.ts';
import { newOrder } from '../newOrder.ts';
import { fieldsOf, orderIdOf, type StoredOrder } from '../orderDocument.ts';

const storySchema = z.object({
  order: z.object({
    number: orderNumberSchema,
    orderedAt: z.iso.datetime().transform((text) => Date.parse(text)),
    recipient: recipientSchema.omit({ id: true }),
    lines: z.array(cartLineSchema.pick({ productId: true, options: true, engraving: true })),
  }),
});
type Ordered = z.infer<typeof storySchema>['order'];

const EMAIL = 'demo@amaranth.example';
const KEY = 'demo-family';
const DAY = 24 * 60 * 60_000;

export const makeOrder: MakeDemoContent = ({ story }) => {
  const { order: told } = storySchema.parse(story);
  const order = delivered(agreed(told), told.orderedAt);
  return Promise.resolve({
    documents: new Map(),
    documentsElsewhere: new Map([[`orders/${order.id}`, fieldsOf(order)]]),
  });
};

/** The same at every start. */
function idOf(name: string): string {
  const digits = createHash('sha256').update(`${KEY} ${name}`).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

function agreed({ number, orderedAt, recipient, lines }: Ordered): StoredOrder {
  const content: CartContent = {
    lines: lines.map((line, index) => ({
      ...line,
      id: idOf(`line ${index}`),
      quantity: 1,
      albumCodeId: null,
      printFileId: null,
      recipientId: null,
      seenPrice: products[line.productId].price,
    })),
    recipients: [{ ...recipient, id: idOf('recipient') }],
  };
  const facts = { offers: offersOf(new Map()), isCodeOpen: () => true, isArtworkReady: () => true };
  return newOrder({
    id: orderIdOf(DEMO_FAMILY_UID, KEY),
    number,
    key: KEY,
    buyer: { uid: DEMO_FAMILY_UID, email: EMAIL, name: recipient.name, language: 'fr' },
    content,
    quote: quoteNow(content, facts),
    held: [],
    now: orderedAt,
    releaseAt: orderedAt,
  });
}

/** With everything that happens to an order on a good day. */
function delivered(order: StoredOrder, orderedAt: number): StoredOrder {
  const [paidAt, shippedAt, deliveredAt] = [orderedAt + 60_000, orderedAt + 12 * DAY, orderedAt + 15 * DAY];
  const event = (
    kind: StoredOrder['events'][number]['kind'],
    at: number,
    by: 'payments' | 'administrator',
  ) => ({
    kind,
    at,
    by,
    note: '',
    lineIds: [],
  });
  return {
    ...order,
    state: 'delivered',
    parcels: order.recipients.map(({ id }) => ({
      recipientId: id,
      carrier: 'La Poste',
      trackingNumber: '6A09135718642',
      trackingUrl: '',
      shippedAt,
      deliveredAt,
    })),
    events: [
      ...order.events,
      event('paid', paidAt, 'payments'),
      event('in-production', orderedAt + DAY, 'administrator'),
      event('shipped', shippedAt, 'administrator'),
      event('delivered', deliveredAt, 'administrator'),
    ],
    paidAt,
    editableUntil: paidAt + EDIT_WINDOW,
    revision: 4,
    releaseAt: null,
  };
}
