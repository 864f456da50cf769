/**
 * The states of an order as one pure function: what an act makes of it at an instant, or why it cannot be. Whoever calls it
 * writes what it returns in the transaction that read the order; money and mail follow from there.
 */
import { cents } from '../money.ts';
import { changeOrder } from './changeOrder.ts';
import { EDIT_WINDOW, type Order, type OrderState, orderFollowers } from './order.ts';
import type { OrderAct, OrderAdvance } from './orderActs.ts';
import { advanced } from './orderEvent.ts';
import { deliverParcel, passTestScan, shipParcel } from './parcels.ts';

const closed = (why: string): OrderAdvance => ({ is: 'refused', code: 'order-closed', why });

export function advanceOrder(order: Order, act: OrderAct, now: number): OrderAdvance {
  switch (act.act) {
    case 'pay':
      if (!follows(order, 'paid')) return { is: 'unchanged' };
      return advanced(order, now, { kind: 'paid', by: 'payments' }, { state: 'paid', ...paidAt(now) });
    case 'note-another-amount':
      return advanced(
        order,
        now,
        { kind: 'paid-another-amount', by: 'payments', note: String(act.amount) },
        act.amount < order.total ? { state: 'cancelled' } : {},
      );
    case 'expire':
    case 'let-go': {
      if (order.state !== 'awaiting-payment') return { is: 'unchanged' };
      const by = act.act === 'expire' ? 'clock' : 'buyer';
      return advanced(order, now, { kind: 'cancelled', by }, { state: 'cancelled' });
    }
    case 'call-off':
      if (!isEditable(order, now)) return closed('The hour in which it can be called off is over.');
      return advanced(
        order,
        now,
        { kind: 'cancelled', by: 'buyer' },
        { state: 'refunded', editableUntil: now },
      );
    case 'change':
      if (!isEditable(order, now)) return closed('The hour in which it can be changed is over.');
      return changeOrder(order, act, now);
    case 'start-production':
      if (order.state !== 'paid') return closed('Only a paid order goes into production.');
      if (isEditable(order, now)) return closed('Its buyer may still change it.');
      if (isContested(order)) return contested;
      return advanced(order, now, { kind: 'in-production', by: 'administrator' }, { state: 'in-production' });
    case 'pass-test-scan':
      if (order.state !== 'in-production') return closed('It is not in production.');
      return passTestScan(order, act.lineId, now);
    case 'ship':
      if (order.state !== 'in-production' && order.state !== 'shipped')
        return closed('It is not in production.');
      if (isContested(order)) return contested;
      return shipParcel(order, act.parcel, now);
    case 'deliver':
      if (order.state !== 'in-production' && order.state !== 'shipped')
        return closed('Nothing is on its way.');
      return deliverParcel(order, act.recipientId, now);
    case 'note-refunds':
      return noteRefunds(order, act, now);
    case 'ask-remake':
      if (order.state !== 'shipped' && order.state !== 'delivered')
        return closed('It has not been sent yet.');
      if (isRemakeAsked(order)) return { is: 'unchanged' };
      if (namesStrangers(order, act.lineIds)) return unknownLine;
      return advanced(order, now, {
        kind: 'remake-asked',
        by: 'buyer',
        note: act.words,
        lineIds: act.lineIds,
      });
    case 'make-remake':
      if (!isRemakeAsked(order)) return closed('Nobody asks for a remake.');
      if (isContested(order)) return contested;
      if (namesStrangers(order, act.lineIds)) return unknownLine;
      return advanced(order, now, {
        kind: 'remake-made',
        by: 'administrator',
        note: act.number,
        lineIds: act.lineIds,
      });
    case 'decline-remake':
      if (!isRemakeAsked(order)) return closed('Nobody asks for a remake.');
      return advanced(order, now, { kind: 'remake-declined', by: 'administrator', note: act.words });
    case 'open-dispute':
      if (order.isDisputed) return { is: 'unchanged' };
      return advanced(
        order,
        now,
        { kind: 'dispute-opened', by: 'payments', note: act.reason },
        { isDisputed: true },
      );
    case 'close-dispute': {
      if (!order.isDisputed && order.events.some(({ kind }) => kind === 'dispute-closed'))
        return { is: 'unchanged' };
      const note = act.isLost ? 'lost' : 'won';
      return advanced(order, now, { kind: 'dispute-closed', by: 'payments', note }, { isDisputed: false });
    }
  }
}

/** The hour after the payment, while nobody has begun to make it. */
export const isEditable = ({ state, editableUntil }: Order, now: number): boolean =>
  state === 'paid' && editableUntil !== null && now < editableUntil;

/** Money that was sent back came back from the bank, and nobody has sent it again yet. */
export function isRefundFailed({ events }: Pick<Order, 'events'>): boolean {
  return events.findLast(({ kind }) => refundKinds.has(kind))?.kind === 'refund-failed';
}

/** Something else than its total was paid, and nothing has gone back yet. */
export function isPaidOtherwise({ events }: Pick<Order, 'events'>): boolean {
  const latest = events.findLast(({ kind }) => kind === 'paid-another-amount' || refundKinds.has(kind));
  return latest?.kind === 'paid-another-amount';
}

const refundKinds: ReadonlySet<string> = new Set(['refunded', 'partly-refunded', 'refund-failed']);

/** Whether the latest word about a remake is the buyer's, of an order that was not paid back whole since. */
export function isRemakeAsked({ events, state }: Pick<Order, 'events' | 'state'>): boolean {
  if (state === 'refunded') return false;
  const latest = events.findLast(({ kind }) => kind.startsWith('remake-'));
  return latest?.kind === 'remake-asked';
}

/** Whether its buyer let go of it: a payment that comes all the same is paid back. */
export const isCancelledByBuyer = ({ events }: Pick<Order, 'events'>): boolean =>
  events.findLast(({ kind }) => kind === 'cancelled')?.by === 'buyer';

/** Whether its payment was taken back by the bank, or may be: nothing more is made or sent until that is settled. */
const isContested = ({ isDisputed, events }: Order): boolean =>
  isDisputed || events.findLast(({ kind }) => kind === 'dispute-closed')?.note === 'lost';

const contested = closed('The bank disputes its payment.');

const follows = ({ state }: Order, next: OrderState) => orderFollowers[state].includes(next);

const paidAt = (now: number) => ({ paidAt: now, editableUntil: now + EDIT_WINDOW });

const unknownLine: OrderAdvance = {
  is: 'refused',
  code: 'not-found',
  why: 'The order has no such line.',
  field: 'lineIds',
};

const namesStrangers = ({ lines }: Order, lineIds: readonly string[]) =>
  lineIds.some((lineId) => !lines.some(({ id }) => id === lineId));

function noteRefunds(
  order: Order,
  { refunded, paid, reason }: Extract<OrderAct, { readonly act: 'note-refunds' }>,
  now: number,
): OrderAdvance {
  if (refunded === order.refunded) return { is: 'unchanged' };
  if (order.state === 'awaiting-payment') return closed('Nothing was paid.');
  const isWhole = refunded >= paid;
  const changes = { refunded: cents(refunded), ...(isWhole ? { state: 'refunded' as const } : {}) };
  const kind = isWhole ? 'refunded' : refunded < order.refunded ? 'refund-failed' : 'partly-refunded';
  return advanced(order, now, { kind, by: 'payments', note: reason }, changes);
}
