/** What leaves the workshop: one parcel for each recipient, once every square in it was shown to be read. */
import type { Order, OrderLine, Parcel } from './order.ts';
import type { OrderAdvance } from './orderActs.ts';
import { advanced } from './orderEvent.ts';

const unknownRecipient: OrderAdvance = {
  is: 'refused',
  code: 'not-found',
  why: 'The order sends nothing to this recipient.',
  field: 'recipientId',
};

export const linesOf = ({ lines }: Pick<Order, 'lines'>, recipientId: string): readonly OrderLine[] =>
  lines.filter((line) => line.recipientId === recipientId);

/** The lines of one recipient whose square nobody has read yet. */
export const unreadSquares = (order: Pick<Order, 'lines'>, recipientId: string): readonly OrderLine[] =>
  linesOf(order, recipientId).filter((line) => line.albumCodeId !== null && line.testScanAt === null);

export function passTestScan(order: Order, lineId: string, now: number): OrderAdvance {
  const line = order.lines.find(({ id, albumCodeId }) => id === lineId && albumCodeId !== null);
  if (!line)
    return { is: 'refused', code: 'not-found', why: 'There is no such line with a square.', field: 'lineId' };
  const lines = order.lines.map((one) => (one === line ? { ...one, testScanAt: now } : one));
  const event = { kind: 'test-scan-passed', by: 'administrator', lineIds: [lineId] } as const;
  return advanced(order, now, event, { lines });
}

/** A second time for the same recipient mends what was written of the parcel. */
export function shipParcel(
  order: Order,
  parcel: Omit<Parcel, 'shippedAt' | 'deliveredAt'>,
  now: number,
): OrderAdvance {
  const { recipientId } = parcel;
  if (linesOf(order, recipientId).length === 0) return unknownRecipient;
  if (unreadSquares(order, recipientId).length > 0)
    return {
      is: 'refused',
      code: 'test-scan-missing',
      why: 'A square of this parcel was not shown to be read.',
    };
  const before = order.parcels.find((one) => one.recipientId === recipientId);
  const others = order.parcels.filter((one) => one !== before);
  const written = {
    ...parcel,
    shippedAt: before?.shippedAt ?? now,
    deliveredAt: before?.deliveredAt ?? null,
  };
  const parcels = [...others, written];
  const isWhole = [...recipientsOf(order)].every((id) => parcels.some((one) => one.recipientId === id));
  const event = {
    kind: 'shipped',
    by: 'administrator',
    lineIds: linesOf(order, recipientId).map(({ id }) => id),
  } as const;
  return advanced(order, now, event, { parcels, ...(isWhole ? { state: 'shipped' as const } : {}) });
}

export function deliverParcel(order: Order, recipientId: string, now: number): OrderAdvance {
  const parcel = order.parcels.find((one) => one.recipientId === recipientId);
  if (!parcel) return unknownRecipient;
  if (parcel.deliveredAt !== null) return { is: 'unchanged' };
  const parcels = order.parcels.map((one) => (one === parcel ? { ...one, deliveredAt: now } : one));
  const isWhole = order.state === 'shipped' && parcels.every(({ deliveredAt }) => deliveredAt !== null);
  const event = {
    kind: 'delivered',
    by: 'administrator',
    lineIds: linesOf(order, recipientId).map(({ id }) => id),
  } as const;
  return advanced(order, now, event, { parcels, ...(isWhole ? { state: 'delivered' as const } : {}) });
}

const recipientsOf = ({ lines }: Order): ReadonlySet<string> =>
  new Set(lines.map(({ recipientId }) => recipientId));
