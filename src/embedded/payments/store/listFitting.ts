/** Pages of what no column tells: filtered before they are cut, so that none is short while more follows. */
import type { Kind, Listing, Page, PaymentObjects, PaymentStore, Where } from './paymentObjects.ts';

const LIMIT = 10;
const READ_AT_ONCE = 100;

export function listFitting<K extends Kind>(
  store: PaymentStore,
  kind: K,
  where: Where,
  listing: Listing,
  fits: (object: PaymentObjects[K]) => boolean,
): Page<PaymentObjects[K]> {
  const limit = listing.limit ?? LIMIT;
  const isBackwards = listing.ending_before !== undefined;
  let found: PaymentObjects[K][] = [];
  let next: Listing = { ...listing, limit: READ_AT_ONCE };
  for (;;) {
    const { data, has_more: more } = store.list(kind, where, next);
    const fitting = data.filter(fits);
    found = isBackwards ? [...fitting, ...found] : [...found, ...fitting];
    if (!more || found.length > limit) break;
    next = isBackwards
      ? { ...next, ending_before: data[0]?.id }
      : { ...next, starting_after: data.at(-1)?.id };
  }
  return {
    data: isBackwards ? found.slice(-limit) : found.slice(0, limit),
    has_more: found.length > limit,
  };
}
