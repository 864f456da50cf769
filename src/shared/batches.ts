/** A long list in parts of at most so many, in its order. */
export function* batchesOf<Item>(items: readonly Item[], limit: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += limit) yield items.slice(start, start + limit);
}
