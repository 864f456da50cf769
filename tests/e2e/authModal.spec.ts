/** SPEC §2, §4, §5, §8: the auth modal, its texts and where it leads. */
import { waitForLink } from '../support/mailbox.ts';
import { expect, restarts, test } from './fixtures.ts';
import { finishOnboarding, newCredentials, newMember, signIn, signUp } from './pages/account.ts';

test('sign-up fields are name (optional), email, password and confirmPassword, with a live checklist', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/dashboard');
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Create account' }).click();
  for (const name of ['name', 'email', 'password', 'confirmPassword']) {
    await expect(modal.locator(`input[name="${name}"]`)).toBeVisible();
  }
  const requirement = (text: string) => modal.getByRole('listitem').filter({ hasText: text });
  await modal.getByLabel('Password', { exact: true }).fill('abc');
  await expect(requirement('one letter')).toContainText('done');
  await expect(requirement('at least 6 characters')).toContainText('missing');
  await expect(requirement('one number')).toContainText('missing');
  await modal.getByLabel('Password', { exact: true }).fill('abcde7');
  for (const text of ['at least 6 characters', 'one letter', 'one number'])
    await expect(requirement(text)).toContainText('done');
});

test('a password without a digit is refused in the words of the specification', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/dashboard');
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Create account' }).click();
  await modal.getByLabel('E-mail').fill('rose@example.org');
  await modal.getByLabel('Password', { exact: true }).fill('lavender');
  await modal.getByLabel('Confirm password').fill('lavender');
  await modal.getByRole('button', { name: 'Create account' }).click();
  await expect(modal.getByRole('alert')).toHaveText(
    'Password must contain at least 6 characters, one letter and one number',
  );
});

test('switching mode clears the error and the form', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/dashboard');
  const modal = page.getByRole('dialog');
  await signIn(page, { name: '', email: 'nobody@example.org', password: 'whatever-1' });
  await expect(modal.getByRole('alert')).toBeVisible();
  await modal.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(modal.getByRole('alert')).toHaveCount(0);
  await expect(modal.getByLabel('E-mail')).toHaveValue('');
  await modal.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(modal.getByLabel('E-mail')).toHaveValue('');
  await expect(modal.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a late answer of a sign-in that was left is not said in another mode', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/dashboard');
  const modal = page.getByRole('dialog');
  const answer = Promise.withResolvers<void>();
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    await answer.promise;
    await route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'INVALID_PASSWORD', errors: [{ message: 'INVALID_PASSWORD' }] } },
    });
  });
  await signIn(page, { name: '', email: 'rose@example.org', password: 'whatever-1' });
  await modal.getByRole('button', { name: 'Create account' }).click();
  const answered = page.waitForResponse('**/accounts:signInWithPassword*');
  answer.resolve();
  await (await answered).finished();
  // What would be said of it is loaded and drawn by the time that a failure of the form itself is.
  await modal.getByLabel('E-mail').fill('rose@example.org');
  await expect(modal.getByRole('alert')).toHaveCount(0);
  await modal.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(modal.getByRole('button', { name: 'Forgot your password?' })).toBeVisible();
  await expect(modal.getByRole('alert')).toHaveCount(0);
});

test('reset success returns to signin and says so; the mailed link sets a new password once', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const person = newCredentials();
  await (await newMember(amaranth, person)).leave();
  await open('/dashboard');
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Forgot your password?' }).click();
  await modal.getByLabel('E-mail').fill(person.email);
  await modal.getByRole('button', { name: 'Send the link' }).click();
  await expect(modal.getByText('Password reset email sent! Check your mailbox.')).toBeVisible();
  await expect(modal.getByLabel('Password', { exact: true })).toBeVisible();

  const link = new URL(await waitForLink(backend.server.dataFolder, person.email, /password/i));
  await open(link.pathname + link.search);
  await page.getByLabel('New password').fill('rosemary-8');
  await page.getByLabel('Confirm password').fill('rosemary-8');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password has changed')).toBeVisible();
  await open(link.pathname + link.search);
  await expect(page.getByText('This link is no longer valid')).toBeVisible();

  await open('/dashboard');
  await signIn(page, person);
  await expect(modal.getByRole('alert')).toContainText('Mot de passe incorrect');
  await signIn(page, { ...person, password: 'rosemary-8' });
  await expect(page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();
});

test('an address in use is refused in French, as the catalogue has it', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const person = newCredentials();
  await (await newMember(amaranth, person)).leave();
  await open('/signin');
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Create account' }).click();
  await modal.getByLabel('E-mail').fill(person.email);
  await modal.getByLabel('Password', { exact: true }).fill('lavender-7');
  await modal.getByLabel('Confirm password').fill('lavender-7');
  await modal.getByRole('button', { name: 'Create account' }).click();
  await expect(modal.getByRole('alert')).toContainText('Cette adresse email est déjà utilisée');
});

test('a lost network and an unknown failure are told in the catalogue’s words', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/dashboard');
  const alert = page.getByRole('dialog').getByRole('alert');
  await page.route('**/accounts:signInWithPassword*', (route) => route.abort('connectionfailed'));
  await signIn(page, { name: '', email: 'rose@example.org', password: 'whatever-1' });
  await expect(alert).toHaveText('Connection error. Check your internet');
  await page.unroute('**/accounts:signInWithPassword*');
  const refuse = (message: string, status = 400) =>
    page.route('**/accounts:signInWithPassword*', (route) =>
      route.fulfill({ status, json: { error: { code: status, message, errors: [{ message }] } } }),
    );
  for (const [code, text] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Trop de tentatives. Réessayez plus tard'],
    ['INVALID_EMAIL', 'Adresse email invalide'],
    ['EMAIL_NOT_FOUND', 'No account found with this email address'],
    ['INVALID_PASSWORD', 'Mot de passe incorrect'],
    ['WEAK_PASSWORD : too short', 'Password must contain at least 6 characters'],
  ] as const) {
    await refuse(code);
    await signIn(page, { name: '', email: 'rose@example.org', password: 'whatever-1' });
    await expect(alert).toContainText(text);
    await page.unroute('**/accounts:signInWithPassword*');
  }
});

test('sign-in success leads to onboarding when it is not completed, and to the page when it is', {
  tag: restarts,
}, async ({ amaranth }) => {
  const person = newCredentials();
  await signUp(amaranth, person);
  const next = await amaranth.restart();
  await next.open('/dashboard');
  await signIn(next.page, person);
  await expect(next.page).toHaveURL(/\/onboarding$/);
  await finishOnboarding(next.page);
  const third = await next.restart();
  await third.open('/albums');
  await signIn(third.page, person);
  await expect(third.page.getByRole('heading', { level: 1, name: 'Albums' })).toBeVisible();
  await expect(third.page).toHaveURL(/\/albums$/);
});
