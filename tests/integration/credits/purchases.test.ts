/** Packs of credits, bought, given back and disputed, with webhooks that come as they like or not at all. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditsBuy } from '#shared/callables/credits.ts';
import { paymentsLook } from '#shared/callables/payments.ts';
import type { CreditPackId } from '#shared/domain/creditLine.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { cents } from '#shared/money.ts';
import { checkPerson, collectPerson } from '../../../src/functions/invariants/index.ts';
import { connectPayments } from '../../../src/functions/paymentProvider.ts';
import { eraseAtVendor } from '../../../src/functions/payments/eraseAccount.ts';
import { ensureCustomer, openPaymentPage, refundPayment } from '../../../src/functions/payments/index.ts';
import { type Commerce, HOUR, payAt, sessionIdIn, startCommerce } from '../../support/commerce.ts';
import { killedWhere } from '../../support/legacy/killedAt.ts';
import { makeSomebody, type Somebody } from '../../support/legacyPeople.ts';
import { random } from '../../support/random.ts';

let commerce: Commerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const makeBuyer = () => makeSomebody(commerce.services, { plan: 'Free' });
const DISPUTED = { number: '4000 0000 0000 0259' };

async function buy(buyer: Somebody, card = {}, pack: CreditPackId = 'credits-50') {
  const { paymentUrl } = await buyer.call(creditsBuy, { key: randomUUID(), pack, language: 'en' });
  const sessionId = sessionIdIn(await payAt(paymentUrl, card));
  const { payment_intent: intent } = await commerce.stripe.checkout.sessions.retrieve(sessionId);
  return { sessionId, paymentIntentId: String(intent) };
}

/** What happened at the vendor while `act` ran. */
async function eventsOf(act: () => Promise<unknown>) {
  const before = new Set((await commerce.events()).map(({ id }) => id));
  await act();
  return (await commerce.events()).filter(({ id }) => !before.has(id));
}

async function expectSound(uid: string) {
  expect(checkPerson(await collectPerson(commerce.services, uid))).toEqual([]);
}

test('a pack is paid on a page, the webhook credits it, and a receipt is mailed once', async () => {
  const buyer = await makeBuyer();
  const events = await eventsOf(() => buy(buyer));
  expect(await commerce.balanceOf(buyer.uid)).toBe(0);
  for (const event of events) expect(await commerce.deliver(event)).toBe(204);
  for (const event of events) expect(await commerce.deliver(event)).toBe(204);
  expect(await commerce.linesOf(buyer.uid)).toHaveLength(1);
  expect(await commerce.balanceOf(buyer.uid)).toBe(50);
  expect(await commerce.mailsTo(buyer.email)).toEqual(['credits-receipt']);
  await expectSound(buyer.uid);
});

test('the way back credits at once when it is faster than the webhook', async () => {
  const buyer = await makeBuyer();
  const { sessionId } = await buy(buyer);
  const answer = { is: 'credits', credits: 50, isPaid: true };
  expect(await buyer.call(paymentsLook, { sessionId })).toEqual(answer);
  expect(await commerce.balanceOf(buyer.uid)).toBe(50);
  for (const event of await commerce.events()) await commerce.deliver(event);
  expect(await buyer.call(paymentsLook, { sessionId })).toEqual(answer);
  expect(await commerce.balanceOf(buyer.uid)).toBe(50);
});

test('who buys in the middle of a conversation is led back to it, whether they paid or not', async () => {
  const buyer = await makeBuyer();
  const order = { key: randomUUID(), pack: 'credits-50', language: 'en' } as const;
  const { paymentUrl } = await buyer.call(creditsBuy, {
    ...order,
    conversationWith: userIdSchema.parse('rose'),
  });
  const paid = new URL(await payAt(paymentUrl));
  expect(paid.pathname).toBe('/conversation-success');
  expect(paid.searchParams.get('with')).toBe('rose');
  const sessionId = String(paid.searchParams.get('session'));
  expect(await buyer.call(paymentsLook, { sessionId })).toMatchObject({ is: 'credits', isPaid: true });
  const { cancel_url: left } = await commerce.stripe.checkout.sessions.retrieve(sessionId);
  expect(new URL(String(left)).pathname).toBe('/conversation-cancelled');
});

test('somebody else’s session and an unknown one are both unknown', async () => {
  const [buyer, stranger] = [await makeBuyer(), await makeBuyer()];
  const { sessionId } = await buy(buyer);
  expect(await stranger.call(paymentsLook, { sessionId })).toEqual({ is: 'unknown' });
  expect(await stranger.call(paymentsLook, { sessionId: 'cs_test_of_nobody' })).toEqual({ is: 'unknown' });
  expect(await commerce.balanceOf(stranger.uid)).toBe(0);
});

test('a forged, an altered and an old webhook change nothing', async () => {
  const buyer = await makeBuyer();
  const [event] = (await eventsOf(() => buy(buyer))).filter(({ type }) => type.startsWith('checkout.'));
  const payload = JSON.stringify(event);
  const { stripe, clock } = commerce;
  const sign = (secret: string, at = clock.now()) =>
    stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp: Math.floor(at / 1000) });
  const { webhookSecret } = commerce.services.payments;
  expect(await commerce.post(payload, await sign('whsec_guessed'))).toBe(400);
  expect(await commerce.post(payload, '')).toBe(400);
  expect(await commerce.post(`${payload} `, await sign(webhookSecret))).toBe(400);
  expect(await commerce.post(payload, await sign(webhookSecret, clock.now() - HOUR))).toBe(400);
  expect(await commerce.balanceOf(buyer.uid)).toBe(0);
  expect(await commerce.post(payload, await sign(webhookSecret))).toBe(204);
  expect(await commerce.balanceOf(buyer.uid)).toBe(50);
});

test('nothing of an event is believed but its type and id: a session that is not paid credits nothing', async () => {
  const buyer = await makeBuyer();
  const { paymentUrl } = await buyer.call(creditsBuy, {
    key: randomUUID(),
    pack: 'credits-500',
    language: 'fr',
  });
  const [other] = (await eventsOf(() => buy(buyer))).filter(({ type }) => type.startsWith('checkout.'));
  if (!other) throw new Error('The vendor told nothing.');
  const session = await commerce.stripe.checkout.sessions.retrieve(sessionIdIn(paymentUrl));
  const claimed = { ...session, status: 'complete' as const, payment_status: 'paid' as const };
  const event = { ...other, id: 'evt_made_up', data: { object: claimed } } as typeof other;
  expect(await commerce.deliver(event)).toBe(204);
  expect(await commerce.balanceOf(buyer.uid)).toBe(0);
});

test('what the vendor never told is asked for, and followed', async () => {
  const buyer = await makeBuyer();
  const { paymentIntentId } = await buy(buyer);
  await commerce.reconcile();
  expect(await commerce.balanceOf(buyer.uid)).toBe(50);
  await refundPayment(commerce.services, { paymentIntentId, amount: cents(500), key: randomUUID() });
  await commerce.reconcile();
  await commerce.reconcile();
  expect(await commerce.balanceOf(buyer.uid)).toBe(0);
  expect(await commerce.linesOf(buyer.uid)).toHaveLength(2);
});

test('a page that was left alone is looked up after its end, also when every event was lost', async () => {
  const buyer = await makeBuyer();
  const { sessionId } = await buy(buyer);
  commerce.clock.ahead += 25 * HOUR;
  await commerce.runJob('payments-lookUpPages');
  expect(await commerce.balanceOf(buyer.uid)).toBe(50);
  const page = await commerce.services.firestore
    .collection('paymentPages')
    .where('sessionId', '==', sessionId)
    .get();
  expect(page.docs[0]?.get('state')).toBe('paid');
});

test('a repeated call with one key opens one page, and a key is good for one purchase', async () => {
  const buyer = await makeBuyer();
  const asked = { key: randomUUID(), pack: 'credits-50', language: 'en' } as const;
  const [first, second] = await Promise.all([buyer.call(creditsBuy, asked), buyer.call(creditsBuy, asked)]);
  expect(second).toEqual(first);
  await expect(buyer.call(creditsBuy, { ...asked, pack: 'credits-500' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await payAt(first.paymentUrl);
  await commerce.reconcile();
  await expect(buyer.call(creditsBuy, asked)).rejects.toMatchObject({ code: 'conflict' });
  expect(await commerce.balanceOf(buyer.uid)).toBe(50);
});

test('a refund of a part takes its part back, below zero where it was spent', async () => {
  const buyer = await makeBuyer();
  const { paymentIntentId } = await buy(buyer, {}, 'credits-150');
  await commerce.reconcile();
  const refund = (amount: number, key: string = randomUUID()) =>
    refundPayment(commerce.services, { paymentIntentId, amount: cents(amount), key });
  const key = randomUUID();
  const { refundId } = await refund(400, key);
  expect(await refund(400, key)).toEqual({ refundId });
  await commerce.reconcile();
  expect(await commerce.balanceOf(buyer.uid)).toBe(100);
  await refund(800);
  await commerce.reconcile();
  expect((await commerce.linesOf(buyer.uid)).map(({ amount }) => amount)).toEqual([150, -50, -100]);
  await expect(refund(1)).rejects.toMatchObject({ code: 'conflict' });
  await expectSound(buyer.uid);
});

test.each([
  ['won', 'winning_evidence', 50],
  ['lost', 'losing_evidence', 0],
])(
  'a dispute takes the credits back, and one that is %s ends as it should',
  async (_end, evidence, balance) => {
    const buyer = await makeBuyer();
    const { paymentIntentId } = await buy(buyer, DISPUTED);
    await commerce.reconcile();
    expect(await commerce.balanceOf(buyer.uid)).toBe(0);
    const { data } = await commerce.stripe.disputes.list({ payment_intent: paymentIntentId });
    const [dispute] = data;
    await commerce.stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: evidence },
      submit: true,
    });
    await commerce.reconcile();
    expect(await commerce.balanceOf(buyer.uid)).toBe(balance);
    await expectSound(buyer.uid);
  },
);

test('webhooks in any order, repeated and dropped, end in one state with what was bought, refunded and disputed', async () => {
  const next = random(20_261_126);
  const buyers = await Promise.all(Array.from({ length: 4 }, makeBuyer));
  const told = await eventsOf(async () => {
    for (const [index, buyer] of buyers.entries()) {
      const { paymentIntentId } = await buy(buyer, index === 3 ? DISPUTED : {}, 'credits-150');
      if (index === 3) continue;
      for (const amount of [100, 350, 50].slice(0, index + 1)) {
        await refundPayment(commerce.services, { paymentIntentId, amount: cents(amount), key: randomUUID() });
      }
    }
  });
  const storm = [...told, ...told]
    .map((event) => ({ event, at: next() }))
    .filter(() => next() > 0.3)
    .toSorted((a, b) => a.at - b.at);
  for (let index = 0; index < storm.length; index += 8) {
    await Promise.all(storm.slice(index, index + 8).map(({ event }) => commerce.deliver(event)));
  }
  await commerce.reconcile();
  const balances = await Promise.all(buyers.map(({ uid }) => commerce.balanceOf(uid)));
  // Of 12.00 for 150: 1.00, 4.50 and 5.00 went back.
  expect(balances).toEqual([138, 94, 88, 0]);
  for (const { uid } of buyers) await expectSound(uid);
}, 60_000);

test('without the vendor nothing is charged, and a person is told so', async () => {
  const buyer = await makeBuyer();
  const keys = { secretKey: 'sk_test_unreachable', webhookSecret: 'whsec_unreachable' };
  const payments = connectPayments(keys, 'http://127.0.0.1:9');
  const services = { ...commerce.services, payments };
  await expect(
    openPaymentPage(services, buyer, {
      key: 'any',
      kind: 'credits',
      reference: 'credits-50',
      mode: 'payment',
      lineItems: [],
      language: 'en',
      cancelPath: '/credits',
    }),
  ).rejects.toMatchObject({ code: 'payment-unavailable' });
});

test('an erased account ends its open pages and its customer at the vendor; what is paid afterwards goes back', async () => {
  const buyer = await makeBuyer();
  const { paymentUrl } = await buyer.call(creditsBuy, {
    key: randomUUID(),
    pack: 'credits-50',
    language: 'en',
  });
  const { paymentIntentId } = await buy(buyer);
  const { firestore } = commerce.services;
  await firestore.recursiveDelete(firestore.doc(`users/${buyer.uid}`));
  await eraseAtVendor(buyer.uid, commerce.services);
  await eraseAtVendor(buyer.uid, commerce.services);
  expect(await payAt(paymentUrl)).toBe('');
  const { data: customers } = await commerce.stripe.customers.list({ email: buyer.email });
  expect(customers).toEqual([]);
  await commerce.reconcile();
  const { data } = await commerce.stripe.refunds.list({ payment_intent: paymentIntentId });
  expect(data.map(({ amount }) => amount)).toEqual([500]);
  expect((await firestore.doc(`users/${buyer.uid}/billing/credits`).get()).exists).toBe(false);
});

test('a customer that was made for a page which never came goes with the account', async () => {
  const buyer = await makeBuyer();
  const { services } = commerce;
  const killed = killedWhere(services, ({ writes }) =>
    writes.includes('set users/{}/billing/{}') ? 'before' : null,
  );
  await expect(ensureCustomer(killed.services, buyer.uid)).rejects.toThrow();
  const atVendor = async () =>
    (await commerce.stripe.customers.list({ limit: 100 })).data.filter(
      ({ metadata }) => metadata.uid === buyer.uid,
    );
  expect(await atVendor()).toHaveLength(1);
  await services.firestore.recursiveDelete(services.firestore.doc(`users/${buyer.uid}`));
  commerce.clock.ahead += 30 * 24 * HOUR;
  await eraseAtVendor(buyer.uid, services);
  expect(await atVendor()).toEqual([]);
  expect((await services.firestore.doc(`paymentCustomers/${buyer.uid}`).get()).exists).toBe(false);
});

test('one whose page came is found by its number, also when the page is no longer known', async () => {
  const buyer = await makeBuyer();
  const id = await ensureCustomer(commerce.services, buyer.uid);
  await eraseAtVendor(buyer.uid, commerce.services);
  expect(await commerce.stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
});
