/**
 * What the operating system's own keychain holds of somebody, from sign-in to sign-out. `npm test` gives these tests a private
 * D-Bus session with an empty gnome-keyring; a keychain of the person's own is never touched.
 */
import keytar from 'keytar';
import { KEYCHAIN_SERVICE, keychainAccount } from '../../src/main/keychain/keychain.ts';
import { type Amaranth, expect, isSessionKept, restarts, test } from './fixtures.ts';
import { enter, newCredentials, newMember, signOut } from './pages/account.ts';

test.skip(
  process.env.AMARANTH_TEST_KEYRING !== '1',
  'No keyring of the tests’ own is running (`npm test` starts one where it can).',
);

/** The session's entry of this profile, as the Secret Service has it. */
const readEntry = ({ userDataFolder = '' }: Amaranth) =>
  keytar.getPassword(KEYCHAIN_SERVICE, keychainAccount(userDataFolder));

/** Ends on the dashboard. */
async function enterAsMember(amaranth: Amaranth) {
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  await enter(amaranth, person, credentials, '/dashboard');
  await expect(amaranth.page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();
  return person;
}

test('the session is in the keychain, outlives a restart, and is gone from there after signing out', {
  tag: restarts,
}, async ({ amaranth, shell }) => {
  expect(isSessionKept(shell)).toBe(true);
  expect(await readEntry(amaranth)).toBeNull();
  await (await enterAsMember(amaranth)).leave();
  expect(await readEntry(amaranth)).toContain('refreshToken');

  const next = await amaranth.restart();
  await next.open('/dashboard');
  await expect(next.page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();

  await signOut(next.page);
  await expect.poll(() => readEntry(next)).toBeNull();
  const last = await next.restart();
  await last.open('/dashboard');
  await expect(last.page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('an account that was erased leaves nothing in the keychain', { tag: restarts }, async ({ amaranth }) => {
  const person = await enterAsMember(amaranth);
  expect(await readEntry(amaranth)).not.toBeNull();
  await person.auth.currentUser?.delete();
  const next = await amaranth.restart();
  await next.open('/dashboard');
  await expect(next.page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect.poll(() => readEntry(next)).toBeNull();
  await person.leave();
});
