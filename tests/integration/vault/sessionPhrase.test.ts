/** What is typed where a password is asked for is compared with the vault's phrase, on this device. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';
import { signUpPerson } from '../../support/person.ts';
import { openVaultPage, PHRASE, setUpVault, unlockVault } from '../../support/vault/session.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

test('the phrase is known in a page that never showed the vault, in the locked and in the open one', async () => {
  const person = await signUpPerson(backend.origin);
  await setUpVault(openVaultPage(person));
  const page = openVaultPage(person);
  for (const prepare of [async () => undefined, () => page.session.look(), () => unlockVault(page)]) {
    await prepare();
    const { kind } = page.session.snapshot();
    expect(await page.session.isPhrase(`  ${PHRASE} `), kind).toBe(true);
    expect(await page.session.isPhrase('lavender-7'), kind).toBe(false);
  }
  page.session.lock('chosen');
  await person.leave();
});

test('a phrase that another device chose is known at once, and opens nothing here', async () => {
  const person = await signUpPerson(backend.origin);
  const elsewhere = openVaultPage(person);
  await setUpVault(elsewhere);
  const page = openVaultPage(person);
  await page.session.look();
  await elsewhere.session.changePassphrase(
    { way: 'passphrase', phrase: PHRASE },
    'a newer phrase than before',
  );
  expect(await page.session.isPhrase('a newer phrase than before')).toBe(true);
  expect(page.session.snapshot().kind).toBe('locked');
  expect(page.workers.every(({ isEnded }) => isEnded)).toBe(true);
  elsewhere.session.lock('chosen');
  await person.leave();
});

test('without a vault nothing is its phrase, and without an answer nobody says that it is not', async () => {
  const person = await signUpPerson(backend.origin);
  expect(await openVaultPage(person).session.isPhrase(PHRASE)).toBe(false);
  const readVaults = () => Promise.reject(new TypeError('fetch failed'));
  const cutOff = openVaultPage(person, { changeServer: (server) => ({ ...server, readVaults }) });
  await expect(cutOff.session.isPhrase(PHRASE)).rejects.toThrow('unreachable');
  await person.leave();
});
