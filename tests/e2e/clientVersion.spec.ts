/** A page that stands open while its server becomes a newer one says so, and loses nothing. */
import type { Page } from '@playwright/test';
import { spawnBackend } from '../support/backend.ts';
import { expect, test } from './fixtures.ts';
import { addFiles, openNewAlbum, sample } from './pages/albums.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'There is a newer Amaranth' });

test('a page that is too old says how to go on, and sends what waited once it is new', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Annecy');
  // The server becomes a newer one under this page.
  const refusal = { message: 'Reload.', status: 'FAILED_PRECONDITION', details: { code: 'client-outdated' } };
  const answer = (route: { fulfill(answer: object): Promise<void> }) =>
    route.fulfill({ status: 400, json: { error: refusal } });
  await page.route('**/media-reserve*', answer);
  await expect(notice(page)).toHaveCount(0);
  await addFiles(page, [sample('lake-1.jpg')]);
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText('stay on this device');
  await page.unroute('**/media-reserve*', answer);
  await page.reload();
  await expect(page.getByRole('option', { name: /lake-1/ })).toBeVisible({ timeout: 30_000 });
  await expect(notice(page)).toHaveCount(0);
});

test('a page that its server will not take anything from says so at its start', async ({
  amaranth,
  shell,
}) => {
  test.skip(shell !== 'web', 'The desktop is told by the configuration it was started with.');
  const newer = await spawnBackend({
    environment: {
      AMARANTH_MINIMUM_CLIENT_VERSION: '99.0.0',
      AMARANTH_DESKTOP_UPDATE_URL: 'https://amaranth.example/app',
    },
  });
  try {
    await amaranth.page.goto(newer.origin);
    await expect(notice(amaranth.page)).toBeVisible();
    await expect(notice(amaranth.page).getByRole('button', { name: 'Reload' })).toBeVisible();
  } finally {
    await newer.stop();
  }
});
