/** One session for the open tabs of a browser (SPEC §4): handed to those that open, ended in all, gone with the browser. */
import type { Page } from '@playwright/test';
import { applyActionCode, sendEmailVerification, verifyBeforeUpdateEmail } from 'firebase/auth';
import { waitForLink } from '../support/mailbox.ts';
import { signInPerson } from '../support/person.ts';
import { type Amaranth, type Backend, expect, restarts, test } from './fixtures.ts';
import {
  askForDeletion,
  type Credentials,
  comeBack,
  newCredentials,
  signIn,
  signOut,
  signUp,
} from './pages/account.ts';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ });

/** Every request for new tokens of this browser. */
function countRenewals({ page }: Amaranth): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.url().includes('/v1/token')) count += 1;
  });
  return () => count;
}

/** A tab of its own, as one opens it by a bookmark. Notes whether it ever asked to sign in. */
async function openTab(
  { page }: Amaranth,
  path: string,
): Promise<{ tab: Page; asked: () => Promise<boolean> }> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=dialog]')) Reflect.set(window, 'wasAskedToSignIn', true);
    }).observe(document, { subtree: true, childList: true });
  });
  await tab.goto(new URL(path, page.url()).href);
  return { tab, asked: () => tab.evaluate(() => Reflect.has(window, 'wasAskedToSignIn')) };
}

test('a tab that opens is signed in without asking, also after the first one was closed', {
  tag: restarts,
}, async ({ amaranth }) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  const second = await openTab(amaranth, '/dashboard');
  await expect(dashboard(second.tab)).toBeVisible();
  expect(await second.asked()).toBe(false);
  await page.close();
  const third = await openTab({ ...amaranth, page: second.tab }, '/albums');
  await expect(third.tab.getByRole('heading', { level: 1, name: 'Albums' })).toBeVisible();
  expect(await third.asked()).toBe(false);
  // One sign-in, however many tabs.
  await third.tab.goto(new URL('/settings', third.tab.url()).href);
  await expect(third.tab.getByText('(this device)')).toHaveCount(1);
  // Nothing of the session outlives the browser.
  const kept = await third.tab.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain('firebase:authUser');
  expect(kept).not.toContain('refreshToken');

  const next = await amaranth.restart();
  await next.open('/dashboard');
  await expect(next.page.getByRole('dialog')).toBeVisible();
});

test('a tab that was closed before the sign-out and is opened again is signed out', async ({ amaranth }) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  // What a browser keeps of a tab it closed.
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  expect(Object.keys(kept)).toContainEqual(expect.stringContaining('firebase:authUser'));
  await signOut(page);
  const again = await page.context().newPage();
  await again.addInitScript((entries) => Object.assign(sessionStorage, entries), kept);
  await again.goto(new URL('/dashboard', page.url()).href);
  await expect(again.getByRole('dialog')).toBeVisible();
  await expect(dashboard(again)).toBeHidden();
});

test('signing in in one tab signs in those that stand signed out; signing out signs out all', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  const person = newCredentials();
  await comeBack(amaranth, person);
  await signOut(page);

  await open('/dashboard');
  await expect(page.getByRole('dialog')).toBeVisible();
  const { tab: landing } = await openTab(amaranth, '/');
  await expect(landing.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const { tab: entrance } = await openTab(amaranth, '/auth');
  await expect(entrance.getByLabel('E-mail')).toBeVisible();

  await signIn(page, person);
  await expect(dashboard(page)).toBeVisible();
  await expect(landing.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(dashboard(entrance)).toBeVisible();

  await signOut(entrance);
  await expect(page.getByRole('dialog')).toContainText('You signed out in another window.');
  await expect(landing.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a new member’s other tabs follow once the account is whole', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/');
  const { tab: waiting } = await openTab(amaranth, '/dashboard');
  await expect(waiting.getByRole('dialog')).toBeVisible();
  await signUp(amaranth, newCredentials());
  await expect(waiting.getByRole('heading', { name: /Welcome, Rose/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Welcome, Rose/ })).toBeVisible();
});

test('another person who signs in in another tab takes nobody’s place', async ({ amaranth }) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  const deaf = await page.context().newPage();
  // As a tab that slept while the first one was signed in: it is told nothing, and what it says is heard.
  await deaf.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
  });
  const paul = { ...newCredentials(), name: 'Paul Petit' };
  await deaf.goto(new URL('/signin', page.url()).href);
  await deaf.getByRole('button', { name: 'Create account' }).click();
  await deaf.getByLabel('Name').fill(paul.name);
  await deaf.getByLabel('E-mail').fill(paul.email);
  await deaf.getByLabel('Password', { exact: true }).fill(paul.password);
  await deaf.getByLabel('Confirm password').fill(paul.password);
  await deaf.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
  await expect(deaf.getByRole('heading', { name: /Welcome, Paul/ })).toBeVisible();
  await expect(dashboard(page)).toBeVisible();
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
});

test('tabs renew their tokens together: one of them asks, and the session goes on in all', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await page.clock.install();
  await comeBack(amaranth);
  const { tab } = await openTab(amaranth, '/albums');
  await expect(tab.getByRole('heading', { level: 1, name: 'Albums' })).toBeVisible();
  const renewals = countRenewals(amaranth);
  const tokens = (of: Page) =>
    of.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('firebase:authUser:'));
      return key ? JSON.parse(sessionStorage.getItem(key) ?? '{}').stsTokenManager.refreshToken : null;
    });
  const before = await tokens(page);
  expect(await tokens(tab)).toBe(before);
  await page.clock.fastForward('55:01');
  await expect.poll(() => tokens(page)).not.toBe(before);
  await expect.poll(() => tokens(tab)).toBe(await tokens(page));
  expect(renewals()).toBe(1);
});

/** The same person on another device. */
async function onOtherDevice({ serverOrigin }: Amaranth, { email, password }: Credentials) {
  const person = await signInPerson(serverOrigin, email, password);
  const user = person.auth.currentUser;
  if (!user) throw new Error('Nobody is signed in.');
  return { person, user };
}

async function mailedLink({ server }: Backend, email: string, subject: RegExp): Promise<URL> {
  return new URL(await waitForLink(server.dataFolder, email, subject));
}

/** Somebody who is signed in here, and was mailed the link that confirms the address by another device. */
async function comeBackUnconfirmed(amaranth: Amaranth, backend: Backend) {
  const credentials = newCredentials();
  await comeBack(amaranth, credentials);
  const { person, user } = await onOtherDevice(amaranth, credentials);
  await sendEmailVerification(user);
  const link = () => mailedLink(backend, credentials.email, /confirm/i);
  return { person, link };
}

async function confirmElsewhere({ person, link }: Awaited<ReturnType<typeof comeBackUnconfirmed>>) {
  await applyActionCode(person.auth, (await link()).searchParams.get('oobCode') ?? '');
  await person.leave();
}

const askedToConfirm = (page: Page) => page.getByText('Confirm your address', { exact: true });

test('an address confirmed in one tab is confirmed in all, which no longer ask for it', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const { person, link } = await comeBackUnconfirmed(amaranth, backend);
  await expect(askedToConfirm(page)).toBeVisible();
  await person.leave();
  const { pathname, search } = await link();
  const { tab } = await openTab(amaranth, pathname + search);
  await expect(tab.getByText('Your e-mail address is confirmed')).toBeVisible();
  await expect(askedToConfirm(page)).toBeHidden();
});

test('an address confirmed in another browser is found confirmed when the page comes to the front', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const unconfirmed = await comeBackUnconfirmed(amaranth, backend);
  await expect(askedToConfirm(page)).toBeVisible();
  await confirmElsewhere(unconfirmed);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(askedToConfirm(page)).toBeHidden();
});

test('a confirmed person who asks for the mail again gets none', async ({ amaranth, backend }) => {
  const { page } = amaranth;
  const unconfirmed = await comeBackUnconfirmed(amaranth, backend);
  const mailed = await unconfirmed.link();
  await confirmElsewhere(unconfirmed);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(askedToConfirm(page)).toBeHidden();
  expect((await unconfirmed.link()).href).toBe(mailed.href);
});

test('an address changed in one tab is said in all, which ask to sign in with the new one', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  await comeBack(amaranth, credentials);
  const { person, user } = await onOtherDevice(amaranth, credentials);
  const next = `next-${credentials.email}`;
  await verifyBeforeUpdateEmail(user, next);
  await person.leave();
  const link = await mailedLink(backend, next, /./);
  const { tab } = await openTab(amaranth, link.pathname + link.search);
  await expect(tab.getByText('Your e-mail address has changed')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('The e-mail address of your account was changed.');
});

test('a deletion asked for in one tab is announced in all, and so is that it was taken back', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  await comeBack(amaranth, credentials);
  const { tab } = await openTab(amaranth, '/settings');
  await askForDeletion(tab, credentials);
  const announced = page.getByText(/Your account will be erased on/);
  await expect(announced).toBeVisible();
  await tab.getByRole('button', { name: 'Keep my account' }).click();
  await expect(announced).toBeHidden();
});
