/** SPEC §4: the waitlist gate on / and /landing, and every way past it. */
import type { Browser, Page } from '@playwright/test';
import { type SpawnedBackend, spawnBackend } from '../support/backend.ts';
import { writeDocument } from '../support/documents.ts';
import { waitForLink } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { newCredentials, signUp } from './pages/account.ts';

let server: SpawnedBackend;

test.beforeAll(async () => {
  server = await spawnBackend({
    environment: {
      AMARANTH_COMPANY_EMAIL_DOMAIN: 'amaranth-company.example',
      AMARANTH_OWNER_EMAILS: 'first@owners.example,second@owners.example',
    },
  });
  await writeDocument(server.origin, 'app_config/launch', {
    waitlistEnabled: true,
    demoEnabled: true,
    updatedAt: new Date().toISOString(),
  });
});
test.afterAll(() => server.stop());

async function newVisitor(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test('when waitlistEnabled is true, visitors of / and /landing are redirected to /waitlist', async ({
  browser,
}) => {
  const page = await newVisitor(browser);
  for (const path of ['/', '/landing']) {
    await page.goto(server.origin + path);
    await expect(page).toHaveURL(/\/waitlist$/);
  }
});

test('preview=prod in the query, or a preview cookie set to prod, bypasses', async ({ browser }) => {
  const page = await newVisitor(browser);
  await page.goto(`${server.origin}/?preview=prod`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/waitlist/);
  await page.context().addCookies([{ name: 'preview', value: 'prod', url: server.origin }]);
  await page.goto(`${server.origin}/landing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/landing$/);
});

test('the value preview=waitlist forces the redirect, whatever the cookie says', async ({ browser }) => {
  const page = await newVisitor(browser);
  await page.context().addCookies([{ name: 'preview', value: 'prod', url: server.origin }]);
  await page.goto(`${server.origin}/?preview=waitlist`);
  await expect(page).toHaveURL(/\/waitlist$/);
});

for (const [who, email, passes] of [
  ['an address in the company e-mail domain', 'anna@amaranth-company.example', true],
  ['the first named owner', 'First@Owners.example', true],
  ['the second named owner', 'second@owners.example', true],
  ['anybody else', 'anna@amaranth-company.example.org', false],
] as const) {
  test(`${who} ${passes ? 'bypasses' : 'does not bypass'} the waitlist when signed in and confirmed`, async ({
    browser,
  }) => {
    const page = await newVisitor(browser);
    const open = async (path: string) => void (await page.goto(server.origin + path));
    await signUp(
      { page, serverOrigin: server.origin, open, restart: () => Promise.reject(new Error('Not here.')) },
      { ...newCredentials(), email },
    );
    await open('/');
    await expect(page).toHaveURL(/\/waitlist$/);
    const link = new URL(await waitForLink(server.dataFolder, email.toLowerCase()));
    await open(link.pathname + link.search);
    await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
    await open('/');
    if (passes) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    } else {
      await expect(page).toHaveURL(/\/waitlist$/);
    }
  });
}
