/**
 * Arguments that would open a packaged program to whoever starts it: a door into its pages, or its network unguarded. The
 * fuses close Node's own (`electron-builder.config.ts`). `enable-features` stays: Linux desktops need it, and Electron gives it
 * to itself.
 */
import { app } from 'electron';

const refusedSwitches = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'inspect',
  'inspect-brk',
  'load-extension',
  'js-flags',
  // Programs that would be started in place of our own processes.
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'zygote-cmd-prefix',
  'browser-subprocess-path',
  'gpu-launcher',
  // Another network than the system's, whose own settings stay.
  'host-resolver-rules',
  'host-rules',
  'proxy-server',
  'proxy-pac-url',
  'proxy-bypass-list',
  // Addresses, cookies and keys of connections, and what pages log, written to a file.
  'log-net-log',
  'log-file',
  'ssl-key-log-file',
  'disable-web-security',
  'allow-running-insecure-content',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'allow-insecure-localhost',
  'unsafely-treat-insecure-origin-as-secure',
  'disable-site-isolation-trials',
  'disable-gpu-sandbox',
  'enable-blink-features',
  // Camera and microphone without the question, and keys that are everybody's.
  'use-fake-ui-for-media-stream',
  'use-mock-keychain',
] as const;

/** The first argument for which the program must not start; null when it may. */
export function findRefusedSwitch(): string | null {
  if (!app.isPackaged) return null;
  return refusedSwitches.find((name) => app.commandLine.hasSwitch(name)) ?? null;
}
