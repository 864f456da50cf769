/** Starts the built desktop shell on the test double and hands its page to a test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
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
  /** Files the shell had the system show in their folder. */
  readonly shownInFolder: readonly string[];
  /** What happened outside of the page, as the double says it. */
  readonly happened: readonly object[];
  /** Opens a link that the system hands to the app. */
  openLink(link: string): void;
  /** Presses the window's `close`, the last `notification`, or an entry of the tray's menu. */
  press(what: string): void;
  /** Ends when the app has ended by itself. */
  readonly ended: Promise<unknown>;
  /** Quits the app as a person would. */
  quit(): Promise<void>;
}

export interface DesktopLaunch {
  /** The embedded server's address. It must allow `http://127.0.0.1:<rendererPort>` as an origin. */
  readonly backendOrigin: string;
  readonly rendererPort: number;
  readonly userData: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** What the app is started with. */
  readonly programArguments?: readonly string[];
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

interface SpawnOptions {
  readonly debugPort?: number;
  /** Loaded before the shell, by their paths. */
  readonly imports?: readonly string[];
  /** Another program for the double than the shell that was built. */
  readonly main?: string;
}

/** The shell that was built, by its path. */
export const builtShell = join(root, 'out/main/index.js');

/** Starts a program on the double, and waits for nothing. */
export function spawnOnDouble(
  launch: DesktopLaunch,
  { debugPort = 0, imports = [], main = builtShell }: SpawnOptions = {},
) {
  const imported = [join(import.meta.dirname, 'register.ts'), ...imports];
  return spawn(
    process.execPath,
    [...imported.flatMap((path) => ['--import', path]), main, ...(launch.programArguments ?? [])],
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
        ...launch.environment,
      },
    },
  );
}

/** Launches the shell of `out/main`. Throws when it opens no window in 20 seconds. */
export async function launchDesktopDouble(launch: DesktopLaunch): Promise<DesktopDouble> {
  const debugPort = await findFreePort();
  const child = spawnOnDouble(launch, { debugPort });
  const ended = once(child, 'exit');
  const openedOutside: string[] = [];
  const shownInFolder: string[] = [];
  const happened: object[] = [];
  const saidSchema = z.looseObject({
    openExternal: z.string().optional(),
    shownInFolder: z.string().optional(),
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    // What a library says for itself is not the double's.
    if (!line.startsWith('{')) return;
    const said = saidSchema.parse(JSON.parse(line));
    if (said.openExternal !== undefined) openedOutside.push(said.openExternal);
    else if (said.shownInFolder !== undefined) shownInFolder.push(said.shownInFolder);
    else happened.push(said);
  });
  const browser = await connect(debugPort, child);
  const page = await findMainPage(browser, launch.rendererPort);
  return {
    page,
    openedOutside,
    shownInFolder,
    happened,
    ended,
    press: (what) => void child.stdin.write(`press ${what}\n`),
    openLink: (link) => void child.stdin.write(`${link}\n`),
    async quit() {
      await browser.close();
      child.stdin.end();
      await ended;
    },
  };
}
