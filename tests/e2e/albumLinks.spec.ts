/** An album's card is a link: the browser opens it where the person wants it, and the card is still theirs to move. */
import { expect, test } from './fixtures.ts';
import { createAlbum, openNewAlbum } from './pages/albums.ts';

test('an album opens in a tab of its own by Ctrl-click, the middle button and Ctrl+Enter, and here by a click or Enter', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await openNewAlbum(amaranth, 'Summers');
  const address = page.url();
  await open('/albums');
  const card = page.getByRole('row', { name: 'Summers' });
  const link = card.getByRole('link', { name: 'Summers' });
  await expect(link).toHaveAttribute('href', new URL(address).pathname);
  const opensElsewhere = async (act: () => Promise<void>) => {
    const tab = page.context().waitForEvent('page');
    await act();
    const opened = await tab;
    await opened.waitForURL(address);
    await opened.close();
    await expect(page).toHaveURL(/\/albums$/);
  };
  // On the picture: the whole card is the link.
  const picture = { position: { x: 80, y: 90 } };
  await opensElsewhere(() => card.click({ ...picture, modifiers: ['ControlOrMeta'] }));
  await opensElsewhere(() => card.click({ ...picture, button: 'middle' }));
  await opensElsewhere(async () => {
    await card.focus();
    await page.keyboard.press('ControlOrMeta+Enter');
  });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await page.goBack();
  await card.click(picture);
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(/\/albums$/);
});

test('a card that is a link is still dragged into its place, and its menu opens', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await openNewAlbum(amaranth, 'First');
  await createAlbum(page, 'Second');
  await open('/albums');
  const titles = page.getByRole('row').getByRole('heading');
  await expect(titles).toHaveText(['Second', 'First']);
  await page.getByRole('row', { name: 'Second' }).dragTo(page.getByRole('row', { name: 'First' }), {
    sourcePosition: { x: 120, y: 90 },
    targetPosition: { x: 4, y: 90 },
  });
  await expect(titles).toHaveText(['Second', 'First']);
  await page
    .getByRole('row', { name: 'Second' })
    .getByRole('button', { name: /Second/ })
    .last()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
});
