/** What was typed in a form and not saved is asked about before it is lost (docs/architecture.md, "One form"). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeBack, finishOnboarding, newCredentials, signUp } from './pages/account.ts';

/** Whether the page asks before it is reloaded; the question is answered with "stay". */
async function asksBeforeReload(page: Page): Promise<boolean> {
  let asked = false;
  page.once('dialog', (dialog) => {
    asked = dialog.type() === 'beforeunload';
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await page.evaluate(() => undefined);
  return asked;
}

test('what is typed in Settings and not saved is asked about before it is lost, whichever way leads away', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await comeBack(amaranth);
  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Albums' })).toBeVisible();
  await open('/settings');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Rose of the lake');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = question.getByRole('button', { name: 'Cancel' });

  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  await stay.click();
  await expect(name).toHaveValue('Rose of the lake');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const signOut = page.getByRole('alertdialog', { name: 'What you changed on this page is not saved yet' });
  await signOut.getByRole('button', { name: 'Cancel' }).click();
  expect(await asksBeforeReload(page)).toBe(true);
  await expect(name).toHaveValue('Rose of the lake');

  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Albums' })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Rose Martin');

  await name.fill('Rose of the lake');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Albums' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('a name typed in onboarding is not lost by a reload without a question', async ({ amaranth }) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await page.getByLabel('Your name').fill('Rose of the lake');
  expect(await asksBeforeReload(page)).toBe(true);
  await finishOnboarding(page);
});

test('changes of the profile that could not be saved are said above the form, and still asked about', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await comeBack(amaranth);
  await open('/settings');
  await page.getByLabel('Name', { exact: true }).fill('Rose of the lake');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('region', { name: 'Profile' }).getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});
