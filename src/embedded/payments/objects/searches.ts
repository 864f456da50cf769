/** Objects found by a query. Source: https://docs.stripe.com/api/pagination/search */
import { z } from 'zod';
import { listFitting } from '../store/listFitting.ts';
import type { Kind } from '../store/paymentObjects.ts';
import { readSearchQuery } from '../store/searchQuery.ts';
import { expand, identifier, listing } from '../wire/formFields.ts';
import { type Operation, operation } from '../wire/serveApi.ts';

const searchSchema = z.strictObject({
  query: z.string().min(1).max(2_000),
  limit: listing.limit,
  /** Of the page before: its `next_page`. */
  page: identifier.optional(),
  expand: expand.optional(),
});

const searchOperation = (path: string, kind: Kind): Operation =>
  operation('get', path, searchSchema, ({ query, limit, page }, _id, { store }) => {
    const { data, has_more } = listFitting(
      store,
      kind,
      {},
      { limit, starting_after: page },
      readSearchQuery(query),
    );
    return {
      object: 'search_result',
      data,
      has_more,
      next_page: has_more ? (data.at(-1)?.id ?? null) : null,
      url: path,
    };
  });

/** Before the operations that read one by its id: a path that names `search` is none. */
export const searches = [
  searchOperation('/v1/charges/search', 'charge'),
  searchOperation('/v1/customers/search', 'customer'),
  searchOperation('/v1/invoices/search', 'invoice'),
  searchOperation('/v1/payment_intents/search', 'payment_intent'),
  searchOperation('/v1/prices/search', 'price'),
  searchOperation('/v1/products/search', 'product'),
  searchOperation('/v1/subscriptions/search', 'subscription'),
];
