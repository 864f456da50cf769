import { beforeEach, expect, test, vi } from 'vitest';

const electron = vi.hoisted(() => ({ isPackaged: true, switches: new Set<string>() }));
vi.mock('electron', () => ({
  app: {
    get isPackaged() {
      return electron.isPackaged;
    },
    commandLine: { hasSwitch: (name: string) => electron.switches.has(name) },
  },
}));
const { findRefusedSwitch } = await import('./switches.ts');

beforeEach(() => {
  electron.isPackaged = true;
  electron.switches.clear();
});

test.each([
  'allow-insecure-localhost',
  'allow-running-insecure-content',
  'browser-subprocess-path',
  'disable-gpu-sandbox',
  'disable-site-isolation-trials',
  'disable-web-security',
  'enable-blink-features',
  'gpu-launcher',
  'host-resolver-rules',
  'host-rules',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'inspect',
  'inspect-brk',
  'js-flags',
  'load-extension',
  'log-file',
  'log-net-log',
  'proxy-bypass-list',
  'proxy-pac-url',
  'proxy-server',
  'remote-debugging-address',
  'remote-debugging-pipe',
  'remote-debugging-port',
  'renderer-cmd-prefix',
  'ssl-key-log-file',
  'unsafely-treat-insecure-origin-as-secure',
  'use-fake-ui-for-media-stream',
  'use-mock-keychain',
  'utility-cmd-prefix',
  'zygote-cmd-prefix',
])('a packaged program does not start with --%s', (name) => {
  electron.switches.add(name);
  expect(findRefusedSwitch()).toBe(name);
});

test('it starts with what Linux desktops and their drivers need, and with nothing', () => {
  expect(findRefusedSwitch()).toBeNull();
  for (const name of ['enable-features', 'ozone-platform', 'disable-gpu', 'hidden'])
    electron.switches.add(name);
  expect(findRefusedSwitch()).toBeNull();
});

test('who develops it may look into it', () => {
  electron.isPackaged = false;
  electron.switches.add('remote-debugging-port');
  expect(findRefusedSwitch()).toBeNull();
});
