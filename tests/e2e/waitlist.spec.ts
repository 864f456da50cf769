/** SPEC §2, §5 and PRODUCT: joining the waitlist, in the browser and at the server, and what administrators see of it. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { confirmAddress, signInAsAdministrator } from './pages/administration.ts';

const confirmation = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Thank you' });

async function join(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'Join Waitlist' }).click();
}

test('the confirmation comes at once, and promises no more than what is kept', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/waitlist');
  const held = Promise.withResolvers<void>();
  await page.route('**/waitlist-join*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await join(page, 'rose@example.org');
  await expect(confirmation(page)).toContainText('Thank you');
  await expect(confirmation(page)).toContainText('We are writing down rose@example.org.');
  held.resolve();
  await expect(confirmation(page)).toContainText(
    'look for our mail to rose@example.org. Your place counts once you press its button.',
  );
});

test('what is said is true of a mailbox that is no longer written to today, and the same as of any other', async ({
  amaranth,
}) => {
  const { page, open, serverOrigin } = amaranth;
  for (const tag of ['one', 'two', 'three']) {
    const data = { email: `gaston+${tag}@example.org`, plan: 'Family', language: 'en', elapsed: 9_000 };
    const answer = await page.request.post(`${serverOrigin}/functions/waitlist-join`, { data: { data } });
    expect(answer.status()).toBe(200);
  }
  for (const email of ['gaston@example.org', 'helene@example.org']) {
    await open('/waitlist');
    await join(page, email);
    await expect(confirmation(page)).toContainText(
      `If this address can be written to today, look for our mail to ${email}.`,
    );
    await expect(confirmation(page)).toContainText('without a mail there is no new place');
  }
});

test('an address that could not be kept is said so, and kept at the next try', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/waitlist');
  await page.route('**/waitlist-join*', (route) => route.abort('connectionfailed'));
  await join(page, 'berthe@example.org');
  await expect(confirmation(page)).toContainText('Thank you');
  await expect(confirmation(page)).toContainText('We could not write down berthe@example.org yet.');
  await expect(confirmation(page)).toContainText('Check your connection, then try again.');
  await page.unroute('**/waitlist-join*');
  await confirmation(page).getByRole('button', { name: 'Try again' }).click();
  await expect(confirmation(page)).toContainText('our mail to berthe@example.org');
});

test('a server that is long in answering is said to be so, and the address is still kept', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await page.clock.install();
  await open('/waitlist');
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/waitlist-join*', async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await join(page, 'henriette@example.org');
  await page.clock.fastForward(5_000);
  await asked.promise;
  await expect(confirmation(page)).not.toContainText('longer than usual');
  await page.clock.fastForward(6_000);
  await expect(confirmation(page)).toContainText('This takes longer than usual. We are still trying');
  held.resolve();
  await expect(confirmation(page)).toContainText('our mail to henriette@example.org');
  await expect(confirmation(page)).not.toContainText('longer than usual');
});

test('joining from the landing page loads what keeps the address only then', async ({ amaranth, shell }) => {
  test.skip(shell !== 'web', 'The desktop app has its scripts on the disk.');
  const { page, open } = amaranth;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await join(page, 'colette@example.org');
  await expect(confirmation(page)).toContainText('our mail to colette@example.org');
  expect(requests.slice(before).some((address) => address.endsWith('.js'))).toBe(true);
});

test('administrators find an address, take the list as a file, and erase who asks for it', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  for (const email of ['denise@example.org', 'edith@example.org']) {
    await open('/waitlist');
    await join(page, email);
    await expect(confirmation(page)).toContainText(`our mail to ${email}`);
  }
  await signInAsAdministrator(amaranth, backend);
  await confirmAddress(amaranth, backend);
  await open('/admin?tab=waitlist');
  const row = (email: string) => page.getByRole('row').filter({ hasText: email });
  await expect(row('edith@example.org')).toContainText('Family');
  await expect(row('edith@example.org')).toContainText('English');
  await expect(row('edith@example.org')).toContainText('To be confirmed');

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await readFile(await (await started).path(), 'utf8');
  expect(file).toContain('"denise@example.org","Family","English",');

  await page.getByRole('searchbox', { name: 'Search' }).fill('den');
  await expect(row('edith@example.org')).toHaveCount(0);
  await page.getByRole('button', { name: 'Erase denise@example.org' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('No address begins with “den”')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(row('edith@example.org')).toBeVisible();
  await expect(row('denise@example.org')).toHaveCount(0);
});

test('on a phone the floating Join Waitlist makes room while the form it leads to is in view', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  const floating = page.getByRole('complementary', { name: 'Join Waitlist' });
  await expect(floating.getByRole('link')).toBeVisible();
  await floating.getByRole('link').click();
  await expect(page.getByRole('radio', { name: /Family\+/ })).toBeInViewport();
  await expect(floating).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(floating.getByRole('link')).toBeVisible();
});

test('an address that was put right in one window is not sent by another', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const asked: string[] = [];
  await page.context().route('**/waitlist-join*', async (route) => {
    asked.push(route.request().postDataJSON().data.email);
    await (asked.at(-1) === 'wrong@example.org' ? route.abort('connectionfailed') : route.continue());
  });
  await open('/waitlist');
  await join(page, 'wrong@example.org');
  await expect(confirmation(page)).toContainText('We could not write down wrong@example.org yet.');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(confirmation(other)).toContainText('We could not write down wrong@example.org yet.');
  await confirmation(page).getByRole('button', { name: 'Change the address' }).click();
  await expect(confirmation(other)).toHaveCount(0);
  await join(page, 'right@example.org');
  await expect(confirmation(page)).toContainText('our mail to right@example.org');
  const before = asked.length;
  await other.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(asked.slice(before)).toEqual([]);
});
