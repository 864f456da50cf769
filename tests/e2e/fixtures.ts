/**
 * What every end-to-end spec stands on: an embedded server of its own for each worker, and the app opened in the
 * project's shell. A spec asks for `amaranth` and does not know which shell it runs in.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  chromium,
  _electron as electron,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { type SpawnedBackend, spawnBackend } from '../support/backend.ts';
import { findFreePort, launchDesktopDouble } from '../support/desktopDouble/launch.ts';

export interface ShellOptions {
  readonly shell: 'web' | 'desktop-double' | 'desktop-electron';
}

/** Whether somebody is still signed in after a restart: with a keychain, which a browser that was closed has not (SPEC §4). */
export const isSessionKept = (shell: ShellOptions['shell']): boolean =>
  shell === 'desktop-electron' || (shell === 'desktop-double' && process.env.AMARANTH_TEST_KEYRING === '1');

/** Told by a test that closes the app and starts it again: its browser keeps its profile on disk. */
export const restarts = '@restarts';

/** Told by a test of what the shell changes: it runs on the double of the desktop shell too. */
export const inEveryShell = '@every-shell';

export interface Amaranth {
  readonly page: Page;
  /** Where the embedded server answers, for what a test does beside the app. */
  readonly serverOrigin: string;
  /** Opens a path of the app, as a person with a bookmark would. */
  open(path: string): Promise<void>;
  /** Opens a link that the system hands to the installed app; absent in a browser, which has none. */
  readonly openLink?: (link: string) => Promise<void>;
  /** Files that the system was to show in their folder: seen in the double alone. */
  readonly shownInFolder?: readonly string[];
  /** Addresses that the shell handed to the system's browser: seen in the double alone. */
  readonly openedOutside?: readonly string[];
  /** Where the installed app keeps what it keeps; absent in a browser. */
  readonly userDataFolder?: string;
  /**
   * Closes the app and starts it again on the same device. The desktop keeps its session; a browser that was closed
   * does not (SPEC §4). Gives the new page. The test says `{ tag: restarts }`.
   */
  restart(): Promise<Amaranth>;
}

export interface Backend {
  readonly origin: string;
  readonly server: SpawnedBackend;
}

type ContextOptions = Pick<BrowserContextOptions, 'viewport' | 'locale' | 'timezoneId'>;

interface Device {
  open(): Promise<
    Pick<Amaranth, 'page' | 'openLink' | 'shownInFolder' | 'openedOutside' | 'userDataFolder'> & {
      base: string;
      close(): Promise<void>;
    }
  >;
  discard(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** Path of Electron's binary, or null: its npm package fetches it on first use, which not every machine can. */
export function findElectron(): string | null {
  const folder = join(createRequire(import.meta.url).resolve('electron/package.json'), '..');
  const names = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe', linux: 'electron' };
  const name = names[process.platform as keyof typeof names] ?? 'electron';
  const path = process.env.ELECTRON_OVERRIDE_DIST_PATH
    ? join(process.env.ELECTRON_OVERRIDE_DIST_PATH, name)
    : join(folder, 'dist', name);
  return existsSync(path) ? path : null;
}

/** A profile of its own in the worker's browser, which starts faster than a browser and ends with its window. */
function freshDevice(origin: string, browser: Browser, options: ContextOptions): Device {
  let isOpened = false;
  return {
    async open() {
      if (isOpened) throw new Error('A test that restarts the app says so with the tag `restarts`.');
      isOpened = true;
      const context = await browser.newContext(options);
      return { page: await context.newPage(), base: origin, close: () => context.close() };
    },
    discard: () => Promise.resolve(),
  };
}

/** A browser with a profile on disk: what it keeps outlives the window, its session does not. */
async function keptDevice(origin: string, options: LaunchOptions & ContextOptions): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'amaranth-browser-'));
  return {
    async open() {
      const context = await chromium.launchPersistentContext(profile, options);
      const page = context.pages()[0] ?? (await context.newPage());
      return { page, base: origin, close: () => context.close() };
    },
    discard: () => rm(profile, { recursive: true, force: true }),
  };
}

async function doubleDevice(origin: string, rendererPort: number): Promise<Device> {
  const userData = await mkdtemp(join(tmpdir(), 'amaranth-desktop-'));
  return {
    async open() {
      const double = await launchDesktopDouble({ backendOrigin: origin, rendererPort, userData });
      return {
        page: double.page,
        base: `http://127.0.0.1:${rendererPort}`,
        close: double.quit,
        openLink: async (link) => double.openLink(link),
        shownInFolder: double.shownInFolder,
        openedOutside: double.openedOutside,
        userDataFolder: userData,
      };
    },
    discard: () => rm(userData, { recursive: true, force: true }),
  };
}

async function electronDevice(origin: string, executablePath: string): Promise<Device> {
  const userData = await mkdtemp(join(tmpdir(), 'amaranth-desktop-'));
  return {
    async open() {
      const application = await electron.launch({
        executablePath,
        args: [root, `--user-data-dir=${userData}`],
        env: { ...process.env, AMARANTH_ORIGIN: origin },
      });
      return {
        page: await application.firstWindow(),
        base: 'app://amaranth',
        openLink: (link) =>
          application.evaluate(
            ({ app }, given) => void app.emit('second-instance', {}, ['amaranth', given]),
            link,
          ),
        close: () => application.close(),
        userDataFolder: userData,
      };
    },
    discard: () => rm(userData, { recursive: true, force: true }),
  };
}

interface Fixtures extends ShellOptions {
  readonly amaranth: Amaranth;
}

interface WorkerFixtures {
  readonly rendererPort: number;
  readonly backend: Backend;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shell: ['web', { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are wanted
  rendererPort: [async ({}, use) => use(await findFreePort()), { scope: 'worker' }],

  backend: [
    async ({ rendererPort }, use) => {
      const server = await spawnBackend({
        environment: {
          // The double shows app://amaranth under this loopback address.
          AMARANTH_ORIGINS: `http://127.0.0.1:${rendererPort}`,
          AMARANTH_ADMIN_EMAILS: 'admin@amaranth.example',
          AMARANTH_DEMO: '1',
        },
      });
      await use({ origin: server.origin, server });
      await server.stop();
    },
    { scope: 'worker' },
  ],

  amaranth: async (
    { shell, launchOptions, viewport, locale, timezoneId, browser, backend, rendererPort },
    use,
    testInfo,
  ) => {
    const executable = shell === 'desktop-electron' ? findElectron() : null;
    testInfo.skip(
      shell === 'desktop-electron' && executable === null,
      'Electron’s binary is not on this machine (its npm package downloads it on first use); the double ran instead.',
    );
    const options = { viewport, ...(locale ? { locale } : {}), ...(timezoneId ? { timezoneId } : {}) };
    const openDevice = () => {
      if (shell === 'web') {
        return testInfo.tags.includes(restarts)
          ? keptDevice(backend.origin, { ...launchOptions, ...options })
          : freshDevice(backend.origin, browser, options);
      }
      return executable === null
        ? doubleDevice(backend.origin, rendererPort)
        : electronDevice(backend.origin, executable);
    };
    const device = await openDevice();
    let close: () => Promise<void> = () => Promise.resolve();
    const start = async (): Promise<Amaranth> => {
      const opened = await device.open();
      close = opened.close;
      return {
        page: opened.page,
        serverOrigin: backend.origin,
        open: async (path) => {
          await opened.page.goto(opened.base + path);
          // A public page waits for a sign of somebody before it loads the app.
          await opened.page.mouse.move(4, 4);
        },
        ...(opened.openLink ? { openLink: opened.openLink } : {}),
        ...(opened.shownInFolder ? { shownInFolder: opened.shownInFolder } : {}),
        ...(opened.openedOutside ? { openedOutside: opened.openedOutside } : {}),
        ...(opened.userDataFolder ? { userDataFolder: opened.userDataFolder } : {}),
        restart: async () => {
          await opened.close();
          return start();
        },
      };
    };
    await use(await start());
    await close();
    await device.discard();
  },
});

export { expect } from '@playwright/test';
