/** Settings: password, address, second step, sessions, each tried to the end. */
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accountEndSession, accountListSessions, accountNoteSession } from '#shared/callables/account.ts';
import { ask, refresh } from '../support/identity.ts';
import { waitForLink } from '../support/mailbox.ts';
import { signInPerson } from '../support/person.ts';
import { type Amaranth, expect, restarts, test } from './fixtures.ts';
import {
  type Credentials,
  finishOnboarding,
  newCredentials,
  signIn,
  signOut,
  signUp,
  waitForNextSecond,
} from './pages/account.ts';
import { loseAnswers } from './pages/lostAnswers.ts';

async function enterSettings(amaranth: Amaranth): Promise<Credentials> {
  const person = newCredentials();
  await signUp(amaranth, person);
  await finishOnboarding(amaranth.page);
  await amaranth.open('/settings');
  await expect(amaranth.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return person;
}

async function confirmItIsMe(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'First, confirm that it is you' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

test('a password is changed in place: the old one first, the checklist, and other sessions end', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const person = await enterSettings(amaranth);
  const { email, password } = person;
  const elsewhere = await ask(backend, 'signInWithPassword', { email, password });
  const refreshToken = String(elsewhere.body.refreshToken);

  await page.getByRole('button', { name: 'Change password' }).click();
  await confirmItIsMe(page, 'not-my-password-1');
  await expect(page.getByRole('alert')).toContainText('Mot de passe incorrect');
  await confirmItIsMe(page, person.password);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('New password').fill('rosemary-8');
  await dialog.getByLabel('Confirm password').fill('rosemary-9');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Passwords do not match');
  await dialog.getByLabel('Confirm password').fill('rosemary-8');
  await waitForNextSecond();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your password has changed.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  expect((await refresh(backend, refreshToken)).status).toBe(400);
});

test('a password whose change was never answered is found to have changed, at once or when it is saved again', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const { email, password } = await enterSettings(amaranth);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const changed = page.getByText('Your password has changed.');
  const statusWith = async (tried: string) =>
    (await ask(backend, 'signInWithPassword', { email, password: tried })).status;
  async function choose(current: string, next: string): Promise<void> {
    await page.getByRole('button', { name: 'Change password' }).click();
    await confirmItIsMe(page, current);
    await dialog.getByLabel('New password').fill(next);
    await dialog.getByLabel('Confirm password').fill(next);
    await waitForNextSecond();
    await loseAnswers(page, /accounts:update/);
  }
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();

  await choose(password, 'rosemary-8');
  // What never arrived changed nothing, and that is found out too.
  await page.route(/accounts:update/, (route) => route.abort('connectionreset'), { times: 1 });
  await save();
  await expect(dialog.getByRole('alert')).toHaveText('Connection error. Check your internet');
  await save();
  await expect(changed).toBeVisible();
  expect([await statusWith(password), await statusWith('rosemary-8')]).toEqual([400, 200]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await choose('rosemary-8', 'rosemary-9');
  await page.route(/accounts:signInWithPassword/, (route) => route.abort('connectionreset'), { times: 1 });
  await save();
  await expect(dialog.getByRole('alert')).toContainText('your password may have changed');
  await save();
  await expect(changed).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await statusWith('rosemary-9')).toBe(200);
});

test('an address moves only when the new one confirms it', async ({ amaranth, backend }) => {
  const { page, open } = amaranth;
  const person = await enterSettings(amaranth);
  const next = `new-${person.email}`;
  await page.getByRole('button', { name: 'Change address' }).click();
  await confirmItIsMe(page, person.password);
  const dialog = page.getByRole('dialog', { name: 'Change address' });
  await dialog.getByLabel('New e-mail address').fill(next);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We sent a link to ${next}.`)).toBeVisible();
  const link = new URL(await waitForLink(backend.server.dataFolder, next));
  await open(link.pathname + link.search);
  await expect(page.getByText('Your e-mail address has changed')).toBeVisible();
  await open('/settings');
  await signIn(page, { ...person, email: next });
  await expect(page.getByRole('main').getByText(next).first()).toBeVisible();
});

test('a second step is turned on with an app, asked for at sign-in, and a recovery code replaces a lost phone', {
  tag: restarts,
}, async ({ amaranth, backend }) => {
  test.setTimeout(180_000);
  const { page, open } = amaranth;
  const person = await enterSettings(amaranth);
  await expect(page.getByText('Confirm your e-mail address first')).toBeVisible();
  const link = new URL(await waitForLink(backend.server.dataFolder, person.email, /confirm/i));
  await open(link.pathname + link.search);
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();

  await open('/settings');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await confirmItIsMe(page, person.password);
  const scan = page.getByRole('dialog', { name: 'Scan with your authenticator app' });
  await expect(scan.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  const secret = Secret.fromBase32(((await scan.locator('code').textContent()) ?? '').replaceAll(/\s/g, ''));
  const codeNow = (step = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 });
  await scan.getByLabel('Code').fill('000000');
  await scan.getByRole('button', { name: 'Turn on' }).click();
  await expect(scan.getByRole('alert')).toBeVisible();
  await scan.getByLabel('Code').fill(codeNow());
  await scan.getByRole('button', { name: 'Turn on' }).click();
  const kept = page.getByRole('dialog', { name: 'Keep these recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  const recovery = (await kept.getByRole('listitem').first().textContent()) ?? '';
  await kept.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 codes are left.')).toBeVisible();

  const next = await amaranth.restart();
  await next.open('/dashboard');
  const modal = next.page.getByRole('dialog');
  await signIn(next.page, person);
  await modal.getByLabel('Code').fill('000000');
  await modal.getByRole('button', { name: 'Confirm' }).click();
  await expect(modal.getByRole('alert')).toBeVisible();
  // The code that enrolled the app is spent; the next one is within the tolerance.
  await modal.getByLabel('Code').fill(codeNow(1));
  await modal.getByRole('button', { name: 'Confirm' }).click();
  await expect(next.page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();
  await signOut(next.page);

  await next.open('/dashboard');
  await signIn(next.page, person);
  await modal.getByRole('button', { name: 'I lost my phone: use a recovery code' }).click();
  const recover = async (code: string) => {
    // Address and password were given on the way here.
    await expect(modal.getByLabel('E-mail')).toHaveCount(0);
    await expect(modal.getByLabel('Password', { exact: true })).toHaveCount(0);
    await modal.getByLabel('Recovery code').fill(code);
    await modal.getByRole('button', { name: 'Confirm' }).click();
  };
  await recover('aaaaaa-bbbbbb-ccccc');
  await expect(modal.getByRole('alert')).toHaveText(
    'That address, password and code do not belong together.',
  );
  await recover(recovery.toUpperCase());
  await expect(modal.getByText('The second step is off. Sign in with your password.')).toBeVisible();
  await signIn(next.page, person);
  await expect(next.page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();
  await waitForLink(backend.server.dataFolder, person.email, /recovery code/);
});

test('sessions are listed, and all of them end at once', async ({ amaranth }) => {
  const { page } = amaranth;
  await enterSettings(amaranth);
  await expect(page.getByText('(this device)')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
});

test('entering the password again ends the session that it went on from', async ({ amaranth, backend }) => {
  const { page } = amaranth;
  const signedUp = page
    .waitForResponse(/accounts:signUp/)
    .then((response) => response.json() as Promise<{ refreshToken: string }>);
  const person = await enterSettings(amaranth);
  const { refreshToken } = await signedUp;
  await waitForNextSecond();
  await page.getByRole('button', { name: 'Change address' }).click();
  await confirmItIsMe(page, person.password);
  await expect(page.getByRole('dialog', { name: 'Change address' })).toBeVisible();
  await expect.poll(async () => (await refresh(backend, refreshToken)).status).toBe(400);
  await page.reload();
  const list = page.getByRole('list').filter({ hasText: 'this device' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('one session is ended from the list, and a device that was ended says so', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const person = await enterSettings(amaranth);
  await waitForNextSecond();
  const phone = await signInPerson(backend.origin, person.email, person.password);
  await phone.call(accountNoteSession, { device: 'Safari on iPhone' });
  await waitForNextSecond();
  const script = await signInPerson(backend.origin, person.email, person.password);
  await page.reload();
  const list = page.getByRole('list').filter({ hasText: 'this device' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: 'Sign out A sign-in that says nothing of itself' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(script.call(accountListSessions, {})).rejects.toMatchObject({
    details: { code: 'session-ended' },
  });
  await script.leave();
  await list.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(page.getByText('Safari on iPhone has been signed out.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(phone.call(accountListSessions, {})).rejects.toMatchObject({
    details: { code: 'session-ended' },
  });
  await phone.leave();

  await waitForNextSecond();
  const tablet = await signInPerson(backend.origin, person.email, person.password);
  const { sessions } = await tablet.call(accountListSessions, {});
  const open = sessions.find(({ isThisOne }) => !isThisOne);
  await tablet.call(accountEndSession, { sessionId: open?.id ?? '' });
  // The open page learns it from the first thing that it asks for.
  await page.getByRole('link', { name: 'Albums' }).first().click();
  await expect(page.getByText('You were signed out from another device.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeHidden();
  await tablet.leave();
});
