/** A ledger that somebody or something spoiled: what can be read is shown, what cannot is named, and it is added up again. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditsAdjust, creditsInspect, creditsRepair } from '#shared/callables/credits.ts';
import { checkPerson, collectPerson } from '../../../src/functions/invariants/index.ts';
import { type Commerce, startCommerce } from '../../support/commerce.ts';
import { asKeeper, FIRST, keepers, registerKeepers } from '../../support/legacy/keepers.ts';
import { makeSomebody, type Somebody } from '../../support/legacyPeople.ts';

let commerce: Commerce;
beforeAll(async () => {
  commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: keepers.join(',') });
  await registerKeepers(commerce.services);
});
afterAll(() => commerce.stop());

const adjust = ({ uid }: Somebody, amount: number, key: string = randomUUID()) =>
  asKeeper(commerce, FIRST, creditsAdjust, { uid, key, amount, reason: 'A gift of the house' });
const inspect = ({ email }: Somebody) => asKeeper(commerce, FIRST, creditsInspect, { email });
const repair = ({ uid }: Somebody, key: string = randomUUID()) =>
  asKeeper(commerce, FIRST, creditsRepair, { uid, key, reason: 'The disk lost a page' });
const documentOf = ({ uid }: Somebody, path: string) =>
  commerce.services.firestore.doc(`users/${uid}/${path}`);

test('a balance that cannot be read is shown as the sum of its lines, and is it again after a repair', async () => {
  const person = await makeSomebody(commerce.services);
  await adjust(person, 10);
  await adjust(person, 5);
  await documentOf(person, 'billing/credits').set({ balance: 'poem' });
  await expect(adjust(person, 1)).rejects.toThrow();
  const spoiled = { isAccountReadable: false, sum: 15, account: { balance: 15, lines: 2 } };
  expect(await inspect(person)).toMatchObject(spoiled);
  const key = randomUUID();
  expect(await repair(person, key)).toEqual({ balance: 15, lines: 3 });
  expect(await repair(person, key)).toEqual({ balance: 15, lines: 3 });
  const { isAccountReadable, lines } = await inspect(person);
  expect(isAccountReadable).toBe(true);
  expect(lines[0]).toMatchObject({ kind: 'repair', amount: 0, balance: 15, reason: 'The disk lost a page' });
  expect(checkPerson(await collectPerson(commerce.services, person.uid))).toEqual([]);
  expect(await adjust(person, 1)).toEqual({ balance: 16, lines: 4 });
  const acts = commerce.services.firestore.collection('administratorActs');
  const { docs } = await acts.where('act', '==', creditsRepair.name).get();
  expect(docs.map((act) => act.get('change'))).toEqual(['unreadable → 15 credits']);
});

test('a balance that is another than the sum of its lines is brought back to it', async () => {
  const person = await makeSomebody(commerce.services);
  await adjust(person, 10);
  await documentOf(person, 'billing/credits').set({ balance: 900, lines: 1 });
  expect(await inspect(person)).toMatchObject({ account: { balance: 900 }, sum: 10 });
  expect(await repair(person)).toEqual({ balance: 10, lines: 2 });
});

test('lines that cannot be read are named, and hide neither the others nor the balance', async () => {
  const person = await makeSomebody(commerce.services);
  for (const amount of [10, 5, 3]) await adjust(person, amount);
  const lines = await commerce.linesOf(person.uid);
  const [first, second] = lines.map(({ id }) => documentOf(person, `creditLines/${id}`));
  await first?.update({ amount: 'ten' });
  await second?.set({ amount: 5 });
  const lost = documentOf(person, 'creditLines/lost');
  await lost.set({ kind: 'grant', number: 9 });
  const inspected = await inspect(person);
  expect(inspected.lines.map(({ amount }) => amount)).toEqual([3]);
  expect(inspected).toMatchObject({
    unreadable: [lost.id, first?.id],
    unnumbered: 1,
    sum: 8,
    account: { balance: 18 },
  });
  // What the lost line had is granted by hand, after what is left was added up.
  expect(await repair(person)).toEqual({ balance: 8, lines: 10 });
  expect(await adjust(person, 10)).toMatchObject({ balance: 18 });
});

test('a ledger that is whole is not repaired, and none by who is no administrator', async () => {
  const person = await makeSomebody(commerce.services);
  await adjust(person, 10);
  await expect(repair(person)).rejects.toMatchObject({ code: 'conflict' });
  const input = { uid: person.uid, key: randomUUID(), reason: 'For myself' };
  await expect(person.call(creditsRepair, input)).rejects.toMatchObject({ code: 'admin-only' });
  await expect(asKeeper(commerce, FIRST, creditsRepair, { ...input, uid: 'nobody' })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('one key stands for one amount: another under it is refused, in either direction', async () => {
  const person = await makeSomebody(commerce.services);
  const key = randomUUID();
  await adjust(person, 10, key);
  for (const other of [20, -5]) {
    await expect(adjust(person, other, key)).rejects.toMatchObject({ code: 'conflict' });
  }
  expect(await adjust(person, 10, key)).toEqual({ balance: 10, lines: 1 });
  expect(await commerce.balanceOf(person.uid)).toBe(10);
});
