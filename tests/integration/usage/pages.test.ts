/** "Count which pages are used, without my name": what the switch in Settings promises. */
import { doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usageCountPages, usageReadPages } from '#shared/callables/usage.ts';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';

/** Not the machine's: midnight would fall between two questions. */
const today = '2026-03-14';
let backend: Backend;
let agreeing: Person;
let refusing: Person;

beforeAll(async () => {
  backend = await startBackend({ clock: movableClock(Date.parse(`${today}T12:00:00Z`)) });
  agreeing = await signUpPerson(backend.origin);
  refusing = await signUpPerson(backend.origin);
  await updateDoc(doc(refusing.firestore, 'users', refusing.uid), {
    'settings.privacy.analyticsEnabled': false,
  });
});
afterAll(async () => {
  await agreeing.leave();
  await refusing.leave();
  await backend.stop();
});

async function storedDays() {
  const { services } = await backend.server.businessLogic();
  return (await services.firestore.collection('usage_days').get()).docs.map((day) => ({
    id: day.id,
    fields: day.data(),
  }));
}

test('pages of somebody who agreed are numbers by day, and nothing that leads to a person', async () => {
  const answers = [
    await agreeing.call(usageCountPages, { pages: { albums: 2, dashboard: 1 } }),
    await agreeing.call(usageCountPages, { pages: { albums: 1 } }),
  ];
  expect(answers).toEqual([{ counted: true }, { counted: true }]);
  expect(await storedDays()).toEqual([{ id: today, fields: { pages: { albums: 3, dashboard: 1 } } }]);
});

test('somebody who does not want to be counted is not, whatever their device sends', async () => {
  const before = await storedDays();
  await expect(refusing.call(usageCountPages, { pages: { settings: 5 } })).resolves.toEqual({
    counted: false,
  });
  expect(await storedDays()).toEqual(before);
});

test('an address is no page, and nobody but an administrator reads the numbers', async () => {
  const addresses: object = { '/albums/our-secret-album': 1 };
  await expect(agreeing.call(usageCountPages, { pages: addresses })).rejects.toMatchObject({
    code: 'functions/invalid-argument',
  });
  await expect(agreeing.call(usageReadPages, {})).rejects.toMatchObject({ details: { code: 'admin-only' } });
  await expect(getDoc(doc(agreeing.firestore, 'usage_days', today))).rejects.toMatchObject({
    code: 'permission-denied',
  });
});
