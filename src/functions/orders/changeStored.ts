/** One act on one order, in one transaction: read, advanced by `shared/shop`, written with its mail and its held pieces. */
import type { Transaction } from 'firebase-admin/firestore';
import { advanceOrder } from '#shared/shop/advanceOrder.ts';
import type { OrderAct } from '#shared/shop/orderActs.ts';
import { deliverSoon, type MailDraft, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { readProductRecords, returnPieces } from '../shop/index.ts';
import { fieldsOf, orderDocument, orderFrom, type StoredOrder } from './orderDocument.ts';
import { scrubIfOver } from './scrubOrder.ts';

export interface Change {
  /** Throws Refusal for whom the order is not, and for a revision that is over. */
  readonly check?: (order: StoredOrder) => void;
  /** Null for nothing to do. */
  readonly act: (order: StoredOrder) => OrderAct | null;
  /** What else is other afterwards. */
  readonly also?: (order: StoredOrder, before: StoredOrder) => Partial<StoredOrder>;
  readonly mails?: (order: StoredOrder, before: StoredOrder) => readonly MailDraft[];
  /** The pieces that were held can be sold again. */
  readonly returnsPieces?: (order: StoredOrder, before: StoredOrder) => boolean;
  /** Further reads of the same transaction, and what is written with them. */
  readonly beside?: (
    transaction: Transaction,
    order: StoredOrder,
    before: StoredOrder,
  ) => Promise<() => void>;
}

export const notFound = () => new Refusal('not-found', 'There is no such order.', { field: 'orderId' });

/** Throws Refusal `conflict` when somebody changed it since it was read. */
export const assertOrderRevision =
  (revision: number) =>
  (order: StoredOrder): void => {
    if (order.revision !== revision)
      throw new Refusal('conflict', 'The order was changed since you read it.', { field: 'revision' });
  };

/** Resolves with the order as it is afterwards. Throws Refusal for what cannot be. */
export async function changeStored(
  services: Services,
  orderId: string,
  { check, act: actOf, also, mails, returnsPieces, beside }: Change,
): Promise<StoredOrder> {
  const { firestore, clock } = services;
  const document = orderDocument(firestore, orderId);
  const { order, queued } = await firestore.runTransaction(async (transaction) => {
    const before = orderFrom(await transaction.get(document));
    if (!before) throw notFound();
    check?.(before);
    const act = actOf(before);
    const advance = act ? advanceOrder(before, act, clock.now()) : ({ is: 'unchanged' } as const);
    if (advance.is === 'refused') {
      const { code, why, field } = advance;
      throw new Refusal(code, why, field === undefined ? {} : { field });
    }
    if (advance.is === 'unchanged') return { order: before, queued: [] };
    const advanced: StoredOrder = { ...before, ...advance.order };
    const full: StoredOrder = { ...advanced, ...also?.(advanced, before) };
    const returned = returnsPieces?.(full, before) ? full.held : [];
    const records = await readProductRecords(
      transaction,
      firestore,
      returned.map(({ productId }) => productId),
    );
    const writeBeside = await beside?.(transaction, full, before);
    const drafts = mails?.(full, before) ?? [];
    const ids = await queueMail(transaction, services, drafts);
    writeBeside?.();
    returnPieces(transaction, firestore, returned, records);
    const after = scrubIfOver(returned.length > 0 ? { ...full, held: [] } : full);
    transaction.set(document, fieldsOf(after));
    return { order: after, queued: ids };
  });
  await deliverSoon(services, queued);
  return order;
}
