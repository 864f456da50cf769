/**
 * The server is killed at many moments around payments. What was answered is there, no page was charged twice, and every
 * event of it was brought at least once. `AMARANTH_KILLS` says how often, `AMARANTH_SEED` after how many answers.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { PAYMENT_KEYS_NAME } from '../../../src/embedded/dataFolder/paymentKeys.ts';
import { type SpawnedBackend, spawnBackend } from '../../support/backend.ts';
import { listenForWebhooks, submit, typedPayment } from '../../support/payments.ts';
import { random } from '../../support/random.ts';
import { waitFor } from '../../support/waitFor.ts';

const ROUNDS = Number(process.env.AMARANTH_KILLS ?? 2);
const SEED = Number(process.env.AMARANTH_SEED ?? 20_261_126);
const BUYERS = 3;
const MOST_ANSWERS = 30;
const eventSchema = z.object({ type: z.string(), data: z.object({ object: z.object({ id: z.string() }) }) });

async function connect(server: SpawnedBackend): Promise<Stripe> {
  const text = await readFile(join(server.dataFolder, PAYMENT_KEYS_NAME), 'utf8');
  const { secretKey } = z.object({ secretKey: z.string() }).parse(JSON.parse(text));
  const { hostname, port } = new URL(server.origin);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Buys until the server is gone; notes the sessions of which it said that they are paid. */
async function buyUntilKilled(
  stripe: Stripe,
  buyer: string,
  paid: Set<string>,
  hear: () => void,
): Promise<void> {
  for (let step = 0; ; step += 1) {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        success_url: 'https://amaranth.example/checkout/success',
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: 4_900, product_data: { name: 'Medallion' } },
          },
        ],
      },
      { idempotencyKey: `${buyer}-${step}` },
    );
    hear();
    const answer = await submit(session.url ?? '', typedPayment);
    if (answer.status === 303) paid.add(session.id);
    hear();
  }
}

test(`what was paid stays paid, once, over ${ROUNDS} kills, and its events arrive`, {
  timeout: 120_000 + 60_000 * ROUNDS,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'amaranth-payment-kills-'));
  const listener = await listenForWebhooks();
  const next = random(SEED);
  const paid = new Set<string>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await spawnBackend({ dataFolder: folder });
      const stripe = await connect(server);
      if (round === 0) {
        await stripe.webhookEndpoints.create({
          url: listener.url,
          enabled_events: ['checkout.session.completed'],
        });
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      let left = 4 + Math.floor(next() * MOST_ANSWERS);
      const hear = () => {
        left -= 1;
        if (left === 0) resolve();
      };
      const buyers = Array.from({ length: BUYERS }, (_, buyer) =>
        buyUntilKilled(stripe, `${round}-${buyer}`, paid, hear),
      );
      const ended = Promise.allSettled(buyers);
      await Promise.race([promise, ended]);
      await server.kill();
      await ended;
    }
    const server = await spawnBackend({ dataFolder: folder });
    try {
      const stripe = await connect(server);
      expect(paid.size).toBeGreaterThan(0);
      const complete = new Set<string>();
      for await (const session of stripe.checkout.sessions.list({ limit: 100 })) {
        if (session.status !== 'complete') continue;
        complete.add(session.id);
        const intent = String(session.payment_intent);
        const { data } = await stripe.charges.list({ payment_intent: intent });
        expect(data.filter((charge) => charge.paid)).toHaveLength(1);
      }
      expect([...paid].filter((id) => !complete.has(id))).toEqual([]);
      const heard = () =>
        new Set(listener.heard.map(({ text }) => eventSchema.parse(JSON.parse(text)).data.object.id));
      const isHeard = await waitFor(
        () => Promise.resolve([...complete].every((id) => heard().has(id)) || null),
        { every: 100, atMost: 60_000 },
      );
      expect(isHeard).toBe(true);
    } finally {
      await server.kill();
    }
  } finally {
    await listener.stop();
    await rm(folder, { recursive: true });
  }
});
