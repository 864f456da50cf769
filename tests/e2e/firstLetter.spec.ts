/** Onboarding offers a first album or a first letter; the letter is kept on the way and ends in an album of its own. */
import AxeBuilder from '@axe-core/playwright';
import { type Amaranth, expect, test } from './fixtures.ts';
import { newCredentials, signUp } from './pages/account.ts';
import { tiles } from './pages/albums.ts';
import { sheet } from './pages/letters.ts';

/** Up to the step that asks for a beginning. */
async function walkToBeginning({ page }: Amaranth, keepsFirst: string): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Continue' });
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'How should we call you?' })).toBeVisible();
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'Your birthday and your language' })).toBeVisible();
  await goOn.click();
  await page.getByText(keepsFirst).click();
  await goOn.click();
}

test('a new person writes a first letter, comes back to it after a reload, and finds it in an album for letters', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await walkToBeginning(amaranth, 'Photos and films');
  await expect(page.getByRole('heading', { name: 'Begin your first album' })).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().includes(':commit') && answer.ok());
  await page.getByText('A first letter', { exact: true }).click();
  await saved;
  await page.getByRole('textbox', { name: 'Title' }).fill('To my children');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Look in the blue box first.');
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Write your first letter' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('To my children');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    'Look in the blue box first.',
  );

  await page.getByRole('textbox', { name: 'Title' }).fill('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('Give the letter a title. It is how it will be found.');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await page.waitForTimeout(300);
      const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
      expect(violations.map(({ id, nodes }) => `${theme} ${width}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
  }
  await page.getByRole('textbox', { name: 'Title' }).fill('To my children');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Is there someone you trust?' })).toBeVisible();
  // Going back and on again must not write it, or its album, twice.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Open my dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  await page.getByRole('main').getByText('Letters', { exact: true }).first().click();
  await expect(tiles(page)).toHaveCount(1);
  await tiles(page).click();
  await expect(sheet(page)).toContainText('Look in the blue box first.');
});

test('whoever would keep letters first is offered a letter first, and skipping it leaves nothing behind', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await walkToBeginning(amaranth, 'Letters and stories');
  await expect(page.getByRole('heading', { name: 'Write your first letter' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Not today');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'Is there someone you trust?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await page.getByText('A first album', { exact: true }).click();
  await page.getByLabel('Album title').fill('Summers');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Open my dashboard' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  await expect(page.getByRole('main').getByText('Summers').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Letters', { exact: true })).toHaveCount(0);
});
