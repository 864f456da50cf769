/** What depends on how many items share a value is asked for one of them, so that the cost does not grow with their number. */
import type { Query, Transaction } from 'firebase-admin/firestore';
import { batchesOf } from '#shared/batches.ts';

/** Most values of one `in` question. */
export const IN_LIMIT = 30;

/**
 * Which of the values an item among `items` has in `field`, those that are `leaving` apart. Reads only: call it before
 * the transaction's first write.
 */
export async function findShared(
  transaction: Transaction,
  items: Query,
  field: string,
  values: readonly string[],
  leaving: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string>> {
  const shared = new Set<string>();
  const wanted = [...new Set(values)];
  for (const batch of batchesOf(wanted, IN_LIMIT)) {
    let open = batch;
    while (open.length > 0) {
      // More than what leaves: a full page has at least one that stays, and so answers at least one value.
      const limit = leaving.size + open.length;
      const page = await transaction.get(items.where(field, 'in', open).limit(limit).select(field));
      for (const item of page.docs) if (!leaving.has(item.id)) shared.add(String(item.get(field)));
      if (page.size < limit) break;
      open = open.filter((value) => !shared.has(value));
    }
  }
  return shared;
}
