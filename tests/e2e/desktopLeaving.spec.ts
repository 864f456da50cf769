/**
 * What the installed app asks before its page goes. A browser asks by itself and in its own words; the shell's question names
 * what is not finished. The person in front of the double presses the first button: Leave.
 */
import type { Page } from '@playwright/test';
import type { DesktopDouble } from '../support/desktopDouble/launch.ts';
import { createAlbum, dropRecording, uploadPanel } from './pages/albums.ts';
import { expect, signInOn, test } from './pages/desktop.ts';

const asked = ({ happened }: DesktopDouble) =>
  happened.flatMap((event) => ('asked' in event ? [event.asked] : []));

/** It is the shell that answers, not the test. */
async function reload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => location.reload());
  await loaded;
}

test('the question before leaving names what was typed, what is on its way, or both', async ({
  desktop,
  backend,
  rendererPort,
}) => {
  const app = await desktop.start();
  const { page } = app;
  page.on('dialog', () => undefined);
  await signInOn(app, backend.origin, rendererPort, '/settings');
  const name = page.getByLabel('Name', { exact: true });
  await name.click();
  await name.fill('Rose of the lake');
  await reload(page);
  await expect.poll(() => asked(app)).toEqual(['What you entered here is not saved.']);

  await expect(name).toHaveValue('Rose Martin');
  await createAlbum(page, 'Songs');
  // What was begun stays begun.
  await page.route('**/*', (route) =>
    /^upload/.test(route.request().headers()['x-goog-upload-command'] ?? '') ? undefined : route.fallback(),
  );
  await dropRecording(page, 'lullaby.mp3', 200_000);
  await expect(uploadPanel(page)).toContainText('lullaby.mp3');
  await reload(page);
  await expect.poll(() => asked(app).slice(1)).toEqual(['Files are still on their way.']);

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(uploadPanel(page)).toContainText('lullaby.mp3');
  await name.fill('Rose of the lake');
  await reload(page);
  await expect.poll(() => asked(app).slice(2)).toEqual(['Several things here are not finished.']);
});
