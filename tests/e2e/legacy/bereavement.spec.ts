/** /bereavement: what a family can do, read by who has no account. */
import { expect, test } from '../fixtures.ts';
import { expectNoFaults } from '../pages/accessibility.ts';

test('a family finds what to send and to whom, what happens then, and what nobody can shorten', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/invitation');
  await page.getByRole('link', { name: 'What their family can do' }).click();
  await expect(page).toHaveURL(/\/bereavement$/);
  await expect(page.getByRole('heading', { level: 1, name: 'When somebody has died' })).toBeVisible();
  await expect(page.getByText('never an original')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'told the same day' })).toBeVisible();
  await expect(page.getByText('Nobody can shorten it')).toBeVisible();
  await expect(page.locator('input, textarea')).toHaveCount(0);
  await expectNoFaults(page, 'what a family can do');
});
