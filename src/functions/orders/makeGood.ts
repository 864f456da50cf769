/** What administrators do when something went wrong: money back, the piece once more, or words why not. */
import { ordersAnswerRemake, ordersRefund } from '#shared/callables/orders.ts';
import { formatMoney } from '#shared/currency.ts';
import { cents } from '#shared/money.ts';
import { recordAct } from '../administratorActs/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { areInStock, countedPieces, readProductRecords, takePieces } from '../shop/index.ts';
import { assertOrderRevision, type Change, changeStored, notFound } from './changeStored.ts';
import { recorded } from './fulfil.ts';
import { remakeOf } from './newOrder.ts';
import {
  fieldsOf,
  freeNumber,
  orderDocument,
  orderFrom,
  orderIdOf,
  paidFor,
  type StoredOrder,
  toldOrder,
} from './orderDocument.ts';
import { remakeDeclinedMail, remakeMadeMail } from './orderMails.ts';
import { settleRefundsSoon } from './refunds.ts';

export const refund = defineHandler(ordersRefund, {
  access: 'admin',
  run: async ({ orderId, key, amount, reason, revision }, { caller, services }) => {
    const { firestore, clock } = services;
    const document = orderDocument(firestore, orderId);
    const owedKey = `admin-${key}`;
    await firestore.runTransaction(async (transaction) => {
      const before = orderFrom(await transaction.get(document));
      if (!before) throw notFound();
      if ([...before.owedRefunds.map((owed) => owed.key), ...before.settledRefunds].includes(owedKey)) return;
      assertOrderRevision(revision)(before);
      const left = leftOf(before);
      if (amount > left)
        throw new Refusal('invalid-input', 'That much is not left of the payment.', {
          field: 'amount',
          left,
        });
      const change = formatMoney(amount, 'en');
      recordAct(
        transaction,
        { caller, services },
        { act: ordersRefund.name, subject: before.number, reason, change },
      );
      const owed = { key: owedKey, amount: cents(amount), reason };
      const owedRefunds = [...before.owedRefunds, owed];
      const after = { ...before, owedRefunds, owedSince: clock.now(), revision: revision + 1 };
      transaction.set(document, fieldsOf(after));
    });
    await settleRefundsSoon(services, orderId);
    const order = orderFrom(await document.get());
    if (!order) throw notFound();
    return { order: toldOrder(order) };
  },
});

/** Throws Refusal `order-closed` where nothing was paid. */
function leftOf(order: StoredOrder): number {
  if (order.paymentIntentId === null) throw new Refusal('order-closed', 'Nothing was paid for this order.');
  return order.owedRefunds.reduce((left, { amount }) => left - amount, paidFor(order) - order.refunded);
}

export const answerRemake = defineHandler(ordersAnswerRemake, {
  access: 'admin',
  run: async ({ orderId, revision, answer }, { caller, services }) => {
    const administered = { caller, services, act: ordersAnswerRemake.name };
    if (answer.is === 'decline') {
      const { words } = answer;
      const order = await changeStored(services, orderId, {
        check: assertOrderRevision(revision),
        act: () => ({ act: 'decline-remake', words }),
        mails: (after) => remakeDeclinedMail(services, after, words),
        beside: recorded({ ...administered, change: 'declined', reason: words }),
      });
      return { order: toldOrder(order) };
    }
    const id = orderIdOf(orderId, `remake ${revision}`);
    const number = await freeNumber(services.firestore, id, services.clock.now());
    const lineIds = new Set<string>(answer.lineIds);
    const make = (order: StoredOrder, held: StoredOrder['held'] = []) =>
      remakeOf(order, lineIds, { id, number, held, now: services.clock.now() });
    const record = recorded({ ...administered, change: `made anew as ${number}` });
    const order = await changeStored(services, orderId, {
      check: assertOrderRevision(revision),
      act: () => ({ act: 'make-remake', lineIds: answer.lineIds, number }),
      mails: (after) => remakeMadeMail(services, after, make(after)),
      beside: async (transaction, after, before) => {
        const keep = await keepRemake(transaction, services, (held) => make(after, held), lineIds, after);
        const write = await record(transaction, after, before);
        return () => {
          keep();
          write();
        };
      },
    });
    return { order: toldOrder(order) };
  },
});

type Transaction = Parameters<NonNullable<Change['beside']>>[0];

/** Throws Refusal `out-of-stock` where a piece that is counted is not there to be given. */
async function keepRemake(
  transaction: Transaction,
  { firestore }: Services,
  make: (held: StoredOrder['held']) => StoredOrder,
  lineIds: ReadonlySet<string>,
  { lines }: StoredOrder,
): Promise<() => void> {
  const again = lines.filter((line) => lineIds.has(line.id));
  const records = await readProductRecords(
    transaction,
    firestore,
    again.map(({ productId }) => productId),
  );
  const held = countedPieces(again, records);
  if (!areInStock(held, records)) throw new Refusal('out-of-stock', 'There is no piece left to give.');
  const made = make([...held]);
  return () => {
    takePieces(transaction, firestore, held, records);
    transaction.create(orderDocument(firestore, made.id), fieldsOf(made));
  };
}
