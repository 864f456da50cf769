/** The first steps of the program: whether it starts at all, and what is laid down before anything is shown. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const program = vi.hoisted(() => ({
  folder: '',
  switches: new Set<string>(),
  isFirst: true,
  done: [] as string[],
  listeners: new Set<string>(),
}));
vi.mock('electron', () => {
  const app = {
    isPackaged: true,
    commandLine: {
      hasSwitch: (name: string) => program.switches.has(name),
      appendSwitch: (name: string) => program.done.push(`switch ${name}`),
    },
    enableSandbox: () => program.done.push('sandbox'),
    getPath: () => program.folder,
    getLocale: () => 'en-GB',
    on: (event: string) => program.listeners.add(event),
    once: (event: string) => program.listeners.add(event),
    setAppUserModelId: () => undefined,
    setAsDefaultProtocolClient: () => true,
    requestSingleInstanceLock: () => program.isFirst,
    // As far as these tests go.
    whenReady: () => {
      program.done.push('starts');
      return new Promise(() => undefined);
    },
    exit: (code: number) => program.done.push(`exit ${code}`),
    quit: () => program.done.push('quit'),
  };
  const rest = ['BrowserWindow', 'ClipboardItem', 'Menu', 'Notification', 'Tray', 'autoUpdater', 'clipboard'];
  const more = ['dialog', 'ipcMain', 'nativeImage', 'nativeTheme', 'net', 'safeStorage', 'screen', 'session'];
  return {
    ...Object.fromEntries([...rest, ...more, 'shell'].map((name) => [name, { on: () => undefined }])),
    app,
    protocol: {
      registerSchemesAsPrivileged: (schemes: object[]) => program.done.push(JSON.stringify(schemes)),
    },
  };
});
// It looks for Electron's own program as it is loaded, which is not there.

program.folder = mkdtempSync(join(tmpdir(), 'amaranth-start-'));
afterAll(() => rmSync(program.folder, { recursive: true, force: true }));

beforeEach(() => {
  program.switches.clear();
  program.isFirst = true;
  program.done = [];
  program.listeners.clear();
  vi.resetModules();
});

async function start() {
  const said: string[] = [];
  const output = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  await import('./index.ts');
  output.mockRestore();
  return said.join('');
}

test('before anything is shown, every page is in the sandbox and nothing is cached in plain', async () => {
  await start();
  expect(program.done).toEqual([
    'sandbox',
    'switch disable-http-cache',
    JSON.stringify([
      {
        scheme: 'app',
        privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
      },
    ]),
    'starts',
  ]);
});

test('whatever window will be made is locked down, and each process that is lost is written down', async () => {
  await start();
  expect([...program.listeners]).toEqual(
    expect.arrayContaining(['web-contents-created', 'select-client-certificate', 'child-process-gone']),
  );
});

test('with a switch that opens it to others it does not start, and says which', async () => {
  program.switches.add('remote-debugging-port');
  expect(await start()).toContain('--remote-debugging-port');
  expect(program.done).toContain('exit 1');
  expect(program.done).not.toContain('starts');
});

test('a second one leaves at once: the first hears of it', async () => {
  program.isFirst = false;
  await start();
  expect(program.done).toContain('quit');
  expect(program.done).not.toContain('starts');
});
