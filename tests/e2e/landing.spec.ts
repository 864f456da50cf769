/** SPEC §2: the landing page, and the release that a visitor can try on it. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeBack } from './pages/account.ts';

const tryIt = (page: Page) => page.getByRole('region', { name: 'Try it' });
const state = (page: Page) => tryIt(page).locator('[aria-live]');
const press = (page: Page, name: string) => tryIt(page).getByRole('button', { name, exact: true }).click();

async function keepSilent(page: Page, states: readonly string[]): Promise<void> {
  for (const expected of states) {
    await press(page, 'Say nothing');
    await expect(state(page)).toContainText(expected);
  }
}

const untilContacts = [
  'We ask you',
  'We ask a second time',
  'A third time, and then a month that is yours alone',
  'The people you trust are asked',
];

test('a visitor can walk from silence to a release, and see who is told and given what', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/');
  await keepSilent(page, untilContacts);
  await expect(state(page)).toContainText('To 3 contacts: is this person alive?');
  await keepSilent(page, ['The people you trust are asked']);
  await press(page, 'Two contacts confirm');
  await expect(state(page)).toContainText('You can still object');
  await keepSilent(page, [
    'To your person: your words and instructions',
    'To your person: albums and letters',
    'To your person: what they receive of the vault',
  ]);
  await expect(state(page)).toContainText('everything has been handed over');
  await press(page, 'Answer');
  await expect(state(page)).toContainText('You are well, as far as we know');
  await expect(state(page)).toContainText('Closed again to your person');
});

test('a contact who says that the owner is alive stops it, and an answer leads back to the beginning', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/');
  await keepSilent(page, untilContacts);
  await press(page, 'A contact says: alive');
  await expect(state(page)).toContainText('Somebody says that you are alive');
  await press(page, 'Answer');
  await expect(state(page)).toContainText('You are well, as far as we know');
  await press(page, 'From the beginning');
  await expect(state(page)).toContainText('Day 0');
  await expect(tryIt(page).getByRole('button', { name: 'One step back' })).toHaveCount(0);
});

test('without scripts the days of a release stand in the page', async ({ amaranth, browser, shell }) => {
  test.skip(shell !== 'web', 'The desktop app opens on its own page.');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(amaranth.serverOrigin);
  await expect(page.getByRole('heading', { name: 'We ask the people you trust' })).toBeVisible();
  await expect(page.getByText('Day 136', { exact: true })).toBeVisible();
  // What does nothing without scripts does not look as if it did.
  await expect(page.getByRole('button', { name: 'Say nothing' })).toBeHidden();
  await context.close();
});

test('a member is led to the dashboard, and neither to an account nor to the waitlist', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Make an account' }).first()).toBeVisible();
  await comeBack(amaranth);
  await open('/');
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join Waitlist' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Make an account' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveCount(0);
});
