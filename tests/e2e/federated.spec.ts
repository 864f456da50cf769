/** SPEC §2, §7, §9: signing in through a provider, in its 500 × 600 window, and everything that can go wrong there. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, inEveryShell, test } from './fixtures.ts';
import { newCredentials, newMember, signIn, signOut, walkToBeginning } from './pages/account.ts';
import { proveAddress } from './pages/provider.ts';
import { choosePhrase, expectStep, readRecoveryKey, typeGroupsBack, vaultPhrase } from './pages/vault.ts';

const button = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Continue with a code by e-mail' });

/** Presses the button and gives the provider's window, in whichever context the shell opens it. */
async function openProvider(page: Page): Promise<Page> {
  const contexts = page.context().browser()?.contexts() ?? [page.context()];
  const before = new Set(contexts.flatMap((context) => context.pages()));
  await button(page).click();
  const find = (): Page | undefined => {
    const open: BrowserContext[] = page.context().browser()?.contexts() ?? [page.context()];
    return open.flatMap((context) => context.pages()).find((candidate) => !before.has(candidate));
  };
  await expect.poll(() => find() !== undefined).toBe(true);
  const provider = find();
  if (!provider) throw new Error('No window was opened.');
  await expect(provider.getByRole('heading', { name: 'Sign in with your e-mail address' })).toBeVisible();
  return provider;
}

test('a new person comes in through the provider’s window, and is led to onboarding', {
  tag: inEveryShell,
}, async ({ amaranth, backend }) => {
  const { page, open } = amaranth;
  const { email } = newCredentials();
  await open('/dashboard');
  const provider = await openProvider(page);
  await proveAddress(provider, backend.server.dataFolder, email);
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect.poll(() => provider.isClosed()).toBe(true);
});

test('closing the provider’s window says so, and the form is still there', { tag: inEveryShell }, async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/dashboard');
  const provider = await openProvider(page);
  await provider.close();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'The sign-in window was closed before the sign-in was finished.',
  );
  await expect(button(page)).toBeEnabled();
});

test('who has no password proves themselves where they sign in, and nobody else can', {
  tag: inEveryShell,
}, async ({ amaranth, backend }) => {
  const { page, open } = amaranth;
  const [rose, stranger] = [newCredentials().email, newCredentials().email];
  await open('/dashboard');
  await proveAddress(await openProvider(page), backend.server.dataFolder, rose);
  await walkToBeginning(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await open('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await proveAddress(await openProvider(page), backend.server.dataFolder, stranger);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'That opens another account. Choose the one that you are signed in with here.',
  );
  await proveAddress(await openProvider(page), backend.server.dataFolder, rose);
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
});

test('who has no password proves themselves there before their vault is saved as a readable copy', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const { email } = newCredentials();
  await open('/dashboard');
  await proveAddress(await openProvider(page), backend.server.dataFolder, email);
  await walkToBeginning(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await open('/personal-vault');
  await choosePhrase(page, vaultPhrase);
  await expectStep(page, 'recoveryKey');
  const groups = await readRecoveryKey(page);
  await page.getByRole('button', { name: 'I have it on paper' }).click();
  await typeGroupsBack(page, groups);
  await page.getByRole('button', { name: 'Set up the vault' }).click();
  await page.getByRole('link', { name: 'Take out', exact: true }).click();
  await page.getByRole('button', { name: 'Save a readable copy…' }).click();
  const warning = page.getByRole('dialog', { name: 'A copy that anybody can read' });
  await warning.getByText('I know that whoever finds it').click();
  await warning.getByLabel('Your vault phrase, once more').fill(vaultPhrase);
  await warning.getByRole('button', { name: 'Go on' }).click();
  await proveAddress(await openProvider(page), backend.server.dataFolder, email);
  await expect(page.getByText('You may save the readable copy now.')).toBeVisible();
});

test('a blocked window says so', async ({ amaranth, shell }) => {
  test.skip(shell !== 'web', 'The desktop shell opens its window itself.');
  const { page, open } = amaranth;
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open('/dashboard');
  await button(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Your browser blocked the sign-in window.',
  );
});

test('an address that has an account is not taken over: the password links the provider to it', async ({
  amaranth,
  backend,
}) => {
  const person = newCredentials();
  await (await newMember(amaranth, person)).leave();
  const { page, open } = amaranth;
  await open('/dashboard');
  await proveAddress(await openProvider(page), backend.server.dataFolder, person.email);
  const modal = page.getByRole('dialog');
  await expect(modal.getByText(/You already have an account with this e-mail address/)).toBeVisible();
  await expect(modal.getByLabel('E-mail')).toHaveValue(person.email);
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();

  await signOut(page);
  await open('/dashboard');
  // What proved the address the last time is spent: a code comes by mail again.
  await proveAddress(await openProvider(page), backend.server.dataFolder, person.email);
  await expect(page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();
});

test('who comes in another way meanwhile stays who they are: the provider’s window goes', {
  tag: inEveryShell,
}, async ({ amaranth }) => {
  const person = newCredentials();
  await (await newMember(amaranth, person)).leave();
  const { page, open } = amaranth;
  await open('/dashboard');
  const provider = await openProvider(page);
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();
  await expect.poll(() => provider.isClosed()).toBe(true);
});
