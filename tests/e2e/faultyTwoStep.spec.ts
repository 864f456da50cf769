/** Two-step sign-in is turned on over a line that loses answers: nobody ends without a way in. */
import type { Page } from '@playwright/test';
import { sendEmailVerification } from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { ask } from '../support/identity.ts';
import { waitForLink } from '../support/mailbox.ts';
import { type Amaranth, type Backend, expect, test } from './fixtures.ts';
import { type Credentials, newCredentials, newMember, signIn } from './pages/account.ts';
import { loseAnswers } from './pages/lostAnswers.ts';

/** A member whose address is confirmed, in Settings. */
async function enterSettings(amaranth: Amaranth, backend: Backend): Promise<Credentials> {
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  const { currentUser } = person.auth;
  if (!currentUser) throw new Error('Nobody is signed in.');
  await sendEmailVerification(currentUser);
  const link = new URL(await waitForLink(backend.server.dataFolder, credentials.email, /confirm/i));
  await ask(backend, 'update', { oobCode: link.searchParams.get('oobCode') });
  await person.leave();
  await amaranth.open('/settings');
  await signIn(amaranth.page, credentials);
  await expect(amaranth.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return credentials;
}

async function confirmPassword(page: Page, { password }: Credentials): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'First, confirm that it is you' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

const scanDialog = (page: Page) => page.getByRole('dialog', { name: 'Scan with your authenticator app' });

/** Up to the first code. Gives what the app shows now, and what it shows next. */
async function scan(page: Page, person: Credentials): Promise<{ now: () => string; next: () => string }> {
  await page.getByRole('button', { name: 'Turn on' }).click();
  await confirmPassword(page, person);
  const key = (await scanDialog(page).locator('code').textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) });
  const codeIn = (milliseconds: number) => app.generate({ timestamp: Date.now() + milliseconds });
  return { now: () => codeIn(0), next: () => codeIn(30_000) };
}

async function enter(page: Page, code: string): Promise<void> {
  await scanDialog(page).getByLabel('Code').fill(code);
  await scanDialog(page).getByRole('button', { name: 'Turn on' }).click();
}

async function keepCodes(page: Page): Promise<void> {
  const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
}

test('two-step sign-in that was turned on without an answer says so, and leads to the recovery codes', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const code = await scan(page, await enterSettings(amaranth, backend));
  await loseAnswers(page, /mfaEnrollment:finalize/);
  await enter(page, code.now());
  await expect(scanDialog(page).getByRole('alert')).toContainText('Two-step sign-in is on');
  await enter(page, code.next());
  await keepCodes(page);
  await page.reload();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
});

test('two-step sign-in stands where only the account could not be read after it', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const code = await scan(page, await enterSettings(amaranth, backend));
  await page.route(/mfaEnrollment:finalize/, async (route) => {
    await page.route(/accounts:lookup/, (lookup) => lookup.abort('connectionreset'), { times: 2 });
    await route.fallback();
  });
  await enter(page, code.now());
  await keepCodes(page);
});

test('recovery codes that never arrived are said to be missing until new ones are kept', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const person = await enterSettings(amaranth, backend);
  const code = await scan(page, person);
  await loseAnswers(page, /account-createRecoveryCodes/, 2);
  await enter(page, code.now());
  const missing = page.getByText('you may never have seen them');
  await expect(missing).toBeVisible();
  await page.reload();
  await expect(missing).toBeVisible();
  await expect(page.getByText('codes are left')).toBeHidden();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await confirmPassword(page, person);
  const dialog = page.getByRole('dialog', { name: 'First, confirm that it is you' });
  await dialog.getByLabel('Code').fill(code.next());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await keepCodes(page);
  await expect(missing).toBeHidden();
});
