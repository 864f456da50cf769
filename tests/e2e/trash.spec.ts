/** The trash can be emptied, and gives its room back. */
import { expect, test } from './fixtures.ts';
import { finishOnboarding, newCredentials, signUp } from './pages/account.ts';
import { addFiles, createAlbum, sample, tiles, uploadPanel } from './pages/albums.ts';

test('one thing, and then all of the trash, is deleted for good after a question', async ({ amaranth }) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await finishOnboarding(page);
  await createAlbum(page, 'Summers at the lake');
  await addFiles(page, ['lake-1.jpg', 'lake-2.jpg', 'lake-3.jpg'].map(sample));
  await expect(uploadPanel(page)).toContainText('3 files are safe');
  await tiles(page).first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(tiles(page)).toHaveCount(0);

  await amaranth.open('/albums?view=trash');
  await expect(tiles(page)).toHaveCount(3);
  await expect(tiles(page).first()).toHaveAccessibleName(/B · 30 days left/);
  await tiles(page).first().click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete for good' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 1 item for good?' });
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(tiles(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete 2 items for good?' })
    .getByRole('button', { name: 'Delete for good' })
    .click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
});
