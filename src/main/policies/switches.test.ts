import { beforeEach, expect, test, vi } from 'vitest';

const program = vi.hoisted(() => ({ isPackaged: true, switches: new Set<string>() }));
vi.mock('electron', () => ({
  app: {
    get isPackaged() {
      return program.isPackaged;
    },
    commandLine: { hasSwitch: (name: string) => program.switches.has(name) },
  },
}));
const { findRefusedSwitch } = await import('./switches.ts');

beforeEach(() => {
  program.isPackaged = true;
  program.switches.clear();
});

test.each([
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'inspect',
  'inspect-brk',
  'load-extension',
  'js-flags',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'zygote-cmd-prefix',
  'browser-subprocess-path',
  'gpu-launcher',
  'host-resolver-rules',
  'host-rules',
  'proxy-server',
  'proxy-pac-url',
  'proxy-bypass-list',
  'log-net-log',
  'ssl-key-log-file',
  'log-file',
  'enable-blink-features',
  'disable-blink-features',
  'enable-experimental-web-platform-features',
  'disable-site-isolation-trials',
  'disable-gpu-sandbox',
  'use-fake-ui-for-media-stream',
  'use-mock-keychain',
  'disable-web-security',
  'allow-running-insecure-content',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'allow-insecure-localhost',
  'unsafely-treat-insecure-origin-as-secure',
])('a packaged program is not started with --%s', (name) => {
  expect(findRefusedSwitch()).toBeNull();
  program.switches.add(name);
  expect(findRefusedSwitch()).toBe(name);
});

test('while it is developed, it is', () => {
  program.isPackaged = false;
  program.switches.add('remote-debugging-port');
  expect(findRefusedSwitch()).toBeNull();
});
