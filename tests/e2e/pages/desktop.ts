/** The installed app as its computer sees it, on the double: what is pressed outside of its page, and what it has shown there. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DesktopDouble, launchDesktopDouble } from '../../support/desktopDouble/launch.ts';
import { test as base, expect } from '../fixtures.ts';
import { newCredentials, newMember } from './account.ts';

export interface Desktop {
  /** Starts the app on the same computer, as somebody would or as its login does. */
  start(...programArguments: string[]): Promise<DesktopDouble>;
  readonly autostartFolder: string;
}

export { expect };

export const test = base.extend<{ desktop: Desktop }>({
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

export const lastWindow = ({ happened }: DesktopDouble) =>
  happened.findLast((event): event is { window: string } => 'window' in event)?.window;
export const lastTray = ({ happened }: DesktopDouble) =>
  happened.findLast((event): event is { tray: string[] | null } => 'tray' in event)?.tray;
export const notifications = ({ happened }: DesktopDouble) => happened.filter((event) => 'notified' in event);

export async function signInOn(
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
