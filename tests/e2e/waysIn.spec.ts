/** What a stranger left in an account: Settings shows every way in, and a mail takes a second step off again. */
import { Secret, TOTP } from 'otpauth';
import { ask } from '../support/identity.ts';
import { waitForLink } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { finishOnboarding, newCredentials, signIn, signUp } from './pages/account.ts';

test('Settings lists what opens the account, and takes off what its owner does not know, never the last', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const { email, password, ...person } = newCredentials();
  await signUp(amaranth, { email, password, ...person });
  await finishOnboarding(page);
  const { body } = await ask(backend, 'signInWithPassword', { email, password });
  const token = JSON.stringify({ sub: email, email: `stranger-${email}` });
  const postBody = new URLSearchParams({ providerId: 'github.com', id_token: token }).toString();
  const link = { requestUri: 'http://localhost', idToken: body.idToken, postBody };
  expect((await ask(backend, 'signInWithIdp', link)).status).toBe(200);

  await open('/settings');
  const ways = page.getByRole('list', { name: 'Ways to sign in' });
  await expect(ways.getByRole('listitem')).toHaveCount(2);
  await expect(ways.getByText(`stranger-${email}`)).toBeVisible();
  await ways.getByRole('button', { name: 'Remove github.com' }).click();
  const confirm = page.getByRole('dialog', { name: 'First, confirm that it is you' });
  await confirm.getByLabel('Current password').fill(password);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove “github.com”?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('github.com no longer signs in to your account.')).toBeVisible();
  await expect(ways.getByRole('listitem')).toHaveText([/^Password.*the only one$/]);
  await expect(ways.getByRole('button')).toHaveCount(0);
});

test('a second step that somebody else added comes off by the link in the mail about it', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const person = newCredentials();
  const { email, password } = person;
  await ask(backend, 'signUp', { email, password });
  const thief = await ask(backend, 'signInWithPassword', { email, password });
  await ask(backend, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: thief.body.idToken });
  const confirmation = new URL(await waitForLink(backend.server.dataFolder, email, /confirm/i));
  await ask(backend, 'update', { oobCode: confirmation.searchParams.get('oobCode') });
  const { idToken } = thief.body;
  const started = await ask(backend, 'v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey, sessionInfo } = started.body.totpSessionInfo as Record<string, string>;
  const verificationCode = new TOTP({ secret: Secret.fromBase32(sharedSecretKey ?? '') }).generate();
  const totpVerificationInfo = { sessionInfo, verificationCode };
  await ask(backend, 'v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo });

  const link = new URL(await waitForLink(backend.server.dataFolder, email, /two-step/i));
  await open(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'The second step is off' })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a link to a new password' }).click();
  await expect(page.getByText('A new e-mail is on its way.')).toBeVisible();
  await waitForLink(backend.server.dataFolder, email, /new password/i);

  await open('/dashboard');
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
});
