/**
 * [Note: Orders outlive the account]
 * The books must say for ten years what was sold, to whom, for how much and with which tax (France: Code de commerce, article
 * L123-22; Germany: HGB § 257). So an order stays when its buyer's account is erased: number, names and addresses as the invoice
 * has them, lines with their prices, totals, dates of payment and refund. Everything else that is personal goes: engravings,
 * notes with gifts, telephone numbers, codes, print files, words about remakes, the mail address and the account's id. One that is
 * on its way still needs some of it, and loses it with its last step.
 */
import type { OrderState } from '#shared/shop/order.ts';
import type { StoredOrder } from './orderDocument.ts';

const over: ReadonlySet<OrderState> = new Set(['delivered', 'cancelled', 'refunded']);

export function scrubIfOver(order: StoredOrder): StoredOrder {
  if (!order.isOrphan || !over.has(order.state) || order.owedRefunds.length > 0) return order;
  return {
    ...order,
    buyerUid: '',
    buyerEmail: '',
    lines: order.lines.map((line) => ({ ...line, engraving: null, albumCodeId: null, printFileId: null })),
    recipients: order.recipients.map((recipient) => ({ ...recipient, phone: '', giftNote: '' })),
    events: order.events.map((event) =>
      event.kind.startsWith('remake-') || event.by === 'buyer' ? { ...event, note: '' } : event,
    ),
    parcels: order.parcels.map((parcel) => ({ ...parcel, trackingNumber: '', trackingUrl: '' })),
    paymentUrl: null,
  };
}
