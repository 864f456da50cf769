/** "Notifications on this device": what the switch in Settings promises. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeBack } from './pages/account.ts';
import { addFiles, openNewAlbum, sample, uploadPanel } from './pages/albums.ts';

/** Notifications as they go to the system, which allows them, and a person who looks at something else. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownNotifications: shown });
    window.Notification = new Proxy(window.Notification, {
      // A browser without a window has nowhere to show one, and refuses them all.
      get: (target, name) => (name === 'permission' ? 'granted' : Reflect.get(target, name)),
      construct(target, [title, options]: [string, NotificationOptions]) {
        shown.push(`${title}: ${options.body}`);
        return new target(title, options);
      },
    });
    document.hasFocus = () => false;
  });
}
const shownNotifications = (page: Page) =>
  page.evaluate(() => (window as unknown as { shownNotifications: string[] }).shownNotifications);

test('who looks elsewhere is told when the files are safe, and who does not want to be told is not', async ({
  amaranth,
  shell,
}) => {
  test.skip(shell !== 'web', 'The double shows pages of Chromium: its notifications are the same ones.');
  const { page } = amaranth;
  await listen(page);
  await openNewAlbum(amaranth, 'Summers at the lake');
  await addFiles(page, [sample('lake-1.jpg'), sample('lake-2.jpg')]);
  await expect(uploadPanel(page)).toContainText('2 files are safe');
  await expect.poll(() => shownNotifications(page)).toEqual(['Amaranth: 2 files are safe']);

  const album = page.url();
  await amaranth.open('/settings');
  await page.locator('label').filter({ hasText: 'Notifications on this device' }).click();
  await expect(page.getByRole('switch', { name: /^Notifications on this device/ })).not.toBeChecked();
  await page.goto(album);
  await addFiles(page, [sample('lake-3.jpg')]);
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await shownNotifications(page)).toEqual([]);
});

test('where the browser refuses, Settings says so and where to change it', async ({ amaranth, shell }) => {
  test.skip(
    shell !== 'web',
    'On the desktop the app grants itself notifications; the system has its own switch.',
  );
  const { page } = amaranth;
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await comeBack(amaranth);
  await amaranth.open('/settings');
  await expect(page.getByText('does not allow them for Amaranth')).toBeVisible();
});
