/** A storm of events at an endpoint that fails most of the time: each comes at last, signed, and none is forged. */
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { listenForWebhooks, startPayments } from '../../support/payments.ts';
import { random } from '../../support/random.ts';

const EVENTS = 120;
const HOUR = 3_600_000;

test('every event of a storm is brought at least once, over days of refusals', async () => {
  const service = await startPayments();
  const listener = await listenForWebhooks();
  try {
    const { stripe, clock } = service;
    const { secret } = await stripe.webhookEndpoints.create({
      url: listener.url,
      enabled_events: ['customer.created'],
    });
    const next = random(20_261_126);
    listener.answers.push(
      ...Array.from({ length: 400 }, () => [500, 302, 404, 200][Math.floor(next() * 4)] ?? 200),
    );
    const names = Array.from({ length: EVENTS }, (_, index) => `Customer ${index}`);
    const made = await Promise.all(names.map((name) => stripe.customers.create({ name })));
    for (let hour = 0; hour < 72; hour += 1) {
      await service.payments.tick();
      await clock.advance(HOUR);
    }
    const heard = await Promise.all(
      listener.heard.map(({ text, signature }) =>
        stripe.webhooks.constructEventAsync(text, signature, secret ?? '', Number.MAX_SAFE_INTEGER),
      ),
    );
    const ids = new Set(heard.map(({ data: { object } }) => ('id' in object ? object.id : '')));
    expect([...ids].sort()).toEqual(made.map(({ id }) => id).sort());
    const forged = stripe.webhooks.constructEventAsync(
      (listener.heard[0]?.text ?? '').replace('Customer', 'Custom'),
      listener.heard[0]?.signature ?? '',
      secret ?? '',
      Number.MAX_SAFE_INTEGER,
    );
    await expect(forged).rejects.toThrow(Stripe.errors.StripeSignatureVerificationError);
    await clock.advance(31 * 24 * HOUR);
    await service.payments.tick();
    expect((await stripe.events.list()).data).toEqual([]);
  } finally {
    await listener.stop();
    await service.stop();
  }
});
