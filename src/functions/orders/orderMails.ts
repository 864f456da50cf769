/** The mails of an order, each known by its occasion: an act that is repeated does not mail twice. */
import { formatMoney } from '#shared/currency.ts';
import { describeLine } from '#shared/shop/describeLine.ts';
import { draftMail, type MailDraft } from '../delivery/index.ts';
import type { MailParameters, MailPurpose } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { paidFor, type StoredOrder } from './orderDocument.ts';

type OrderPurpose = Extract<MailPurpose, `order-${string}`>;

/** Where its buyer finds an order. */
export const orderPath = (orderId: string): string => `/orders/${orderId}`;

const about = ({ appOrigin }: Services, { number, id }: StoredOrder) => ({
  orderNumber: number,
  link: `${appOrigin}${orderPath(id)}`,
});

/** None for an order whose buyer is no longer known. `occasion` tells apart two mails of one purpose about one order. */
function draft<Purpose extends OrderPurpose>(
  { configuration: { supportEmail } }: Services,
  order: StoredOrder,
  purpose: Purpose,
  parameters: MailParameters[Purpose],
  occasion = '',
): readonly MailDraft[] {
  if (order.buyerEmail === '') return [];
  const buyer = { uid: order.buyerUid || null, to: order.buyerEmail, language: order.language };
  return draftMail(buyer, `${order.id} ${occasion}`, purpose, parameters).map((mail) => ({
    ...mail,
    content: { ...mail.content, ...(supportEmail ? { replyTo: supportEmail } : {}) },
  }));
}

/** What can be checked while it can still be changed. */
const piecesOf = ({ lines, recipients, language }: StoredOrder) =>
  lines.map((line) => {
    const recipient = recipients.find(({ id }) => id === line.recipientId);
    return {
      piece: `${line.quantity} × ${describeLine(line, language)}`,
      engraved: line.engraving?.lines ?? [],
      recipient: recipient ? `${recipient.name}, ${recipient.address.city}` : '',
    };
  });

export const paidMail = (services: Services, order: StoredOrder) =>
  draft(services, order, 'order-paid', {
    ...about(services, order),
    total: formatMoney(order.total, order.language),
    pieces: piecesOf(order),
    isRehearsal: services.payments.isRehearsal,
  });

export const changedMail = (services: Services, order: StoredOrder) =>
  draft(
    services,
    order,
    'order-changed',
    { ...about(services, order), pieces: piecesOf(order) },
    String(order.revision),
  );

export const productionMail = (services: Services, order: StoredOrder) =>
  draft(services, order, 'order-in-production', about(services, order));

const recipientName = ({ recipients }: StoredOrder, recipientId: string) =>
  recipients.find(({ id }) => id === recipientId)?.name ?? '';

/** Anew only with another tracking number: mending a word of the parcel tells nobody. */
export function shippedMail(services: Services, order: StoredOrder, recipientId: string) {
  const parcel = order.parcels.find((one) => one.recipientId === recipientId);
  if (!parcel) return [];
  const { carrier, trackingNumber } = parcel;
  const told = { recipient: recipientName(order, recipientId), carrier, trackingNumber };
  const occasion = `${recipientId} ${trackingNumber}`;
  return draft(services, order, 'order-shipped', { ...about(services, order), ...told }, occasion);
}

export const deliveredMail = (services: Services, order: StoredOrder, recipientId: string) =>
  draft(
    services,
    order,
    'order-delivered',
    { ...about(services, order), recipient: recipientName(order, recipientId) },
    recipientId,
  );

const withAmount = (services: Services, order: StoredOrder, amount: number) => ({
  ...about(services, order),
  amount: formatMoney(amount, order.language),
});

export const cancelledMail = (services: Services, order: StoredOrder) =>
  draft(services, order, 'order-cancelled', withAmount(services, order, paidFor(order)));

export const tooLateMail = (services: Services, order: StoredOrder) =>
  draft(services, order, 'order-came-too-late', withAmount(services, order, paidFor(order)));

/** Of what went back now; `order` is as it is afterwards. */
export const refundedMail = (services: Services, order: StoredOrder, amount: number) =>
  draft(services, order, 'order-refunded', withAmount(services, order, amount), String(order.refunded));

export const remakeAskedMail = (services: Services, order: StoredOrder) =>
  draft(services, order, 'order-remake-asked', about(services, order), String(order.revision));

export const remakeMadeMail = (services: Services, order: StoredOrder, made: StoredOrder) =>
  draft(
    services,
    order,
    'order-remake-made',
    { orderNumber: order.number, newNumber: made.number, link: about(services, made).link },
    made.id,
  );

export const remakeDeclinedMail = (services: Services, order: StoredOrder, words: string) =>
  draft(
    services,
    order,
    'order-remake-declined',
    { ...about(services, order), words },
    String(order.revision),
  );
