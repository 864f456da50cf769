/** The trash can be emptied, and gives its room back. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addFiles, openNewAlbum, sample, tiles, uploadPanel } from './pages/albums.ts';

test('one thing, and then all of the trash, is deleted for good after a question', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Summers at the lake');
  await addFiles(page, ['lake-1.jpg', 'lake-2.jpg', 'lake-3.jpg'].map(sample));
  await expect(uploadPanel(page)).toContainText('3 files are safe');
  await expect(tiles(page)).toHaveCount(3);
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

/** Whether two things on the screen share a pixel. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not on the screen.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('on a phone no message lies over what is pressed next, and every button is on the screen', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Summers at the lake');
  await addFiles(page, ['lake-1.jpg', 'lake-2.jpg', 'lake-3.jpg'].map(sample));
  await expect(uploadPanel(page)).toContainText('3 files are safe');
  await expect(tiles(page)).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('toolbar');
  const messages = page.getByRole('region', { name: 'Notifications' }).getByRole('alertdialog');
  const select = async () => {
    await tiles(page).first().focus();
    await page.keyboard.press('Space');
  };
  await select();
  await page.keyboard.press('Delete');
  await expect(tiles(page)).toHaveCount(2);
  await select();
  const deleted = messages.filter({ hasText: 'in the trash' });
  // A message under the pointer stays.
  await deleted.hover();
  expect(await overlap(deleted, bar)).toBe(false);
  await page.keyboard.press('ControlOrMeta+a');
  const trashed = page.waitForResponse('**/media-trash*');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await trashed;

  await amaranth.open('/albums?view=trash');
  await expect(tiles(page)).toHaveCount(3);
  await tiles(page).first().click();
  await bar.getByRole('button', { name: 'Restore' }).click();
  const restored = messages.filter({ hasText: 'back in place' });
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 items for good?' });
  await restored.hover();
  for (const name of ['Close', 'Cancel', 'Delete for good']) {
    expect(await overlap(restored, question.getByRole('button', { name })), name).toBe(false);
  }
  await question.getByRole('button', { name: 'Cancel' }).click();

  await amaranth.open('/settings');
  await page.getByText('Français').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await amaranth.open('/albums?view=trash');
  await tiles(page).first().click();
  await expect(bar.getByRole('button').first()).toBeVisible();
  const screen = page.viewportSize()?.width ?? 0;
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? screen + 1)).toBeLessThanOrEqual(screen);
  }
});
