/**
 * Card payments without a vendor's account: the API that the `stripe` SDK speaks, its signed webhooks and its hosted page,
 * with the vendor's test cards. No money moves, and no number but theirs is taken.
 *
 * Promise: what was answered is kept; an operation, the events it causes and what is owed of them are one transaction.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import type { Schedule } from '../../functions/schedule.ts';
import { customerBalance } from './billing/customerBalance.ts';
import { invoiceItems } from './billing/invoiceItems.ts';
import { invoices } from './billing/invoices.ts';
import { advanceBilling } from './billing/renewals.ts';
import { subscriptionItems, subscriptions } from './billing/subscriptions.ts';
import { checkoutSessions } from './checkout/checkoutSessions.ts';
import { expireOverdueSessions } from './checkout/expireOverdueSessions.ts';
import { serveHostedPages } from './checkout/serveHostedPages.ts';
import { balanceTransactions } from './objects/balance.ts';
import { customers } from './objects/customers.ts';
import { disputes } from './objects/disputes.ts';
import { paymentIntents } from './objects/paymentIntents.ts';
import { paymentMethods } from './objects/paymentMethods.ts';
import { products } from './objects/products.ts';
import { rates } from './objects/rates.ts';
import { charges, refunds } from './objects/refunds.ts';
import { searches } from './objects/searches.ts';
import { setupIntents } from './objects/setupIntents.ts';
import type { Cause, PaymentsContext } from './paymentsContext.ts';
import { portalConfigurations } from './portal/configurations.ts';
import { portalSessions } from './portal/portalSessions.ts';
import { openPaymentStore } from './store/paymentObjects.ts';
import { deliverEvents } from './webhooks/deliver.ts';
import { events, forgetOldEvents, recordEvents, webhookEndpoints } from './webhooks/events.ts';
import { type ProductEndpoint, registerProductEndpoint } from './webhooks/productEndpoint.ts';
import { serveApi } from './wire/serveApi.ts';

interface PaymentsOptions {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  readonly log: Logger;
  /** `sk_test_…`: who has it may do everything. */
  readonly secretKey: string;
  /** Where people reach the hosted pages. */
  readonly origin: () => string;
  /** Who sells: the legal entity. */
  readonly seller: string;
}

export interface Payments {
  readonly routes: Hono;
  /** Looks at what time brings: pages that were not paid in time, events that were not taken. */
  tick(): Promise<void>;
  /** Has `tick` done each minute. */
  readonly schedule: Schedule;
  /** Where the product itself hears of events. What waits for it goes to the new address, at once. */
  registerEndpoint(endpoint: ProductEndpoint): void;
  close(): Promise<void>;
}

export function createPayments({
  database,
  clock,
  log,
  secretKey,
  origin,
  seller,
}: PaymentsOptions): Payments {
  const store = openPaymentStore(database);
  const now = () => Math.floor(clock.now() / 1000);
  const openContext = (cause: Cause): PaymentsContext => ({
    store,
    now,
    origin,
    seller: () => seller,
    emit: recordEvents(database, store, now, cause),
  });
  const delivery = deliverEvents({ database, store, now, log });
  const onWritten = () => {
    delivery.run().catch((error: unknown) => {
      log.log('error', 'payment-events-not-delivered', { reason: String(error) });
    });
  };
  const routes = serveApi({ database, log, secretKey, now, openContext, onWritten }, [
    ...searches,
    ...customers,
    ...customerBalance,
    ...products,
    ...rates,
    ...checkoutSessions,
    ...paymentIntents,
    ...paymentMethods,
    ...setupIntents,
    ...charges,
    ...refunds,
    ...disputes,
    ...balanceTransactions,
    ...subscriptions,
    ...subscriptionItems,
    ...invoices,
    ...invoiceItems,
    ...portalConfigurations,
    ...portalSessions,
    ...events,
    ...webhookEndpoints,
  ]);
  routes.route('/', serveHostedPages({ database, openContext, onWritten }));
  const tick = async () => {
    const openByClock = () => openContext({ requestId: null, idempotencyKey: null });
    expireOverdueSessions(database, openByClock());
    advanceBilling(database, openByClock, log);
    forgetOldEvents(database, now());
    await delivery.run();
  };
  return {
    routes,
    tick,
    schedule: { name: 'payments-tick', expression: '* * * * *', run: tick },
    registerEndpoint: (endpoint) => {
      registerProductEndpoint(endpoint, { database, store, now: now() });
      onWritten();
    },
    close: delivery.close,
  };
}
