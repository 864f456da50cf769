/** Signing in and staying in (SPEC §4): where one lands, and what does not end a session. */
import { expect, test } from './fixtures.ts';
import {
  comeBack,
  finishOnboarding,
  newCredentials,
  newMember,
  signIn,
  signOut,
  signUp,
} from './pages/account.ts';

const PROFILE = /\/documents\/users\/|documents:batchGet/;

for (const path of ['/signin', '/onboarding']) {
  test(`a finished member who signs in at ${path} lands on the dashboard`, async ({ amaranth }) => {
    const { page, open } = amaranth;
    const credentials = newCredentials();
    await (await newMember(amaranth, credentials)).leave();
    await open(path);
    await signIn(page, credentials);
    await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();
    // The check of the onboarding comes 500 ms after the sign-in; it leads nowhere else.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Albums' }).first().click();
    await expect(page).toHaveURL(/\/albums$/);
  });
}

test('a reload while the profile is being read signs nobody out', async ({ amaranth }) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  let held = 0;
  await page.route(PROFILE, async (route) => {
    held += 1;
    if (held > 1) return route.continue();
    // Never answered: the reload breaks it off.
  });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();
});

test('a profile that cannot be read at first is read again', async ({ amaranth }) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  let refused = 0;
  await page.route(PROFILE, (route) => {
    if (refused >= 1) return route.continue();
    refused += 1;
    return route.fulfill({ status: 503, body: 'Restarting' });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();
  expect(refused).toBe(1);
});

test('the identity service is told the language, so that its mails are in it', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/');
  await page.getByRole('link', { name: 'Français' }).click();
  const request = page.waitForRequest(/accounts:sendOobCode/);
  await open('/signin');
  await page.getByRole('button', { name: /oublié/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('rose@example.org');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Envoyer/ })
    .click();
  expect((await request).headers()['x-firebase-locale']).toBe('fr');
});

test('a language chosen before signing up is the new member’s, here and on their next device', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  const { name, email, password } = newCredentials();
  await open('/');
  await page.getByRole('link', { name: 'Français' }).click();
  await open('/signin');
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await page.getByLabel('Nom').fill(name);
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmez le mot de passe').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Créer le compte' }).click();
  await expect(page.getByRole('heading', { name: /Rose/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.reload();
  await expect(page.getByRole('heading', { name: /Rose/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('where a sign-in leads is found out 500 ms after it', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const credentials = newCredentials();
  await signUp(amaranth, credentials);
  await finishOnboarding(page);
  await signOut(page);
  await page.clock.install();
  await open('/auth');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const noted = page.waitForResponse(/account-noteSession/);
  await page.getByLabel('E-mail').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await noted;
  await page.clock.runFor(499);
  await expect(page).toHaveURL(/\/auth$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a password that the operator’s policy refuses adds the policy’s lines to the checklist', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await page.route('**/v1/accounts:signUp*', (route) => {
    const message = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [...]';
    return route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } });
  });
  await page.route('**/v2/passwordPolicy*', (route) =>
    route.fulfill({
      json: {
        customStrengthOptions: { minPasswordLength: 12, containsUppercaseCharacter: true },
        allowedNonAlphanumericCharacters: ['-'],
        schemaVersion: 1,
        enforcementState: 'ENFORCE',
      },
    }),
  );
  await open('/signin');
  await page.getByRole('button', { name: 'Create account' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('E-mail').fill('rose@example.org');
  await modal.getByLabel('Password', { exact: true }).fill('lavender-7');
  await modal.getByLabel('Confirm password').fill('lavender-7');
  await modal.getByRole('button', { name: 'Create account' }).click();
  await expect(modal.getByRole('alert')).toHaveText(
    'This password does not meet every requirement in the list yet.',
  );
  const requirement = (text: string) => modal.getByRole('listitem').filter({ hasText: text });
  await expect(requirement('at least 12 characters')).toContainText('missing');
  await expect(requirement('one capital letter')).toContainText('missing');
  await modal.getByLabel('Password', { exact: true }).fill('Lavender-season-7');
  await expect(requirement('at least 12 characters')).toContainText('done');
  await expect(requirement('one capital letter')).toContainText('done');
});

test('who reads the terms on the way comes back to what they typed, but for the password', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/dashboard');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByLabel('Name').fill('Jeanne Morel');
  await dialog.getByLabel('E-mail').fill('jeanne@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('lavender-7');
  await dialog.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms of Service');
  await page.goBack();
  await expect(dialog.getByLabel('Name')).toHaveValue('Jeanne Morel');
  await expect(dialog.getByLabel('E-mail')).toHaveValue('jeanne@example.org');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  // Choosing another form clears it, as always.
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
});
