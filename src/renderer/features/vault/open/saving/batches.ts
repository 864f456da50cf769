/** As many as one call takes: few enough, and not too much text. An item stands once in a call. */
import { VAULT_BATCH_LIMIT, VAULT_BATCH_TEXT } from '#shared/callables/vault.ts';

export function batchesOf<Item>(
  items: readonly Item[],
  measure: (item: Item) => { readonly id: string; readonly characters: number },
): Item[][] {
  const batches: Item[][] = [];
  let batch: Item[] = [];
  let ids = new Set<string>();
  let text = 0;
  for (const item of items) {
    const { id, characters } = measure(item);
    if (batch.length >= VAULT_BATCH_LIMIT || text + characters > VAULT_BATCH_TEXT || ids.has(id)) {
      batches.push(batch);
      batch = [];
      ids = new Set();
      text = 0;
    }
    batch.push(item);
    ids.add(id);
    text += characters;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}
