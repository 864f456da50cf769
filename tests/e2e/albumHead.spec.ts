/** The head of an album is slim, whatever it has to say: the pictures are what people come for. */
import type { Page } from '@playwright/test';
import { albumsCreate } from '#shared/callables/albums.ts';
import { expect, test } from './fixtures.ts';
import { enter, newCredentials, newMember } from './pages/account.ts';
import { addFiles, dropRecording, openNewAlbum, sample, tiles, uploadPanel } from './pages/albums.ts';

const screens = [
  { width: 390, height: 844, firstTile: 300 },
  { width: 1440, height: 900, firstTile: 330 },
];

async function expectSlimHead(page: Page): Promise<void> {
  for (const { width, height, firstTile } of screens) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Storage|Espace)/ })).toBeVisible();
    await expect.poll(async () => (await tiles(page).first().boundingBox())?.y).toBeLessThan(firstTile);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

const description =
  'Chaque été nous partions au lac avec toute la famille, le chien et la barque sur le toit. Grand-père filmait, ' +
  'grand-mère écrivait les cartes postales, et les enfants ne sortaient de l’eau que pour le dîner. Voici ce qu’il en reste.';

test('the pictures begin in the upper third, with little room left, in French and under a long description', async ({
  amaranth,
}) => {
  test.setTimeout(180_000);
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Les étés au lac');
  await addFiles(page, ['lake-1.jpg', 'lake-2.jpg', 'lake-3.jpg'].map(sample));
  await expect(uploadPanel(page)).toContainText('3 files are safe');
  await dropRecording(page, 'voice.mp3', 49.8 * 1024 * 1024);
  await expect(uploadPanel(page)).toContainText('4 files are safe', { timeout: 90_000 });
  await uploadPanel(page).getByRole('button', { name: 'Close' }).click();
  await expectSlimHead(page);

  // What the line stands for is one press away.
  await page.getByRole('button', { name: /^Storage: .* left of 50/ }).click();
  await expect(page.getByRole('dialog', { name: 'Storage' })).toContainText(
    'Counts files and their previews',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Album actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit title and description' }).click();
  await page.getByRole('textbox', { name: /Description/ }).fill(description);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const album = new URL(page.url()).pathname;
  await amaranth.open('/settings');
  await page.getByText('Français', { exact: true }).click();
  await expect(page.getByText('Langue', { exact: true })).toBeVisible();
  await amaranth.open(album);
  await expectSlimHead(page);

  await page.setViewportSize({ width: 390, height: 844 });
  const text = page.getByText('Chaque été');
  const heightOf = async () => (await text.boundingBox())?.height ?? 0;
  const before = await heightOf();
  await page.getByRole('button', { name: 'Lire la suite' }).click();
  await expect.poll(heightOf).toBeGreaterThan(before * 3);
  await page.getByRole('button', { name: 'Réduire' }).click();
  await expect.poll(heightOf).toBe(before);
});

test('on a phone the menu holds how the album is looked at', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'At the lake');
  await addFiles(page, ['lake-1.jpg', 'lake-2.jpg', 'lake-3.jpg'].map(sample));
  await expect(uploadPanel(page)).toContainText('3 files are safe');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const first = tiles(page).first();
  const oldest = await first.getAttribute('data-item');
  await page.getByRole('button', { name: 'Album actions' }).click();
  await page.getByRole('menuitem', { name: 'Order: oldest first' }).click();
  await expect(first).not.toHaveAttribute('data-item', oldest ?? '');
  await page.getByRole('button', { name: 'Album actions' }).click();
  await page.getByRole('menuitem', { name: 'Rows' }).click();
  await page.getByRole('button', { name: 'Album actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Squares' })).toBeVisible();
});

test('a copy takes no storage, and the question says so', async ({ amaranth }) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  const { albumId } = await person.call(albumsCreate, { title: 'At the lake' });
  await person.call(albumsCreate, { title: 'For Lucie' });
  await enter(amaranth, person, credentials, `/albums/${albumId}`);
  await person.leave();
  await addFiles(page, ['lake-1.jpg', 'lake-2.jpg'].map(sample));
  await expect(uploadPanel(page)).toContainText('2 files are safe');
  await expect(tiles(page)).toHaveCount(2);
  await page.reload();
  const storage = page.getByRole('button', { name: /^Storage/ });
  const left = await storage.getAttribute('aria-label');
  await tiles(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Actions for what is selected' }).click();
  await page.getByRole('menuitem', { name: 'Copy to' }).click();
  const question = page.getByRole('dialog', { name: 'Copy to which album?' });
  await expect(question).toContainText('A copy takes none of your storage');
  await question.getByRole('option', { name: /For Lucie/ }).click();
  await expect(page.getByText('2 items copied to “For Lucie”.')).toBeVisible();
  await page.reload();
  await expect(storage).toHaveAttribute('aria-label', left ?? '');
});
