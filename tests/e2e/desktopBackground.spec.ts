/**
 * What the installed app does while no window is to be seen. Presses outside of the page, the tray's menu and the system's
 * notifications are the double's: the real ones are seen on a desktop alone.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDocument } from '../support/documents.ts';
import { isSessionKept } from './fixtures.ts';
import { signOut } from './pages/account.ts';
import { expect, lastTray, lastWindow, notifications, signInOn, test } from './pages/desktop.ts';

test('a check-in that comes due while no window is to be seen is notified, and a press leads to it', async ({
  desktop,
  backend,
  rendererPort,
}) => {
  const app = await desktop.start();
  const { page } = app;
  const userId = await signInOn(app, backend.origin, rendererPort, '/settings');
  await page.getByText('Keep running in the background').click();
  await expect.poll(() => lastTray(app)).toEqual(['Open Amaranth', 'Quit Amaranth']);

  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Keep running in the background/ })).toBeChecked();
  app.press('close');
  await expect.poll(() => lastWindow(app)).toBe('minimized');

  await writeDocument(backend.origin, `users/${userId}/lifeVerifications/real`, {
    life: { state: { is: 'due' }, policy: { timeZone: 'Europe/Paris' } },
  });
  await page.clock.fastForward('15:01');
  await expect
    .poll(() => notifications(app))
    .toEqual([
      {
        notified: {
          title: 'Amaranth asks whether you are there',
          body: 'One press in Amaranth is enough.',
        },
      },
    ]);
  await expect.poll(() => lastTray(app)).toEqual(['Open Amaranth', 'Check in…', 'Quit Amaranth']);

  app.press('notification');
  await expect.poll(() => lastWindow(app)).toBe('shown');
  await expect(page).toHaveURL(/\/life-verification-setup$/);
  await expect(page.getByRole('button', { name: 'I am here' })).toBeVisible();
});

test('on a public page too a check-in that comes due is notified once, and the tray offers it until who is asked signs out', async ({
  desktop,
  backend,
  rendererPort,
}) => {
  const app = await desktop.start();
  const { page } = app;
  const userId = await signInOn(app, backend.origin, rendererPort, '/settings');
  await page.getByText('Keep running in the background').click();
  await expect.poll(() => lastTray(app)).toEqual(['Open Amaranth', 'Quit Amaranth']);
  await page.clock.install();
  // The landing page reads nothing of the server.
  await page.goto(`http://127.0.0.1:${rendererPort}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  app.press('close');
  await expect.poll(() => lastWindow(app)).toBe('minimized');
  await writeDocument(backend.origin, `users/${userId}/lifeVerifications/real`, {
    life: { state: { is: 'due' }, policy: { timeZone: 'Europe/Paris' } },
  });
  await page.clock.fastForward('15:01');
  const withCheckIn = ['Open Amaranth', 'Check in…', 'Quit Amaranth'];
  await expect.poll(() => lastTray(app)).toEqual(withCheckIn);
  await expect.poll(() => notifications(app)).toHaveLength(1);

  const before = app.happened.length;
  app.press('Check in…');
  await expect(page).toHaveURL(/\/life-verification-setup$/);
  await expect(page.getByRole('button', { name: 'I am here' })).toBeVisible();
  // From one page to another it is neither told again nor taken out of the menu.
  expect(app.happened.slice(before).filter((event) => 'tray' in event || 'notified' in event)).toEqual([]);

  await page.goto(`http://127.0.0.1:${rendererPort}/contact`);
  await expect
    .poll(() => app.happened.slice(before).filter((event) => 'tray' in event))
    .toEqual([{ tray: ['Open Amaranth', 'Quit Amaranth'] }, { tray: withCheckIn }]);
  await page.goto(`http://127.0.0.1:${rendererPort}/settings`);
  await signOut(page);
  // With nobody signed in there is nothing to stay for.
  await expect.poll(() => lastTray(app)).toBeNull();
});

test('closing the window ends the app, until somebody chose that it keeps running', async ({
  desktop,
  backend,
  rendererPort,
}) => {
  const first = await desktop.start();
  await expect(first.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  first.press('close');
  await first.ended;

  const app = await desktop.start();
  await signInOn(app, backend.origin, rendererPort, '/settings');
  const keepsRunning = app.page.getByRole('switch', { name: /^Keep running in the background/ });
  await expect(keepsRunning).not.toBeChecked();
  await app.page.getByText('Keep running in the background').click();
  await expect(keepsRunning).toBeChecked();
  app.press('close');
  await expect.poll(() => lastWindow(app)).toBe('minimized');
  app.press('Open Amaranth');
  await expect.poll(() => lastWindow(app)).toBe('shown');

  await app.page.getByText('Keep running in the background').click();
  await expect.poll(() => lastTray(app)).toBe(null);
  app.press('close');
  await app.ended;
});

test('it opens at login only for who chose that, out of sight, and Quit in the tray ends it', async ({
  desktop,
  backend,
  rendererPort,
}) => {
  const app = await desktop.start();
  await signInOn(app, backend.origin, rendererPort, '/settings');
  const opensAtLogin = app.page.getByRole('switch', { name: /^Open when I log in/ });
  await expect(opensAtLogin).not.toBeChecked();
  await app.page.getByText('Open when I log in').click();
  await expect(opensAtLogin).toBeChecked();
  const entry = await readFile(join(desktop.autostartFolder, 'amaranth.desktop'), 'utf8');
  expect(entry).toMatch(/^Exec=".+" "--hidden"$/m);

  const atLogin = await desktop.start('--hidden');
  await expect.poll(() => lastTray(atLogin)).toEqual(['Open Amaranth', 'Quit Amaranth']);
  await expect.poll(() => lastWindow(atLogin)).toBe('minimized');
  atLogin.press('Quit Amaranth');
  await atLogin.ended;

  const again = await desktop.start();
  if (isSessionKept('desktop-double')) await again.page.goto(`http://127.0.0.1:${rendererPort}/settings`);
  else await signInOn(again, backend.origin, rendererPort, '/settings');
  await again.page.getByText('Open when I log in').click();
  await expect(again.page.getByRole('switch', { name: /^Open when I log in/ })).not.toBeChecked();
  expect(await readdir(desktop.autostartFolder)).toEqual([]);
  // Nobody would find a window that is out of sight now.
  const shown = await desktop.start('--hidden');
  await expect.poll(() => lastWindow(shown)).toBe('shown');
});
