import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const updater = vi.hoisted(() => ({
  // As electron-updater has them where nobody says otherwise, but for the last.
  autoDownload: true,
  autoInstallOnAppQuit: true,
  allowDowngrade: true,
  disableWebInstaller: false,
  logger: console as unknown,
  requestHeaders: null as unknown,
  isUserWithinRollout: () => false,
}));
vi.mock('electron-updater', () => ({ default: { autoUpdater: updater } }));
const { describeInstallation, loadUpdater } = await import('./loadUpdater.ts');

test('the updater that is used downloads nothing by itself, goes to no older version, and tells nobody who it is', async () => {
  expect(await loadUpdater()).toBe(updater);
  expect(updater).toMatchObject({
    autoDownload: false,
    autoInstallOnAppQuit: true,
    allowDowngrade: false,
    disableWebInstaller: true,
    logger: null,
    requestHeaders: { 'x-user-staging-id': '' },
  });
  // A version is for everybody at once, without such a number.
  expect(updater.isUserWithinRollout()).toBe(true);
});

test.skipIf(process.platform !== 'linux')('only a package whose manager is known is said to be one', () => {
  const resources = mkdtempSync(join(tmpdir(), 'amaranth-resources-'));
  writeFileSync(join(resources, 'app-update.yml'), 'provider: generic\nurl: https://example.org\n');
  const describePackage = (type: string) => {
    writeFileSync(join(resources, 'package-type'), type);
    return describeInstallation(resources, '/home/rose/Amaranth.AppImage');
  };
  expect(['deb', 'rpm\n', 'pacman', 'debris', ''].map(describePackage)).toEqual([
    'by-package-manager',
    'by-package-manager',
    'not-updated',
    'not-updated',
    'not-updated',
  ]);
  rmSync(resources, { recursive: true });
});
