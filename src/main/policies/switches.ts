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
  // Addresses, cookies and keys of connections, written to a file.
  'log-net-log',
  'ssl-key-log-file',
  // What a page says to its console, likewise.
  'log-file',
  // Parts of Chromium that we did not decide on, and walls within it taken down.
  'enable-blink-features',
  'disable-blink-features',
  'enable-experimental-web-platform-features',
  'disable-site-isolation-trials',
  'disable-gpu-sandbox',
  // Camera and microphone without the system's question.
  'use-fake-ui-for-media-stream',
  // A keychain whose key is known to all. Of Linux's (`password-store`) a weaker one is asked about.
  'use-mock-keychain',
  'disable-web-security',
  'allow-running-insecure-content',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'allow-insecure-localhost',
  'unsafely-treat-insecure-origin-as-secure',
] as const;

/** The first argument for which the program must not start; null when it may. */
export function findRefusedSwitch(): string | null {
  if (!app.isPackaged) return null;
  return refusedSwitches.find((name) => app.commandLine.hasSwitch(name)) ?? null;
}
