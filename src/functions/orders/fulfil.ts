/** What administrators do to make an order and send it. Every act is written down in the transaction of its own. */
import {
  ordersDeliver,
  ordersRecordTestScan,
  ordersShip,
  ordersStartProduction,
} from '#shared/callables/orders.ts';
import { pathTo } from '#shared/routes.ts';
import { recordAct } from '../administratorActs/index.ts';
import type { Caller } from '../caller.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { assertOrderRevision, type Change, changeStored } from './changeStored.ts';
import { type StoredOrder, toldOrder } from './orderDocument.ts';
import { deliveredMail, productionMail, shippedMail } from './orderMails.ts';

interface Administered {
  readonly caller: Caller;
  readonly services: Services;
  readonly act: string;
  readonly change?: string;
  readonly reason?: string;
}

/** The act's row, beside the order. */
export const recorded =
  ({ act, change = '', reason = '', ...context }: Administered): NonNullable<Change['beside']> =>
  async (transaction, order) =>
  () =>
    recordAct(transaction, context, { act, subject: order.number, change, reason });

export const startProduction = defineHandler(ordersStartProduction, {
  access: 'admin',
  run: async ({ orderId, revision }, { caller, services }) => {
    const order = await changeStored(services, orderId, {
      check: (before) => {
        assertOrderRevision(revision)(before);
        assertNothingOwed(before);
      },
      act: () => ({ act: 'start-production' }),
      mails: (after) => productionMail(services, after),
      beside: recorded({ caller, services, act: ordersStartProduction.name }),
    });
    return { order: toldOrder(order) };
  },
});

/** Throws Refusal `order-closed` for one whose money is on its way back. */
function assertNothingOwed(order: StoredOrder): void {
  const owed = order.owedRefunds.reduce((sum, { amount }) => sum + amount, 0);
  if (owed > 0 && owed >= order.total) throw new Refusal('order-closed', 'Its payment is on the way back.');
}

export const recordTestScan = defineHandler(ordersRecordTestScan, {
  access: 'admin',
  run: async ({ orderId, lineId, revision, read }, { caller, services }) => {
    const order = await changeStored(services, orderId, {
      check: (before) => {
        assertOrderRevision(revision)(before);
        assertReads(services, before, lineId, read);
      },
      act: () => ({ act: 'pass-test-scan', lineId }),
      beside: recorded({ caller, services, act: ordersRecordTestScan.name, change: lineId }),
    });
    return { order: toldOrder(order) };
  },
});

/** The address that a square opens. */
export const addressOfCode = ({ appOrigin }: Services, codeId: string): string =>
  `${appOrigin}${pathTo('qrAlbum', { qrCodeId: codeId })}`;

/** Throws Refusal `scan-mismatch` unless what was read is the very address of the line's own code. */
function assertReads(services: Services, { lines }: StoredOrder, lineId: string, read: string): void {
  const line = lines.find(({ id }) => id === lineId);
  // A line without a square is refused by the order itself.
  if (!line || line.albumCodeId === null) return;
  if (read.trim() === addressOfCode(services, line.albumCodeId)) return;
  throw new Refusal('scan-mismatch', 'The photograph shows another address, or none.', { field: 'read' });
}

export const ship = defineHandler(ordersShip, {
  access: 'admin',
  run: async ({ orderId, revision, ...parcel }, { caller, services }) => {
    const order = await changeStored(services, orderId, {
      check: assertOrderRevision(revision),
      act: () => ({ act: 'ship', parcel }),
      mails: (after) => shippedMail(services, after, parcel.recipientId),
      beside: recorded({
        caller,
        services,
        act: ordersShip.name,
        change: `${parcel.carrier} ${parcel.trackingNumber}`.trim(),
      }),
    });
    return { order: toldOrder(order) };
  },
});

export const deliver = defineHandler(ordersDeliver, {
  access: 'admin',
  run: async ({ orderId, recipientId, revision }, { caller, services }) => {
    const order = await changeStored(services, orderId, {
      check: assertOrderRevision(revision),
      act: () => ({ act: 'deliver', recipientId }),
      mails: (after) => deliveredMail(services, after, recipientId),
      beside: recorded({ caller, services, act: ordersDeliver.name }),
    });
    return { order: toldOrder(order) };
  },
});
