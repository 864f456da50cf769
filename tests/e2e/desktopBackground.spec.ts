/**
 * What the installed app does while no window is to be seen. Presses outside of the page, the tray's menu and the system's
 * notifications are the double's: the real ones are seen on a desktop alone.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DesktopDouble, launchDesktopDouble } from '../support/desktopDouble/launch.ts';
import { writeDocument } from '../support/documents.ts';
import { test as base, expect, isSessionKept } from './fixtures.ts';
import { newCredentials, newMember } from './pages/account.ts';

interface Desktop {
  /** Starts the app on the same computer, as somebody would or as its login does. */
  start(...programArguments: string[]): Promise<DesktopDouble>;
  readonly autostartFolder: string;
}

const test = base.extend<{ desktop: Desktop }>({
  desktop: async ({ shell, backend, rendererPort }, use, testInfo) => {
    testInfo.skip(shell !== 'desktop-double', 'What the system was told can be read from the double alone.');
    const userData = await mkdtemp(join(tmpdir(), 'amaranth-desktop-'));
    const configuration = join(userData, 'xdg');
    const started: DesktopDouble[] = [];
    await use({
      autostartFolder: join(configuration, 'autostart'),
      start: async (...programArguments) => {
        await started.at(-1)?.quit();
        const app = await launchDesktopDouble({
          backendOrigin: backend.origin,
          rendererPort,
          userData,
          environment: { XDG_CONFIG_HOME: configuration },
          programArguments,
        });
        started.push(app);
        return app;
      },
    });
    await started.at(-1)?.quit();
    await rm(userData, { recursive: true, force: true });
  },
});

const lastWindow = ({ happened }: DesktopDouble) =>
  happened.findLast((event): event is { window: string } => 'window' in event)?.window;
const lastTray = ({ happened }: DesktopDouble) =>
  happened.findLast((event): event is { tray: string[] | null } => 'tray' in event)?.tray;
const notifications = ({ happened }: DesktopDouble) => happened.filter((event) => 'notified' in event);

async function signIn(
  { page }: DesktopDouble,
  serverOrigin: string,
  rendererPort: number,
  path: string,
): Promise<string> {
  const origin = `http://127.0.0.1:${rendererPort}`;
  const open = async (to: string) => void (await page.goto(origin + to));
  const credentials = newCredentials();
  const amaranth = { page, serverOrigin, open, restart: () => Promise.reject(new Error('It stays open.')) };
  const person = await newMember(amaranth, credentials);
  await open('/signin');
  await page.getByLabel('E-mail').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();
  await open(path);
  await person.leave();
  return person.uid;
}

test('a check-in that comes due while no window is to be seen is notified, and a press leads to it', async ({
  desktop,
  backend,
  rendererPort,
}) => {
  const app = await desktop.start();
  const { page } = app;
  const userId = await signIn(app, backend.origin, rendererPort, '/settings');
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
  await signIn(app, backend.origin, rendererPort, '/settings');
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
  await signIn(app, backend.origin, rendererPort, '/settings');
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
  else await signIn(again, backend.origin, rendererPort, '/settings');
  await again.page.getByText('Open when I log in').click();
  await expect(again.page.getByRole('switch', { name: /^Open when I log in/ })).not.toBeChecked();
  expect(await readdir(desktop.autostartFolder)).toEqual([]);
  // Nobody would find a window that is out of sight now.
  const shown = await desktop.start('--hidden');
  await expect.poll(() => lastWindow(shown)).toBe('shown');
});
