/**
 * Brings events to the endpoints that asked for them, signed, until each was taken: for three days, ever more rarely.
 * What is owed stands in the database with what caused it, so that no crash loses a word.
 *
 * Source: https://docs.stripe.com/webhooks (signatures, retries)
 */
import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Logger } from '#shared/logger.ts';
import { transaction } from '../../database/openDatabase.ts';
import type { PaymentStore } from '../store/paymentObjects.ts';

/** Seconds until the next try, after so many. Past the last an event is let go; it stays in the list of events. */
const PAUSES = [10, 60, 300, 1_800, 7_200, 18_000, 36_000, 43_200, 43_200, 43_200, 43_200];
/** Milliseconds in which an endpoint must answer. */
const PATIENCE = 30_000;
const AT_ONCE = 8;

const rowSchema = z.object({ event: z.string(), endpoint: z.string(), attempts: z.number() });
const secretSchema = z.object({ secret: z.string() });

interface DeliveryOptions {
  readonly database: DatabaseSync;
  readonly store: PaymentStore;
  /** Seconds since the epoch. */
  readonly now: () => number;
  readonly log: Logger;
}

export interface Delivery {
  /** Looks for what is due, and resolves once all of it was tried. Safe to call at any time. */
  run(): Promise<void>;
  close(): Promise<void>;
}

export function deliverEvents({ database, store, now, log }: DeliveryOptions): Delivery {
  const due = database.prepare(
    'SELECT event, endpoint, attempts FROM payments_delivery WHERE due_at <= ? ORDER BY due_at, event LIMIT ?',
  );
  const settle = database.prepare('DELETE FROM payments_delivery WHERE event = ? AND endpoint = ?');
  const postpone = database.prepare(
    'UPDATE payments_delivery SET attempts = ?, due_at = ? WHERE event = ? AND endpoint = ?',
  );
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function bring({ event: eventId, endpoint: endpointId, attempts }: z.output<typeof rowSchema>) {
    const event = store.find('event', eventId);
    const endpoint = store.find('webhook_endpoint', endpointId);
    const secret = secretSchema.safeParse(store.readPrivate(endpointId)).data?.secret;
    // What was switched off hears nothing more, also of what waited for it.
    if (!event || endpoint?.status !== 'enabled' || secret === undefined)
      return void settle.run(eventId, endpointId);
    const text = JSON.stringify(event);
    const isTaken = await send(endpoint.url, text, sign(text, secret, now()), stopping.signal).catch(
      () => false,
    );
    if (stopping.signal.aborted) return;
    transaction(database, () => {
      const pause = PAUSES[attempts];
      if (isTaken || pause === undefined) {
        settle.run(eventId, endpointId);
        store.save({ ...event, pending_webhooks: Math.max(0, event.pending_webhooks - 1) });
      } else {
        postpone.run(attempts + 1, now() + pause, eventId, endpointId);
      }
    });
    if (!isTaken) log.log('warning', 'payment-event-not-taken', { event: eventId, attempts: attempts + 1 });
  }

  async function runAll() {
    for (;;) {
      isAskedAgain = false;
      const rows = due.all(now(), AT_ONCE).map((row) => rowSchema.parse(row));
      await Promise.all(rows.map(bring));
      if (stopping.signal.aborted || (rows.length === 0 && !isAskedAgain)) return;
    }
  }

  return {
    run: () => {
      isAskedAgain = true;
      running ??= runAll().finally(() => {
        running = null;
      });
      return running;
    },
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** `t=…,v1=…`: the moment and the text, so that neither can be exchanged. */
export function sign(text: string, secret: string, moment: number): string {
  const signature = createHmac('sha256', secret).update(`${moment}.${text}`).digest('hex');
  return `t=${moment},v1=${signature}`;
}

/** Whether the endpoint took it. A way elsewhere is no yes. */
async function send(url: string, text: string, signature: string, stopping: AbortSignal): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    body: text,
    redirect: 'manual',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE)]),
  });
  await response.body?.cancel();
  return response.ok;
}
