/**
 * The whole server with payments whose events come when a test says so: kept at the vendor as ever, brought by nobody. The test
 * is the webhook, in whatever order, as often as it likes, or never.
 */
import type Stripe from 'stripe';
import { expect } from 'vitest';
import { creditAccountSchema, NO_CREDITS } from '#shared/domain/creditLine.ts';
import type { Services } from '../../src/functions/services.ts';
import { jobsAtRestClock, startBackend } from './backend.ts';
import { submit, typedPayment } from './payments.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** In this order: what one finds, the next follows. */
const byTheClock = [
  'payments-tick',
  'payments-askForEvents',
  'payments-followEvents',
  'subscriptions-followDue',
];

export interface Commerce {
  readonly services: Services;
  readonly stripe: Stripe;
  readonly clock: ReturnType<typeof jobsAtRestClock>;
  /** Everything that the vendor would tell, the oldest first. */
  events(): Promise<readonly Stripe.Event[]>;
  /** Resolves with the status that the endpoint answered. */
  deliver(event: Stripe.Event): Promise<number>;
  post(body: string, signature: string): Promise<number>;
  runJob(name: string): Promise<void>;
  /** Lets time pass, with everything that is done by the clock, the vendor's own included. */
  pass(milliseconds: number): Promise<void>;
  /** Asks the vendor for what it never told, and follows it. */
  reconcile(): Promise<void>;
  balanceOf(uid: string): Promise<number>;
  linesOf(uid: string): Promise<readonly { readonly id: string; readonly amount: number }[]>;
  mailsTo(email: string): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export async function startCommerce(environment: Readonly<Record<string, string>> = {}): Promise<Commerce> {
  const clock = jobsAtRestClock();
  const backend = await startBackend({ clock, environment });
  const { services, schedules } = await backend.server.businessLogic();
  const { stripe, webhookSecret } = services.payments;
  const { data: endpoints } = await stripe.webhookEndpoints.list();
  for (const { id } of endpoints) await stripe.webhookEndpoints.update(id, { disabled: true });

  async function post(body: string, signature: string): Promise<number> {
    const response = await fetch(`${backend.origin}/functions/payments-webhook`, {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    });
    await response.body?.cancel();
    return response.status;
  }
  async function runJob(name: string) {
    const schedule = schedules.find((candidate) => candidate.name === name);
    if (!schedule) throw new Error(`Nothing is called ${name}.`);
    await schedule.run({ services, dueAt: clock.now() });
    const failures = await services.firestore.collection(`jobs/${name}/failures`).get();
    expect(failures.docs.map((failure) => failure.data())).toEqual([]);
  }
  return {
    services,
    stripe,
    clock,
    events: async () =>
      (await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 5_000 })).reverse(),
    post,
    deliver: async (event) => {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(clock.now() / 1000);
      const secret = webhookSecret;
      return post(
        payload,
        await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp }),
      );
    },
    runJob,
    pass: async (milliseconds) => {
      clock.ahead += milliseconds;
      // The vendor bills and, an hour later, charges.
      for (const later of [HOUR + 60_000, 16 * 60_000, 2 * 60_000]) {
        for (const name of byTheClock) await runJob(name);
        clock.ahead += later;
      }
      await runJob('payments-followEvents');
    },
    reconcile: async () => {
      clock.ahead += 20 * 60_000;
      await runJob('payments-askForEvents');
      clock.ahead += 2 * 60_000;
      await runJob('payments-followEvents');
    },
    balanceOf: async (uid) => {
      const account = await services.firestore.doc(`users/${uid}/billing/credits`).get();
      return (account.exists ? creditAccountSchema.parse(account.data()) : NO_CREDITS).balance;
    },
    linesOf: async (uid) => {
      const lines = await services.firestore.collection(`users/${uid}/creditLines`).orderBy('number').get();
      return lines.docs.map((line) => ({ id: line.id, amount: Number(line.get('amount')) }));
    },
    mailsTo: async (email) => {
      const sent = await services.outbox?.list({ limit: 200 });
      return (sent ?? [])
        .flatMap(({ recipient, purpose }) => (recipient === email ? [purpose] : []))
        .reverse();
    },
    stop: backend.stop,
  };
}

/** Pays on the vendor's page as a browser does. Resolves with where it leads; empty where the card was refused. */
export async function payAt(url: string, card: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await submit(url, { ...typedPayment, ...card });
  await answer.body?.cancel();
  return answer.headers.get('location') ?? '';
}

export const sessionIdIn = (url: string): string => /cs_[A-Za-z0-9_]+/.exec(url)?.[0] ?? '';
