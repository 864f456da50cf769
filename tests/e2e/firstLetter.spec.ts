/** Onboarding asks four things and ends on a beginning: photos in a first album, or a first letter. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';
import { newCredentials, signUp, walkToBeginning } from './pages/account.ts';
import { createAlbum, sample, tiles, uploadPanel } from './pages/albums.ts';
import { beginLetter, letterText, sheet, storedDrafts } from './pages/letters.ts';

/** Presses Enter in the very moment the form has this heading, before anybody could. */
const submitOnceShown = (page: Page, heading: string) =>
  page.evaluate((awaited) => {
    new MutationObserver((_changes, observer) => {
      const form = document.querySelector('form');
      if (form?.querySelector('h1')?.textContent !== awaited) return;
      observer.disconnect();
      form.requestSubmit();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, heading);

test('a new person writes a first letter, comes back to it after a reload, and finds it in an album for letters', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await walkToBeginning(page);
  await expect(page.getByText('Step 4 of 4').first()).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().includes(':commit') && answer.ok());
  await page.getByText('A first letter', { exact: true }).click();
  await saved;
  await page.getByRole('textbox', { name: 'Title' }).fill('To my children');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Look in the blue box first.');
  await expect.poll(() => storedDrafts(page)).toContain('Look in the blue box first.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Write your first letter' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('To my children');
  await expect(letterText(page)).toHaveText('Look in the blue box first.');

  await page.getByRole('textbox', { name: 'Title' }).fill('');
  await page.getByRole('button', { name: 'Keep the letter' }).click();
  await expect(page.getByRole('alert')).toHaveText('Give the letter a title. It is how it will be found.');
  await expectNoViolations(page, 'first letter');
  await page.getByRole('textbox', { name: 'Title' }).fill('To my children');
  await page.getByRole('button', { name: 'Keep the letter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Letters' })).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
  await tiles(page).click();
  await expect(sheet(page)).toContainText('Look in the blue box first.');
});

test('a first letter stays on its sheet until onboarding is over, and is kept once', async ({ amaranth }) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await walkToBeginning(page);
  await page.getByText('A first letter', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('To my children');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Look in the blue box first.');
  const keep = page.getByRole('button', { name: 'Keep the letter' });
  // The letter is written; what fails is the profile that says so.
  await page.route(/documents:commit/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await keep.click();
  await expect(page.getByRole('alert')).toHaveText(
    'This step could not be saved. Check your connection and try again.',
  );
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('To my children');
  await page.unroute(/documents:commit/);
  await keep.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Letters' })).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
});

test('a first letter that is left for later waits on the first editor that is opened', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await walkToBeginning(page);
  await page.getByText('A first letter', { exact: true }).click();
  await page.getByRole('button', { name: 'Keep the letter' }).click();
  await expect(page.getByRole('alert')).toHaveText('Give the letter a title. It is how it will be found.');
  await page.getByRole('textbox', { name: 'Title' }).fill('To my children');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Look in the blue box first.');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByText('Your letter is kept on this device.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();
  await createAlbum(page, 'Family');
  await beginLetter(page);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('To my children');
  await expect(letterText(page)).toHaveText('Look in the blue box first.');
});

test('a first album begins with photos that are chosen in the last step', async ({ amaranth }) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await walkToBeginning(page);
  await page.getByLabel('Album title').fill('Summers');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose photos' }).click();
  await (await chooser).setFiles([sample('lake-1.jpg'), sample('lake-2.jpg')]);
  await expect(page.getByRole('heading', { level: 1, name: 'Summers' })).toBeVisible();
  await expect(uploadPanel(page)).toContainText('2 files are safe');
  await expect(tiles(page)).toHaveCount(2);
});

test('the last step hears Enter as soon as it shows, and an album whose answer is lost is made once, also when the page is read again', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await signUp(amaranth, newCredentials());
  await page.route('**/albums-create*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submitOnceShown(page, 'Begin with what you have');
  await walkToBeginning(page);
  await expect(page.getByText('The album could not be made.')).toBeVisible();
  await page.unroute('**/albums-create*');
  await page.reload();
  await page.getByLabel('Album title').fill('Summers by the sea');
  await page.getByLabel('Album title').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Summers by the sea' })).toBeVisible();
  await open('/albums');
  await expect(page.getByRole('row')).toHaveCount(1);
});
