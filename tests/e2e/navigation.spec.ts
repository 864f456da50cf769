/** SPEC §2: the frame around every page: navigation, user menu, plan badge, Join Waitlist, footer. */
import type { Page } from '@playwright/test';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { expect, test } from './fixtures.ts';
import { listMisplacedControls, listOverfull } from './pages/accessibility.ts';
import { comeBack } from './pages/account.ts';
import { readRecoveryKey } from './pages/vault.ts';
import { goToPart, openVaultWith, row, saveAll } from './pages/vaultItems.ts';
import { lockNow, openByPhrase, PHRASE } from './pages/vaultWays.ts';

test('the footer has its columns, says what is launching soon, and names the legal entity', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/');
  const footer = page.getByRole('contentinfo');
  for (const title of ['Company', 'Product']) {
    await expect(footer.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const text of ['Blog', 'Careers', 'Press', 'Features', 'Pricing', 'Security']) {
    await expect(footer.getByRole('listitem').filter({ hasText: text })).toContainText('launching soon');
  }
  await expect(footer).toContainText('a Delaware C-corp');
  await expect(footer).toContainText('USA');
});

test('the Join Waitlist button leads visitors to /?scroll=waitlist, and is never shown to members', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/demo/access');
  const join = page.getByRole('banner').getByRole('link', { name: 'Join Waitlist' });
  await expect(join).toHaveAttribute('href', '/?scroll=waitlist');
  await join.click();
  await expect(page).toHaveURL(/\/\?scroll=waitlist$/);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeInViewport();
  await comeBack(amaranth);
  for (const path of ['/dashboard', '/albums', '/']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(join).toHaveCount(0);
  }
});

test('on a phone the floating Join Waitlist hides on /demo paths, and at once when a waitlist e-mail is stored', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  const floating = page.getByRole('complementary', { name: 'Join Waitlist' });
  await expect(floating.getByRole('link')).toBeVisible();
  await open('/demo/access');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(floating).toHaveCount(0);
  await open('/');
  await floating.getByRole('link').click();
  await expect(page).toHaveURL(/\/\?scroll=waitlist$/);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('rose@example.org');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(page.getByText('rose@example.org')).toBeVisible();
  await expect(floating).toHaveCount(0);
});

test('the user menu has Settings and Sign Out; signing out leads to the landing page', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the keyboard alone reaches the content, the menu and a way out of it', async ({ amaranth }) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Account', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeFocused();
});

test('at 200 % zoom nothing is cut off or scrolls sideways', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await comeBack(amaranth);
  // What 200 % of 1280 pixels leaves (WCAG 1.4.10 reflow goes further: 320).
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 500 });
    for (const path of ['/dashboard', '/albums', '/settings', '/waitlist', '/demo/access', '/']) {
      await open(path);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(`${path} at ${width}: ${overflow}`).toBe(`${path} at ${width}: 0`);
    }
  }
});

/** Also at 320 pixels, which is the narrowest phone. */
async function expectWhole(page: Page, part: string): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => listMisplacedControls(page), `${part} at ${width}`).toEqual([]);
    await expect.poll(() => listOverfull(page), `${part} at ${width}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(`${part} at ${width}: ${overflow}`).toBe(`${part} at ${width}: 0`);
  }
}

const doubleLetters = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

test('in letters twice as large, a dialog keeps its cross on a phone', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/signin');
  await doubleLetters(page);
  await page.getByRole('button', { name: 'Create account' }).first().click();
  const dialog = page.getByRole('dialog');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await dialog.getByLabel('Confirm password').scrollIntoViewIfNeeded();
    await expect(dialog.getByLabel('Confirm password')).toBeInViewport({ ratio: 1 });
  }
});

test('in letters twice as large, the vault stays whole on a phone', async ({ amaranth }) => {
  const { page } = amaranth;
  const paper = { kind: 'document', title: 'Passport of Rose Martin', expiresOn: '2027-01-01' };
  const { elsewhere } = await openVaultWith(amaranth, []);
  await doubleLetters(page);
  await expect(page.getByText('Your vault is open, and ready for the first thing')).toBeVisible();
  await expectWhole(page, 'the empty vault');
  await lockNow(page);
  await saveAll(elsewhere, [vaultContentSchema.parse(paper)]);
  await openByPhrase(page);
  await expect(row(page, 'Passport')).toBeVisible();
  await expectWhole(page, 'Everything');
  for (const part of ['First week', 'Passwords', 'Trash', 'Bring in', 'Take out', 'Settings']) {
    await goToPart(page, part);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWhole(page, part);
  }
  await page.getByRole('button', { name: 'Choose a new phrase' }).click();
  await page.getByRole('button', { name: 'Suggest a phrase' }).click();
  await page.getByRole('button', { name: 'Take this phrase' }).click();
  await expectWhole(page, 'a suggested phrase');
  await page.getByRole('button', { name: 'Make a new recovery key' }).click();
  await page.getByLabel('Your present phrase').last().fill(PHRASE);
  await page.getByRole('button', { name: 'Continue' }).click();
  await readRecoveryKey(page);
  await expectWhole(page, 'the printed key');
  await goToPart(page, 'Everything');
  await row(page, 'Passport').click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectWhole(page, 'an item');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expectWhole(page, 'its form');
  await elsewhere.person.leave();
});
