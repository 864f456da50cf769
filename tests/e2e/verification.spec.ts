/** SPEC §2, §5: where mailed links lead, with every outcome. */
import { sendEmailVerification } from 'firebase/auth';
import { waitForLink } from '../support/mailbox.ts';
import { signUpPerson } from '../support/person.ts';
import { expect, test } from './fixtures.ts';
import { newCredentials, signUp } from './pages/account.ts';

const paths = ['/auth/verify-email', '/verify-email', '/auth/verify', '/verify-waitlist'];

test('the mailed link confirms the address once, on whichever verification route', async ({
  amaranth,
  backend,
}) => {
  const person = newCredentials();
  const { page, open } = amaranth;
  await signUp(amaranth, person);
  const link = new URL(await waitForLink(backend.server.dataFolder, person.email, /confirm/i));
  await open(`/verify-email${link.search}`);
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
  await page.reload();
  for (const path of paths) {
    await open(path + link.search);
    await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
    await expect(page.getByText('There is nothing left to do')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the e-mail again' })).toHaveCount(0);
  }
});

test('the mailed link opened again by nobody in particular is no longer valid', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const credentials = newCredentials();
  const person = await signUpPerson(amaranth.serverOrigin, { person: credentials });
  if (person.auth.currentUser) await sendEmailVerification(person.auth.currentUser);
  await person.leave();
  const link = new URL(await waitForLink(backend.server.dataFolder, credentials.email, /confirm/i));
  await open(link.pathname + link.search);
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
  await page.reload();
  for (const path of paths) {
    await open(path + link.search);
    await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  }
});

test('a link cut off on its way says so on every verification route', async ({ amaranth }) => {
  const { page, open } = amaranth;
  for (const path of paths) {
    await open(`${path}?mode=verifyEmail`);
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  }
});

test('a made-up code opens nothing; resending without a signed-in user says "No connected user"', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open(`/auth/verify-email?mode=verifyEmail&oobCode=${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(page.getByRole('alert')).toContainText('No connected user');
});

test('somebody signed in can have the mail sent again, and its link works', async ({ amaranth, backend }) => {
  const person = newCredentials();
  const { page, open } = amaranth;
  await signUp(amaranth, person);
  const first = await waitForLink(backend.server.dataFolder, person.email, /confirm/i);
  await open(`/auth/verify-email?mode=verifyEmail&oobCode=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(page.getByText('A new e-mail is on its way.')).toBeVisible();
  let next = first;
  await expect
    .poll(async () => {
      next = await waitForLink(backend.server.dataFolder, person.email, /confirm/i);
      return next;
    })
    .not.toBe(first);
  const link = new URL(next);
  await open(link.pathname + link.search);
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
});
