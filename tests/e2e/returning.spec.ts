/** What a person finds when they come back: what they said, what they began, and what was about now in other years. */
import { expect, test } from './fixtures.ts';
import { comeBack, newCredentials, signUp } from './pages/account.ts';
import {
  addFiles,
  createAlbum,
  type GivenFile,
  openNewAlbum,
  sample,
  tiles,
  uploadPanel,
} from './pages/albums.ts';
import { beginLetter, letterEditor, typeLetter } from './pages/letters.ts';

test('the birthday and the trusted person given at the start are seen and changed in Settings', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await signUp(amaranth, newCredentials());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('spinbutton', { name: /^day/ }).click();
  await page.keyboard.type('12041950');
  await page.getByLabel('Name of the person you trust').fill('Paul');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();

  await open('/settings');
  await expect(page.getByRole('spinbutton', { name: /^year/ })).toHaveText('1950');
  await expect(page.getByLabel('Their name')).toHaveValue('Paul');
  await page.getByLabel('Their e-mail address').fill('not an address');
  await page.getByRole('button', { name: 'Save this person' }).click();
  await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible();
  await page.getByLabel('Their e-mail address').fill('Paul@example.org');
  await page.getByRole('button', { name: 'Save this person' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Saved.')).toBeHidden();
  // Typed anew after a save, a half-written address is not yet called wrong.
  const address = page.getByLabel('Their e-mail address');
  await address.fill('paul@');
  await expect(address).toHaveValue('paul@');
  await expect(address).toHaveAccessibleDescription('');
  await page.getByRole('spinbutton', { name: /^year/ }).click();
  await page.keyboard.type('1951');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: /^year/ })).toHaveText('1951');
  await expect(page.getByLabel('Their e-mail address')).toHaveValue('paul@example.org');
});

test('an album says which letter is begun for it, and leads back to it', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Letters home');
  await beginLetter(page);
  await typeLetter(page, 'To Ana', 'The blue box.');
  await letterEditor(page).getByRole('button', { name: 'Close' }).click();
  await expect(letterEditor(page)).toBeHidden();
  await expect(page.getByText('“To Ana” is begun and not in the album yet.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await expect(letterEditor(page).getByRole('textbox', { name: 'Title' })).toHaveValue('To Ana');
  await letterEditor(page).getByRole('button', { name: 'Keep the letter' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await expect(page.getByText('is begun and not in the album yet')).toHaveCount(0);

  await tiles(page).click();
  await page.getByRole('button', { name: 'Edit the letter' }).click();
  await letterEditor(page).getByRole('textbox', { name: 'Title' }).fill('To Anabel');
  await letterEditor(page).getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('What you changed in “To Anabel” is not in the album yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await expect(letterEditor(page).getByRole('textbox', { name: 'Title' })).toHaveValue('To Anabel');
});

/** Scans named by when they were taken. One byte more after the end makes each another file. */
function datedScans(names: readonly string[]): GivenFile[] {
  const scan = sample('lzw.tif');
  return names.map((name, index) => ({
    ...scan,
    name: `${name}.tif`,
    buffer: Buffer.concat([scan.buffer, Buffer.alloc(index)]),
  }));
}

/** About today in another year, or some months from it. */
function dayAway(yearsAgo: number, monthsAway = 0): string {
  const today = new Date();
  const day = new Date(Date.UTC(today.getFullYear() - yearsAgo, today.getMonth() + monthsAway, 15));
  if (monthsAway === 0) day.setUTCDate(today.getDate());
  return day.toISOString().slice(0, 10);
}

test('the dashboard shows what was about now in earlier years, and opens it', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await comeBack(amaranth);
  await open('/dashboard');
  await expect(page.getByRole('heading', { name: 'About this time of year' })).toHaveCount(0);
  // The navigation leads there already.
  await expect(page.getByRole('main').getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await createAlbum(page, 'Autumns');
  const days = [dayAway(4), dayAway(7, 3), dayAway(9)];
  await addFiles(page, datedScans(days.map((day) => `${day} 12.00.00`)));
  await expect(uploadPanel(page)).toContainText('3 files are safe');
  await open('/dashboard');
  const section = page.getByRole('region', { name: 'About this time of year' });
  await expect(section.getByRole('link')).toHaveText([/4 years ago/, /9 years ago/]);
  await section.getByRole('link', { name: '4 years ago' }).click();
  await expect(page.getByRole('dialog', { name: /^Viewing/ })).toContainText('3 of 3');
});

test('of a deleted album the dashboard shows nothing, and finds the picture behind its many', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await openNewAlbum(amaranth, 'Kept');
  await addFiles(page, datedScans([`${dayAway(4)} 18.00.00`]));
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  await createAlbum(page, 'Deleted');
  const minutes = Array.from({ length: 14 }, (_, index) => String(index).padStart(2, '0'));
  await addFiles(page, datedScans(minutes.map((minute) => `${dayAway(4)} 12.${minute}.00`)));
  await expect(tiles(page)).toHaveCount(minutes.length);
  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  await page.getByRole('button', { name: 'Actions for Deleted' }).click();
  await page.getByRole('menuitem', { name: 'Delete album' }).click();
  await expect(page.getByText('“Deleted” is in the trash')).toBeVisible();
  await open('/dashboard');
  const memory = page.getByRole('region', { name: 'About this time of year' }).getByRole('link');
  await expect(memory).toHaveText(/4 years ago/);
  await memory.click();
  await expect(page.getByRole('dialog', { name: /^Viewing/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Kept' })).toBeVisible();
});
