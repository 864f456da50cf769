/** The product's own endpoint: registered by the server itself at each start, as an operator does once at the vendor. */
import type { DatabaseSync } from 'node:sqlite';
import type Stripe from 'stripe';
import { transaction } from '../../database/openDatabase.ts';
import { API_VERSION } from '../paymentsContext.ts';
import type { PaymentStore } from '../store/paymentObjects.ts';

export interface ProductEndpoint {
  readonly url: string;
  /** What its events are signed with. */
  readonly secret: string;
  readonly events: readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];
}

/** Always the same one: its address changes with the port, what is owed to it does not. */
const PRODUCT_ENDPOINT_ID = 'we_amaranth';

export function registerProductEndpoint(
  { url, secret, events }: ProductEndpoint,
  { database, store, now }: { database: DatabaseSync; store: PaymentStore; now: number },
): void {
  transaction(database, () => {
    const before = store.find('webhook_endpoint', PRODUCT_ENDPOINT_ID);
    const endpoint: Stripe.WebhookEndpoint = {
      id: PRODUCT_ENDPOINT_ID,
      object: 'webhook_endpoint',
      api_version: API_VERSION,
      application: null,
      created: before?.created ?? now,
      description: 'Amaranth itself',
      enabled_events: [...events],
      livemode: false,
      metadata: {},
      status: 'enabled',
      url,
    };
    if (before) store.save(endpoint);
    else store.insert(endpoint);
    store.writePrivate(endpoint.id, { secret });
    database
      .prepare('UPDATE payments_delivery SET due_at = min(due_at, ?) WHERE endpoint = ?')
      .run(now, PRODUCT_ENDPOINT_ID);
  });
}
