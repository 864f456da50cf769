/** From a new person to a family's first album, and back the next day. The same spec runs in every shell. */
import { expect, inEveryShell, isSessionKept, restarts, test } from './fixtures.ts';
import { finishOnboarding, newCredentials, signIn, signUp } from './pages/account.ts';
import {
  addFiles,
  createAlbum,
  dropRecording,
  openNewAlbum,
  sample,
  tiles,
  uploadPanel,
} from './pages/albums.ts';

test('a new person signs up, makes an album, puts photos, a film and a voice in it, and finds them the next day', {
  tag: [restarts, inEveryShell],
}, async ({ amaranth, shell }) => {
  const person = newCredentials();
  const { page } = amaranth;
  await signUp(amaranth, person);
  await finishOnboarding(page);
  await createAlbum(page, 'Summers at the lake');
  await addFiles(page, ['lake-1.jpg', 'lake-2.jpg', 'lake-3.jpg', 'film.mp4', 'voice.m4a'].map(sample));
  await expect(uploadPanel(page)).toContainText('5 files are safe');
  await expect(page.getByRole('main')).toContainText('5 items');
  await expect(tiles(page).first()).toBeVisible();
  // The voice has the date of its file: alone in its year, it joins the years before it.
  await expect(page.getByRole('heading', { name: /^2011 – 20\d\d$/ })).toBeVisible();

  const next = await amaranth.restart();
  await next.open('/albums');
  const album = next.page.getByRole('main').getByText('Summers at the lake').first();
  if (!isSessionKept(shell)) await signIn(next.page, person);
  await album.click();
  await expect(next.page.getByRole('main')).toContainText('5 items');
  await expect(tiles(next.page).first()).toBeVisible();
});

test('only an empty file is refused, by name; whatever else a family has is kept', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Mixed pile');
  const photo = sample('lake-1.jpg');
  await addFiles(page, [
    photo,
    { ...photo, name: 'cut-short.jpg', buffer: photo.buffer.subarray(0, 2_000) },
    { ...photo, name: 'empty.jpg', buffer: Buffer.alloc(0) },
    { ...photo, name: 'not-a-photo.jpg', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
    {
      name: 'page.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg><script>alert(1)</script></svg>'),
    },
    {
      name: 'page.html',
      mimeType: 'text/html',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    },
    { ...sample('lake-2.jpg'), name: `../../été 🏖️ ${'long '.repeat(60)}.jpg` },
  ]);
  const panel = uploadPanel(page);
  await expect(panel).toContainText(
    '5 files are safe, 1 could not be added, 1 damaged file waits for your answer',
  );
  await panel.getByRole('button', { name: 'Keep cut-short.jpg anyway' }).click();
  await expect(panel).toContainText('6 files are safe, 1 could not be added');
  const row = (name: string) => panel.getByRole('row').filter({ hasText: name });
  await expect(row('empty.jpg')).toContainText('This file is empty');
  await expect(tiles(page)).toHaveCount(6);
});

test('a picture the album already has is recognised', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Twice');
  await addFiles(page, [sample('lake-1.jpg')]);
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  await addFiles(page, [{ ...sample('lake-1.jpg'), name: 'same-picture.jpg' }]);
  await expect(uploadPanel(page)).toContainText('This album already has it.');
  await expect(tiles(page)).toHaveCount(1);
});

test('what does not fit in the storage is refused by name before it uploads', async ({ amaranth }) => {
  test.setTimeout(120_000);
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Too much');
  // 49 MB leave no room for a second recording of that size.
  const size = 49 * 1024 * 1024;
  await dropRecording(page, 'first.mp3', size);
  await expect(uploadPanel(page)).toContainText('1 file is safe', { timeout: 60_000 });
  await dropRecording(page, 'second.mp3', size);
  const dialog = page.getByRole('dialog', { name: 'Not everything fits' });
  await expect(dialog.getByRole('listitem')).toHaveText([/^second\.mp3/]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(tiles(page)).toHaveCount(1);
});

test('deleting a picture can be undone, and gives its bytes back when it is not', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Second thoughts');
  await addFiles(page, [sample('lake-1.jpg'), sample('lake-2.jpg')]);
  await expect(tiles(page)).toHaveCount(2);
  await tiles(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Delete');
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tiles(page)).toHaveCount(2);
});

test('a picture goes to an album that is made for it, and comes back when that is undone', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Mixed pile');
  await addFiles(page, [sample('lake-1.jpg'), sample('lake-2.jpg')]);
  await expect(tiles(page)).toHaveCount(2);
  await tiles(page).first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('button', { name: 'A new album' }).click();
  await page.getByLabel('Title').fill('The lake');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 item moved to “The lake”.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 item is back in “Mixed pile”.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(2);
});

test('a letter shows its first page, and a phone’s picture keeps its date even where nothing can draw it', {
  tag: inEveryShell,
}, async ({ amaranth, shell }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'From the drawer');
  await addFiles(page, [sample('letter.pdf'), sample('phone.heic'), sample('phone.mov')]);
  await expect(uploadPanel(page)).toContainText('3 files are safe');
  await uploadPanel(page).getByRole('button', { name: 'Close' }).click();
  // Three pictures of three years are told together; each keeps its own day.
  await expect(page.getByRole('heading', { name: /^2022 – 20\d\d$/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /July 2023/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /May 2022/ })).toBeVisible();
  const letter = tiles(page).filter({ hasText: 'PDF' });
  await expect(letter.locator('img')).toBeVisible();
  await letter.dblclick();
  const inBrowser = page.getByRole('link', { name: 'Open the document' });
  // The desktop hands the address of what is private to no other program.
  if (shell === 'web') await expect(inBrowser).toBeVisible();
  else {
    await expect(page.getByText('Download it to open it with its own program.')).toBeVisible();
    await expect(inBrowser).toHaveCount(0);
  }
});
