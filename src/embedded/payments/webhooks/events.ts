/** What happened, and who asked to hear of it. Sources: https://docs.stripe.com/api/events, …/api/webhook_endpoints */
import type { DatabaseSync } from 'node:sqlite';
import type Stripe from 'stripe';
import { z } from 'zod';
import { API_VERSION, type Cause, makeId, type PaymentsContext } from '../paymentsContext.ts';
import type { PaymentStore } from '../store/paymentObjects.ts';
import {
  expand,
  expandOnly,
  identifier,
  listing,
  mergeMetadata,
  metadata,
  removable,
  truth,
} from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { refuseMissing, refuseParameter } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';

/** The most that an account may have. */
const MOST_ENDPOINTS = 16;

/** Writes the event and what is owed to each endpoint, in the transaction that is open. */
export function recordEvents(database: DatabaseSync, store: PaymentStore, now: () => number, cause: Cause) {
  const owe = database.prepare('INSERT INTO payments_delivery VALUES (?, ?, 0, ?)');
  return (type: Stripe.Event.Type, object: object, before?: object): void => {
    const endpoints = store
      .list('webhook_endpoint', { status: 'enabled' }, { limit: MOST_ENDPOINTS })
      .data.filter(({ enabled_events: asked }) => asked.includes('*') || asked.includes(type));
    const event: Stripe.EventBase = {
      id: makeId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: now(),
      data: {
        object: object as Stripe.Event.Data.Object,
        ...(before && { previous_attributes: changedIn(before, object) }),
      },
      livemode: false,
      pending_webhooks: endpoints.length,
      request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
      type,
    };
    store.insert(event);
    for (const endpoint of endpoints) owe.run(event.id, endpoint.id, now());
  };
}

/** Seconds for which events are told of. */
const EVENTS_KEPT = 30 * 24 * 60 * 60;

export function forgetOldEvents(database: DatabaseSync, now: number): void {
  database.prepare("DELETE FROM payments_object WHERE kind = 'event' AND created < ?").run(now - EVENTS_KEPT);
}

/** What stood there before, of what is otherwise now. */
function changedIn(before: object, after: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(after, field)),
    ),
  );
}

/** Names of events, `*` for all of them. */
const enabledEvents = z
  .array(z.string().regex(/^(\*|[a-z_0-9]+(\.[a-z_0-9]+)+)$/))
  .min(1)
  .max(300);
const endpointFields = {
  description: removable.optional(),
  metadata: metadata.optional(),
  expand: expand.optional(),
};
const url = z.url({ protocol: /^https?$/ }).max(2_000);

function findEndpoint(id: string, payments: PaymentsContext): Stripe.WebhookEndpoint {
  const endpoint = payments.store.find('webhook_endpoint', id);
  if (!endpoint) throw refuseMissing('webhook endpoint', id, 'webhook_endpoint');
  return endpoint;
}

export const webhookEndpoints = [
  operation(
    'post',
    '/v1/webhook_endpoints',
    z.strictObject({
      ...endpointFields,
      api_version: z.string().max(40).optional(),
      enabled_events: enabledEvents,
      url,
    }),
    (given, _id, payments) => {
      if (
        payments.store.list('webhook_endpoint', {}, { limit: MOST_ENDPOINTS }).data.length >= MOST_ENDPOINTS
      ) {
        throw refuseParameter(
          'url',
          `You have reached the maximum of ${MOST_ENDPOINTS} test webhook endpoints.`,
        );
      }
      if (given.api_version !== undefined && given.api_version !== API_VERSION) {
        throw refuseParameter('api_version', `This server speaks ${API_VERSION} alone.`);
      }
      const endpoint: Stripe.WebhookEndpoint = {
        id: makeId('we'),
        object: 'webhook_endpoint',
        api_version: given.api_version ?? null,
        application: null,
        created: payments.now(),
        description: given.description ?? null,
        enabled_events: given.enabled_events,
        livemode: false,
        metadata: mergeMetadata({}, given.metadata),
        status: 'enabled',
        url: given.url,
      };
      const secret = makeId('whsec', 32);
      payments.store.insert(endpoint);
      payments.store.writePrivate(endpoint.id, { secret });
      // Told once, when it is made.
      return { ...endpoint, secret };
    },
  ),
  operation('get', '/v1/webhook_endpoints/:id', expandOnly, (_input, id, payments) =>
    findEndpoint(id, payments),
  ),
  operation(
    'post',
    '/v1/webhook_endpoints/:id',
    z.strictObject({
      ...endpointFields,
      disabled: truth.optional(),
      enabled_events: enabledEvents.optional(),
      url: url.optional(),
    }),
    (given, id, payments) => {
      const before = findEndpoint(id, payments);
      const endpoint: Stripe.WebhookEndpoint = {
        ...before,
        ...(given.description !== undefined && { description: given.description }),
        ...(given.enabled_events && { enabled_events: given.enabled_events }),
        ...(given.url !== undefined && { url: given.url }),
        ...(given.disabled !== undefined && { status: given.disabled ? 'disabled' : 'enabled' }),
        metadata: mergeMetadata(before.metadata, given.metadata),
      };
      payments.store.save(endpoint);
      return endpoint;
    },
  ),
  operation('delete', '/v1/webhook_endpoints/:id', z.strictObject({}), (_input, id, payments) => {
    findEndpoint(id, payments);
    payments.store.remove(id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
  operation('get', '/v1/webhook_endpoints', z.strictObject(listing), (page, _id, payments) => ({
    object: 'list',
    ...payments.store.list('webhook_endpoint', {}, page),
    url: '/v1/webhook_endpoints',
  })),
];

export const events = [
  operation('get', '/v1/events/:id', expandOnly, (_input, id, payments) => {
    const event = payments.store.find('event', id);
    if (!event) throw refuseMissing('event', id);
    return event;
  }),
  listOperation('/v1/events', 'event', { type: identifier.optional() }),
];
