/** Parts of the app that cannot be had: no connection, or a newer version on the server. */
import { expect, test } from './fixtures.ts';
import { openNewAlbum } from './pages/albums.ts';
import { beginLetter, keepLetter, typeLetter } from './pages/letters.ts';

test('a message that cannot be drawn yet takes no page down, and is said once it can be', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await page.route(/\/assets\/(ToastRegion|toastQueue)/, (route) => route.abort());
  await openNewAlbum(amaranth, 'Summer');
  await beginLetter(page);
  await typeLetter(page, 'To Ana', 'All my love.');
  const refused = page.waitForEvent('requestfailed', (request) => /ToastRegion/.test(request.url()));
  await keepLetter(page);
  await refused;
  await expect(page.getByRole('heading', { name: 'Summer', level: 1 })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeHidden();
  await page.unrouteAll();
  await expect(page.getByRole('alertdialog')).toHaveText(/“To Ana” is in the album/);
});
