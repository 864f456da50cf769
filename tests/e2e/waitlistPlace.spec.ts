/** The waitlist's second asking: the mail, the button behind its link, one's place, another plan, and leaving. */
import type { Page } from '@playwright/test';
import { waitForLink } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';

async function join(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'Join Waitlist' }).click();
}

const confirmation = (page: Page) => page.getByRole('main').getByRole('status');
const storedEmail = (page: Page) => page.evaluate(() => localStorage.getItem('waitlistUserEmail'));

test('the mailed link asks before it confirms, shows the place, changes the plan, and lets go', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const email = 'rose.places@example.org';
  await open('/waitlist');
  await join(page, email);
  await expect(confirmation(page)).toContainText(`our mail to ${email}`);
  expect(await storedEmail(page)).toBe(email);

  const link = new URL(await waitForLink(backend.server.dataFolder, email, /waitlist/i));
  expect(link.search).toBe('');
  await open(link.pathname + link.hash);
  await page.getByRole('button', { name: 'Confirm my place' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your place in line' })).toBeFocused();

  // Later, the same link is one's own page.
  await page.reload();
  await expect(page.getByText(`${email}, confirmed on`)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Family / })).toBeChecked();
  const noted = page.waitForResponse(/waitlist-changePlan/);
  await page.getByRole('radio', { name: /^Family\+/ }).check({ force: true });
  expect((await noted).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Family\+/ })).toBeChecked();

  // As after an answer that was lost.
  await page.evaluate((address) => localStorage.setItem('waitlistPending', `Family ${address}`), email);
  await page.getByRole('button', { name: 'Leave the waitlist' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByText(`${email}, confirmed on`)).toBeVisible();
  await page.getByRole('button', { name: 'Leave the waitlist' }).click();
  await asked.getByRole('button', { name: 'Leave the waitlist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeVisible();
  expect(await storedEmail(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('waitlistPending'))).toBeNull();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'This link leads to no place' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new mail' }).click();
  await expect(page).toHaveURL(/\/waitlist$/);
});

test('a link that cannot be looked up says so, and is looked up at the next try', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await page.route('**/waitlist-look*', (route) => route.abort('connectionfailed'));
  await open(`/verify-waitlist#${'a'.repeat(43)}.${'b'.repeat(43)}`);
  await expect(page.getByText('Your place could not be looked up')).toBeVisible();
  await page.unroute('**/waitlist-look*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link leads to no place' })).toBeVisible();
});

test('what the server could not take waits in the browser, and goes when the page is opened again', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const email = 'jules.waits@example.org';
  await open('/waitlist');
  await page.route('**/waitlist-join*', (route) => route.fulfill({ status: 500, body: 'Broken' }));
  await join(page, email);
  await expect(confirmation(page)).toContainText(`We could not write down ${email} yet.`);
  await expect(confirmation(page)).toContainText('Nothing is lost');
  await page.unroute('**/waitlist-join*');
  await page.reload();
  await page.mouse.move(5, 5);
  await expect(confirmation(page)).toContainText(`our mail to ${email}`);
  await waitForLink(backend.server.dataFolder, email, /waitlist/i);
  // Nothing waits any more: the form is there for somebody else.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

test('a form whose script never comes says what to do, and opens no button', async ({ amaranth, shell }) => {
  test.skip(shell !== 'web', 'The desktop app has its scripts on the disk.');
  const { page, open } = amaranth;
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await open('/waitlist');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.org');
  await expect(page.getByText('If it never does, please load the page again.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Join Waitlist' })).toBeDisabled();
});
