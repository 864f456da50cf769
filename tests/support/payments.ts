/** The payment API on a port of its own, asked through the vendor's SDK; and a place that hears its webhooks. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import Stripe from 'stripe';
import { createManualClock, type ManualClock } from '#shared/manualClock.testing.ts';
import { openDatabase } from '../../src/embedded/database/openDatabase.ts';
import { createPayments, type Payments } from '../../src/embedded/payments/index.ts';

export const SECRET_KEY = 'sk_test_family';

export interface PaymentService {
  readonly stripe: Stripe;
  readonly origin: string;
  readonly clock: ManualClock;
  readonly payments: Payments;
  /** An SDK with another key. */
  withKey(key: string): Stripe;
  stop(): Promise<void>;
}

const addressOf = (server: { address(): AddressInfo | string | null }): string => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
};

/** `path` of a database that outlives the service; in memory without one. */
export async function startPayments(path = ':memory:'): Promise<PaymentService> {
  const clock = createManualClock(Date.UTC(2026, 10, 23, 12));
  const database = openDatabase(path);
  let origin = '';
  const payments = createPayments({
    database,
    clock,
    log: { log: () => undefined },
    secretKey: SECRET_KEY,
    origin: () => origin,
    seller: 'Amaranth Example, Inc.',
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const listening = serve({ fetch: payments.routes.fetch, hostname: '127.0.0.1', port: 0 }, () =>
      resolve(listening),
    );
  });
  origin = addressOf(server);
  const { hostname, port } = new URL(origin);
  const withKey = (key: string) =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  return {
    stripe: withKey(SECRET_KEY),
    withKey,
    origin,
    clock,
    payments,
    stop: async () => {
      await payments.close();
      await new Promise((resolve) => server.close(resolve));
      database.close();
    },
  };
}

export interface WebhookListener {
  readonly url: string;
  /** What was taken, as it came. */
  readonly heard: readonly { readonly signature: string; readonly text: string }[];
  /** What the next requests are answered with; 200 once there is none left. */
  readonly answers: number[];
  stop(): Promise<void>;
}

export async function listenForWebhooks(): Promise<WebhookListener> {
  const heard: { signature: string; text: string }[] = [];
  const answers: number[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = await text(request);
    const status = answers.shift() ?? 200;
    if (status === 200) heard.push({ signature: String(request.headers['stripe-signature']), text: body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${addressOf(server)}/hook`,
    heard,
    answers,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What somebody types on the payment page with a card that works. */
export const typedPayment = {
  email: 'rose@example.org',
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  code: '123',
  holder: 'Rose Martin',
  billingPostalCode: '73000',
};

/** Sends the form of a page, as a browser does; where it leads is not followed. */
export function submit(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { 'accept-language': 'en' },
  });
}
