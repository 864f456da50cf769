/** The admin hub in the browser (SPEC §2, §4, §6, §7): its banner, its switches and the outbox. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';
import { confirmAddress, signInAsAdministrator } from './pages/administration.ts';

test.describe.configure({ mode: 'serial' });

const waitlist = (page: Page) => page.getByRole('switch', { name: /^Waitlist/ });
async function toggle(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByRole('switch', { name })).toBeEnabled();
  await page.locator('label').filter({ hasText: name }).click();
}

test('an administrator whose address is not confirmed sees the hub and changes nothing', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  await signInAsAdministrator(amaranth, backend);
  await open('/admin');
  await expect(page.getByText('ADMIN MODE - Restricted Access')).toBeVisible();
  await expect(page.getByText('Confirm your e-mail address first')).toBeVisible();
  await toggle(page, /^Waitlist/);
  await expect(page.getByText('The switch could not be saved. It is as it was.')).toBeVisible();
  await expect(waitlist(page)).not.toBeChecked();
  await page.getByRole('link', { name: 'Mail', exact: true }).click();
  await expect(page.getByRole('link', { name: /admin@amaranth/ })).toHaveCount(0);
});

test('the three admin addresses show the same hub, under the same banner', async ({ amaranth, backend }) => {
  const { page, open } = amaranth;
  await signInAsAdministrator(amaranth, backend);
  for (const [path, part] of [
    ['/admin', 'Launch'],
    ['/admin/setup-physical-products', 'Products and stock'],
    ['/admin/cart-fix', 'Cart repair'],
  ] as const) {
    await open(path);
    await expect(page.getByRole('navigation').getByRole('link', { name: part })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByText('ADMIN MODE - Restricted Access')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  }
});

test('the waitlist switch merges its flag and the time of the change, and the gate follows', async ({
  amaranth,
  backend,
  browser,
}) => {
  const { page, open } = amaranth;
  await signInAsAdministrator(amaranth, backend);
  await confirmAddress(amaranth, backend);
  await open('/admin');
  await expect(page.getByText('Confirm your e-mail address first')).toHaveCount(0);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/documents(:|%3A)commit/i.test(request.url())) writes.push(request.postData() ?? '');
  });
  await expect(waitlist(page)).not.toBeChecked();
  await toggle(page, /^Waitlist/);
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
  await expect(waitlist(page)).toBeChecked();
  expect(writes).toHaveLength(1);
  const [write] = (JSON.parse(writes[0] ?? '{}') as { writes: unknown[] }).writes;
  expect(write).toMatchObject({
    update: {
      name: expect.stringMatching(/\/documents\/app_config\/launch$/),
      fields: { waitlistEnabled: { booleanValue: true }, updatedAt: { stringValue: expect.any(String) } },
    },
    updateMask: { fieldPaths: expect.arrayContaining(['waitlistEnabled', 'updatedAt']) },
  });
  expect((write as { updateMask: { fieldPaths: string[] } }).updateMask.fieldPaths).toHaveLength(2);

  const stranger = await browser.newPage();
  await stranger.goto(`${backend.origin}/`);
  await expect(stranger).toHaveURL(/\/waitlist$/);
  await toggle(page, /^Waitlist/);
  await expect(waitlist(page)).not.toBeChecked();
  await stranger.goto(`${backend.origin}/`);
  await expect(stranger.getByRole('link', { name: 'Join Waitlist' }).first()).toBeVisible();
  await expect(stranger).toHaveURL(/\/$/);
  await stranger.close();
});

test('the demo switch closes the demo to visitors and opens it again', async ({
  amaranth,
  backend,
  browser,
}) => {
  const { page, open } = amaranth;
  await signInAsAdministrator(amaranth, backend);
  await open('/admin');
  const demo = page.getByRole('switch', { name: /^Demo/ });
  await expect(demo).toBeChecked();
  await toggle(page, /^Demo/);
  await expect(demo).not.toBeChecked();
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
  const stranger = await browser.newPage();
  await stranger.goto(`${backend.origin}/demo`);
  await expect(stranger.getByRole('heading', { name: 'The demo is closed just now' })).toBeVisible();
  await toggle(page, /^Demo/);
  await expect(demo).toBeChecked();
  await stranger.goto(`${backend.origin}/demo`);
  await expect(stranger.getByRole('button', { name: 'Enter the demo' })).toBeEnabled();
  await stranger.close();
});

test('the outbox is listed, searched and read: as text with its links, as a sealed mail, as it was sent', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  await signInAsAdministrator(amaranth, backend);
  await open('/admin');
  await page.getByRole('link', { name: 'Mail', exact: true }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('link').first()).toContainText('admin@amaranth.example');
  await page.getByLabel('Search').fill('NOBODY AT ALL');
  await expect(page.getByRole('heading', { name: 'Nothing found for “NOBODY AT ALL”' })).toBeVisible();
  await page.getByLabel('Search').fill('ADMIN@');
  await messages.getByRole('link').first().click();
  const message = page.getByRole('article');
  await expect(message).toContainText('admin@amaranth.example');
  await expect(message.getByRole('link').first()).toHaveAttribute('href', /mode=verifyEmail/);
  await message.getByRole('tab', { name: 'As a mail' }).click();
  const frame = message.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(message.frameLocator('iframe').locator('body')).toContainText(/\S+/);
  await message.getByRole('tab', { name: 'Source' }).click();
  await expect(message).toContainText('Content-Type:');
  // The open message is in the address: a reload keeps it, back closes it.
  await page.reload();
  await expect(page.getByRole('article')).toContainText('admin@amaranth.example');
  await page.goBack();
  await expect(page.getByText('Choose a message to read it.')).toBeVisible();
});

/** As when somebody turns to another tab. */
const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

test('pages are counted for who agreed, not for who did not, and the hub shows the numbers', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  await signInAsAdministrator(amaranth, backend);
  await open('/admin?tab=usage');
  await expect(page.getByRole('heading', { name: 'Nothing counted yet' })).toBeVisible();

  await open('/settings');
  const counted = page.waitForResponse((response) => response.url().includes('usage-countPages'));
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await turnAway(page);
  await counted;
  await toggle(page, /^Count which pages are used/);
  await expect(page.getByRole('switch', { name: /^Count which pages are used/ })).not.toBeChecked();
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.url().includes('usage-countPages');
  });
  await page.getByRole('link', { name: 'Albums', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await turnAway(page);
  await open('/admin?tab=usage');
  await expect(page.getByRole('row', { name: '/settings 1' })).toBeVisible();
  expect(isSent).toBe(false);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('the hub passes axe in both themes, on a phone and on a desk', async ({ amaranth, backend }) => {
  const { page, open } = amaranth;
  await signInAsAdministrator(amaranth, backend);
  await open('/admin?tab=mail');
  const first = page.getByRole('region', { name: 'Messages' }).getByRole('link').first();
  const message = new URL((await first.getAttribute('href')) ?? '', page.url()).search;
  for (const path of ['/admin', '/admin?tab=mail', '/admin?tab=usage', `/admin${message}`]) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoViolations(page, path);
  }
});
