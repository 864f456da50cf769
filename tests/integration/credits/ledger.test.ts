/** The ledger of credits: spent by the message, adjusted by administrators, and whole whatever is cut short. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditsAdjust, creditsBuy, creditsInspect } from '#shared/callables/credits.ts';
import { cents } from '#shared/money.ts';
import { addCreditLine, creditPurchases, spendCredit } from '../../../src/functions/credits/index.ts';
import { checkPerson, collectPerson } from '../../../src/functions/invariants/index.ts';
import { refundPayment } from '../../../src/functions/payments/index.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Commerce, payAt, sessionIdIn, startCommerce } from '../../support/commerce.ts';
import { asKeeper, FIRST, keepers, registerKeepers } from '../../support/legacy/keepers.ts';
import { killedWhere, type Moment } from '../../support/legacy/killedAt.ts';
import { makeSomebody, type Somebody } from '../../support/legacyPeople.ts';
import { random } from '../../support/random.ts';

/** At least; `AMARANTH_KILLS=200` kills as often. */
const KILLS = Number(process.env.AMARANTH_KILLS ?? 20);
const chance = random(Number(process.env.AMARANTH_SEED ?? 20_261_126));

let commerce: Commerce;
beforeAll(async () => {
  commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: keepers.join(',') });
  await registerKeepers(commerce.services);
});
afterAll(() => commerce.stop());

const spend = (uid: string, messageId: string, services: Services = commerce.services) =>
  services.firestore.runTransaction((transaction) => spendCredit(transaction, services, uid, messageId));

async function adjust({ uid }: Somebody, amount: number, key: string = randomUUID()) {
  const input = { uid, key, amount, reason: 'A gift of the house' };
  return asKeeper(commerce, FIRST, creditsAdjust, input);
}

test('credits are granted and taken back with a reason, once a key, and each leaves an act', async () => {
  const person = await makeSomebody(commerce.services);
  const key = randomUUID();
  expect(await adjust(person, 10, key)).toEqual({ balance: 10, lines: 1 });
  expect(await adjust(person, 10, key)).toEqual({ balance: 10, lines: 1 });
  expect(await adjust(person, -4)).toEqual({ balance: 6, lines: 2 });
  await expect(adjust(person, -7)).rejects.toMatchObject({ code: 'credits-insufficient' });
  const { firestore } = commerce.services;
  const acts = await firestore.collection('administratorActs').where('subject', '==', person.email).get();
  expect(acts.docs.map((act) => act.get('change')).toSorted()).toEqual(['0 → 10 credits', '10 → 6 credits']);
  const asked = { email: person.email, limit: 1 };
  const first = await asKeeper(commerce, FIRST, creditsInspect, asked);
  expect(first).toMatchObject({
    uid: person.uid,
    account: { balance: 6 },
    lines: [{ amount: -4, balance: 6 }],
  });
  const rest = await asKeeper(commerce, FIRST, creditsInspect, { ...asked, before: first.next ?? '' });
  expect(rest).toMatchObject({ lines: [{ amount: 10, reason: 'A gift of the house' }], next: null });
  const looks = await firestore.collection('administratorActs').where('act', '==', 'credits-inspect').get();
  expect(looks.docs.map((look) => look.get('subject'))).toEqual([person.email]);
});

test('nobody but an administrator adjusts, and not an account that is not there', async () => {
  const person = await makeSomebody(commerce.services);
  const input = { uid: person.uid, key: randomUUID(), amount: 500, reason: 'For myself' };
  await expect(person.call(creditsAdjust, input)).rejects.toMatchObject({ code: 'admin-only' });
  await expect(person.call(creditsAdjust, input, { role: 'admin' })).rejects.toMatchObject({
    code: 'admin-only',
  });
  await expect(asKeeper(commerce, FIRST, creditsAdjust, { ...input, uid: 'nobody' })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await commerce.balanceOf(person.uid)).toBe(0);
});

test('one credit is spent by one of two messages that are written at once, and a message costs once', async () => {
  const person = await makeSomebody(commerce.services);
  await adjust(person, 1);
  const outcomes = await Promise.allSettled([spend(person.uid, 'one'), spend(person.uid, 'two')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await commerce.balanceOf(person.uid)).toBe(0);
  await adjust(person, 5);
  await Promise.all(['same', 'same', 'same'].map((messageId) => spend(person.uid, messageId)));
  expect(await commerce.balanceOf(person.uid)).toBe(4);
  expect(checkPerson(await collectPerson(commerce.services, person.uid))).toEqual([]);
});

test('many lines at once end in one sum, without a gap', async () => {
  const person = await makeSomebody(commerce.services);
  const { services } = commerce;
  await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) =>
      services.firestore.runTransaction((transaction) =>
        addCreditLine(transaction, services, person.uid, {
          key: `grant-${index % 8}`,
          kind: 'grant',
          amount: (index % 8) + 1,
        }),
      ),
    ),
  );
  expect(checkPerson(await collectPerson(services, person.uid))).toEqual([]);
});

test(
  'a kill at any transaction between payment and ledger loses nothing and counts nothing twice',
  async () => {
    let kills = 0;
    for (let scene = 0; kills < KILLS; scene += 1) {
      const person = await makeSomebody(commerce.services);
      const asked = { key: randomUUID(), pack: 'credits-150', language: 'en' } as const;
      const { paymentUrl } = await person.call(creditsBuy, asked);
      const sessionId = sessionIdIn(await payAt(paymentUrl));
      const session = await commerce.stripe.checkout.sessions.retrieve(sessionId);
      const paymentIntentId = String(session.payment_intent);
      const isRefunded = chance() < 0.5;
      if (isRefunded) {
        const refund = { paymentIntentId, amount: cents(400), key: randomUUID() };
        await refundPayment(commerce.services, refund);
      }
      const purchase = {
        kind: 'credits',
        uid: person.uid,
        reference: 'credits-150',
        key: asked.key,
        session,
      } as const;
      // Until one start lives to the end.
      for (;;) {
        const killed = killedWhere(commerce.services, (): Moment | null =>
          chance() < 0.4 ? (chance() < 0.5 ? 'before' : 'after') : null,
        );
        await creditPurchases.paid(killed.services, purchase).catch((error: unknown) => {
          if (!killed.isKilled()) throw error;
        });
        if (!killed.isKilled()) break;
        kills += 1;
        expect(checkPerson(await collectPerson(commerce.services, person.uid))).toEqual([]);
      }
      const lines = await commerce.linesOf(person.uid);
      expect([scene, lines.map(({ amount }) => amount)]).toEqual([scene, isRefunded ? [150, -50] : [150]]);
      const mails = commerce.services.firestore.collection('outboundMessages');
      const written = await mails.where('uid', '==', person.uid).get();
      expect(written.docs.map((mail) => mail.get('purpose'))).toEqual(['credits-receipt']);
    }
  },
  60_000 + KILLS * 5_000,
);

test('the demo family buys nothing', async () => {
  const person = await makeSomebody(commerce.services);
  const input = { key: randomUUID(), pack: 'credits-50', language: 'en' } as const;
  await expect(person.call(creditsBuy, input, { demo: true })).rejects.toMatchObject({
    code: 'demo-account-read-only',
  });
});
