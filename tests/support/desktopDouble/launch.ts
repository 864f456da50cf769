/** Starts the built desktop shell on the test double and hands its page to a test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { waitFor } from '../waitFor.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Asks the system for a free loopback port. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

export interface DesktopDouble {
  readonly page: Page;
  /** Addresses the shell handed to the system browser. */
  readonly openedOutside: readonly string[];
  /** Quits the app as a person would. */
  quit(): Promise<void>;
}

export interface DesktopLaunch {
  /** The embedded server's address. It must allow `http://127.0.0.1:<rendererPort>` as an origin. */
  readonly backendOrigin: string;
  readonly rendererPort: number;
  readonly userData: string;
}

async function connect(debugPort: number, child: ChildProcess): Promise<Browser> {
  let failure: unknown = null;
  const browser = await waitFor(
    () =>
      chromium.connectOverCDP(`http://127.0.0.1:${debugPort}`).catch((error: unknown) => {
        if (child.exitCode !== null) throw error;
        failure = error;
        return null;
      }),
    { every: 100, atMost: 20_000 },
  );
  if (!browser) throw failure;
  return browser;
}

async function findMainPage(browser: Browser, rendererPort: number): Promise<Page> {
  const page = await waitFor(
    async () => {
      const pages = browser.contexts().flatMap((context) => context.pages());
      return (
        pages.find((candidate) => candidate.url().startsWith(`http://127.0.0.1:${rendererPort}/`)) ?? null
      );
    },
    { every: 50, atMost: 20_000 },
  );
  if (!page) throw new Error('The desktop shell opened no window.');
  return page;
}

/** Launches the shell of `out/main`. Throws when it opens no window in 20 seconds. */
export async function launchDesktopDouble(launch: DesktopLaunch): Promise<DesktopDouble> {
  const debugPort = await findFreePort();
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'register.ts'), join(root, 'out/main/index.js')],
    {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_NO_WARNINGS: '1',
        AMARANTH_ORIGIN: launch.backendOrigin,
        AMARANTH_DOUBLE_USER_DATA: launch.userData,
        AMARANTH_DOUBLE_DEBUG_PORT: String(debugPort),
        AMARANTH_DOUBLE_RENDERER_PORT: String(launch.rendererPort),
      },
    },
  );
  const openedOutside: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) {
      const match = /^\{"openExternal":"(.*)"\}$/.exec(line);
      if (match?.[1]) openedOutside.push(match[1]);
    }
  });
  const browser = await connect(debugPort, child);
  const page = await findMainPage(browser, launch.rendererPort);
  return {
    page,
    openedOutside,
    async quit() {
      const ended = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
      await browser.close();
      child.stdin.end();
      await ended;
    },
  };
}
