/** SPEC §3, §4: the profile a sign-up writes, and what happens when it is not there. */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { deleteDocument } from '../support/documents.ts';
import { waitForLink } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { comeBack, newCredentials, signIn, signOut, signUp } from './pages/account.ts';

const timestampSchema = z.object({ timestampValue: z.string() });

/** The account's id, from the session of this tab. */
function readUid(page: Page): Promise<string> {
  return page.evaluate(
    () => /"uid":"([^"]+)"/.exec(JSON.stringify({ ...sessionStorage }).replaceAll('\\"', '"'))?.[1] ?? '',
  );
}

async function readProfile(origin: string, uid: string): Promise<Record<string, unknown>> {
  const response = await fetch(
    `${origin}/v1/projects/amaranth-local/databases/(default)/documents/users/${uid}`,
    {
      headers: { authorization: 'Bearer owner' },
    },
  );
  expect(response.status).toBe(200);
  return ((await response.json()) as { fields: Record<string, unknown> }).fields;
}

test('sign-up writes the initial profile, field by field', async ({ amaranth, backend }) => {
  const { page } = amaranth;
  const person = newCredentials();
  await signUp(amaranth, { ...person, name: '  Rose Martin ', email: person.email.toUpperCase() });
  const fields = await readProfile(backend.origin, await readUid(page));
  const { createdAt, updatedAt, lastLogin, ...rest } = fields;
  for (const instant of [createdAt, updatedAt, lastLogin]) expect(instant).toHaveProperty('timestampValue');
  const text = (stringValue: string) => ({ stringValue });
  const truth = (booleanValue: boolean) => ({ booleanValue });
  expect(rest).toEqual({
    name: text('Rose Martin'),
    email: text(person.email),
    avatar: text(''),
    phone: text(''),
    dateOfBirth: text(''),
    bio: text(''),
    plan: text('Free'),
    storageUsed: { integerValue: '0' },
    storageLimit: { integerValue: '52428800' },
    onboardingCompleted: truth(false),
    emailVerified: truth(false),
    role: text('user'),
    settings: {
      mapValue: {
        fields: {
          theme: text('light'),
          language: text('en'),
          notifications: {
            mapValue: { fields: { email: truth(true), push: truth(true), marketing: truth(false) } },
          },
          privacy: { mapValue: { fields: { profileVisible: truth(true), analyticsEnabled: truth(true) } } },
        },
      },
    },
  });
});

test('a profile write that fails is retried; what an interrupted sign-up left is completed at the next sign-in', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  const person = newCredentials();
  let refusals = 0;
  await page.route('**/documents:commit*', async (route) => {
    refusals += 1;
    await route.abort('connectionfailed');
  });
  await open('/signin');
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Create account' }).click();
  await modal.getByLabel('E-mail').fill(person.email);
  await modal.getByLabel('Password', { exact: true }).fill(person.password);
  await modal.getByLabel('Confirm password').fill(person.password);
  await modal.getByRole('button', { name: 'Create account' }).click();
  await expect(modal.getByRole('alert')).toHaveText(
    'Account creation error. The account itself is there: sign in to finish it.',
    { timeout: 60_000 },
  );
  // One try and three retries.
  expect(refusals).toBe(4);
  await page.unroute('**/documents:commit*');
  await modal.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
});

test('a sign-up cut short by a reload says so, and its mail is sent when a sign-in finishes it', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const person = newCredentials();
  await open('/signin');
  const modal = page.getByRole('dialog');
  // The account is made, and nothing after it.
  await page.route('**/accounts:update*', () => undefined);
  await modal.getByRole('button', { name: 'Create account' }).click();
  await modal.getByLabel('E-mail').fill(person.email);
  await modal.getByLabel('Password', { exact: true }).fill(person.password);
  await modal.getByLabel('Confirm password').fill(person.password);
  const made = page.waitForRequest('**/accounts:update*');
  await modal.getByRole('button', { name: 'Create account' }).click();
  await made;
  await page.unroute('**/accounts:update*');
  await page.reload();
  await expect(
    modal.getByText('Your account is there, but signing up was interrupted. Sign in to finish it.'),
  ).toBeVisible({ timeout: 30_000 });
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await waitForLink(backend.server.dataFolder, person.email, /confirm/i);
});

test('each sign-in sets lastLogin and updatedAt', async ({ amaranth, backend }) => {
  const { page, open } = amaranth;
  const person = newCredentials();
  await comeBack(amaranth, person);
  const uid = await readUid(page);
  const instants = async () => {
    const { lastLogin, updatedAt } = await readProfile(backend.origin, uid);
    return [lastLogin, updatedAt].map((value) => timestampSchema.parse(value).timestampValue);
  };
  const before = await instants();
  await signOut(page);
  await open('/dashboard');
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();
  for (const [index, instant] of (await instants()).entries()) {
    expect(Date.parse(instant)).toBeGreaterThan(Date.parse(before[index] ?? ''));
  }
});

test('a session whose profile is gone is signed out', async ({ amaranth, backend }) => {
  const { page, open } = amaranth;
  await comeBack(amaranth);
  await deleteDocument(backend.origin, `users/${await readUid(page)}`);
  await open('/dashboard');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a profile that cannot be loaded signs out with "Error loading user data"', async ({ amaranth }) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  await page.route(/documents:batchGet/, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'No.' } },
    }),
  );
  await page.reload();
  await expect(page.getByRole('dialog').getByText('Error loading user data')).toBeVisible();
});
