/** The legal documents as they are read, and what is kept of who agreed to them. */
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';
import { finishOnboarding, newCredentials, signUp } from './pages/account.ts';

test('a legal document names its version, explains each section beside it, and finds the others', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/legal/terms-of-service');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(page.getByText(/^Version of \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByRole('note').first()).toContainText('In plain words');
  await expect(page.getByRole('article')).not.toContainText('{{');
  await expectNoViolations(page, '/legal/terms-of-service');
  await page.getByRole('link', { name: 'All legal documents' }).first().click();
  await expect(page).toHaveURL(/\/legal\/eterna$/);
  await page.getByRole('main').getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible();
});

test('an unknown document leads to all of them', async ({ amaranth }) => {
  await amaranth.open('/legal/eterna/no-such-document');
  await expect(amaranth.page.getByText('There is no document at this address')).toBeVisible();
  await expect(amaranth.page.getByRole('heading', { level: 1, name: 'All legal documents' })).toBeVisible();
});

test('what was agreed to by signing up stands in Settings', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await signUp(amaranth, newCredentials());
  await finishOnboarding(page);
  await open('/settings');
  const agreed = page.getByRole('region', { name: 'What you agreed to' });
  await expect(agreed.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
  await expect(agreed.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
});
