/** An order as it is first kept: what was agreed at this moment, not what the catalogue says later. */

import type { Language } from '#shared/domain/userProfile.ts';
import { cutText } from '#shared/engraving/cutLines.ts';
import { cents } from '#shared/money.ts';
import type { CartContent } from '#shared/shop/cart.ts';
import type { OrderId, OrderLine } from '#shared/shop/order.ts';
import type { Quote } from '#shared/shop/quote.ts';
import { recipientOf } from '#shared/shop/quoteCart.ts';
import type { HeldPiece } from '../shop/index.ts';
import type { StoredOrder } from './orderDocument.ts';

interface Buyer {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

interface Agreed {
  readonly id: OrderId;
  readonly number: string;
  readonly key: string;
  readonly buyer: Buyer;
  readonly content: CartContent;
  readonly quote: Quote;
  readonly held: readonly HeldPiece[];
  readonly now: number;
  readonly releaseAt: number;
}

export function newOrder({
  id,
  number,
  key,
  buyer,
  content,
  quote,
  held,
  now,
  releaseAt,
}: Agreed): StoredOrder {
  const sentTo = new Set(quote.shipments.map(({ recipientId }) => recipientId));
  return {
    id,
    number,
    key,
    buyerUid: buyer.uid,
    buyerEmail: buyer.email,
    buyerName: buyer.name,
    language: buyer.language,
    state: 'awaiting-payment',
    remakeOf: null,
    lines: linesOf(content, quote),
    recipients: content.recipients.filter((recipient) => sentTo.has(recipient.id)),
    shipments: quote.shipments,
    goods: quote.goods,
    shipping: quote.shipping,
    tax: quote.tax,
    total: quote.total,
    refunded: cents(0),
    isDisputed: false,
    parcels: [],
    events: [{ kind: 'ordered', at: now, by: 'buyer', note: '', lineIds: [] }],
    orderedAt: now,
    paidAt: null,
    editableUntil: null,
    revision: 0,
    fingerprint: quote.fingerprint,
    sessionId: null,
    paymentUrl: null,
    paymentIntentId: null,
    paidAmount: null,
    held: [...held],
    owedRefunds: [],
    settledRefunds: [],
    refunds: [],
    releaseAt,
    owedSince: null,
    forgetAt: null,
    isOrphan: false,
  };
}

function linesOf({ lines, recipients }: CartContent, quote: Quote): OrderLine[] {
  const priced = new Map(quote.lines.map((line) => [line.lineId, line]));
  return lines.map(({ seenPrice: _seen, ...line }) => {
    const price = priced.get(line.id);
    const recipient = recipientOf(line, recipients);
    if (!price || !recipient) throw new Error(`The line ${line.id} was not quoted.`);
    return {
      ...line,
      engraving: cutText(line.engraving),
      unitPrice: price.unitPrice,
      total: price.total,
      recipientId: recipient.id,
      testScanAt: null,
    };
  });
}

/** The lines that went wrong, once more and for free: it is as good as paid, and nobody changes it. */
export function remakeOf(
  order: StoredOrder,
  lineIds: ReadonlySet<string>,
  made: {
    readonly id: OrderId;
    readonly number: string;
    readonly held: readonly HeldPiece[];
    readonly now: number;
  },
): StoredOrder {
  const lines = order.lines
    .filter(({ id }) => lineIds.has(id))
    .map((line) => ({ ...line, unitPrice: cents(0), total: cents(0), testScanAt: null }));
  const sentTo = new Set(lines.map(({ recipientId }) => recipientId));
  const free = { goods: cents(0), shipping: cents(0), tax: cents(0), total: cents(0) };
  return {
    ...order,
    id: made.id,
    number: made.number,
    key: `remake-${order.id}-${order.revision}`,
    state: 'paid',
    remakeOf: order.id,
    lines,
    recipients: order.recipients.filter(({ id }) => sentTo.has(id)),
    shipments: order.shipments
      .filter(({ recipientId }) => sentTo.has(recipientId))
      .map((shipment) => ({ ...shipment, ...free })),
    ...free,
    refunded: cents(0),
    isDisputed: false,
    parcels: [],
    events: [{ kind: 'ordered', at: made.now, by: 'administrator', note: order.number, lineIds: [] }],
    orderedAt: made.now,
    paidAt: made.now,
    editableUntil: null,
    revision: 0,
    fingerprint: '',
    sessionId: null,
    paymentUrl: null,
    paymentIntentId: null,
    paidAmount: null,
    held: [...made.held],
    owedRefunds: [],
    settledRefunds: [],
    refunds: [],
    releaseAt: null,
    owedSince: null,
  };
}
