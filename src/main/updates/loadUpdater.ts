/**
 * electron-updater, loaded when it is needed first, and what it may do. Signatures are its own matter: macOS checks the new
 * version's by itself, Windows against the publisher that the installed one was signed by (`app-update.yml`); an AppImage is
 * held to the checksum that its operator's https address gives.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppUpdater } from 'electron-updater';

export type Installation = 'replaces-itself' | 'by-package-manager' | 'not-updated';

/** How this program was installed: without an address of its operator to look at (packaging writes it), it stays as it is. */
export function describeInstallation(resources: string | undefined, appImage: string | null): Installation {
  const description = resources && join(resources, 'app-update.yml');
  if (!description || !existsSync(description)) return 'not-updated';
  if (process.platform === 'win32') {
    // Without the publisher's name electron-updater would take an installer of anybody's.
    return /^publisherName:[ \t]*(?:\r?\n[ \t]*-[ \t]*)?[^\s-]/m.test(readFileSync(description, 'utf8'))
      ? 'replaces-itself'
      : 'not-updated';
  }
  if (process.platform !== 'linux') return 'replaces-itself';
  // Before the AppImage: a package is never replaced by anything but its manager.
  const packageType = join(resources, 'package-type');
  if (existsSync(packageType)) {
    return /^(?:deb|rpm)\s*$/.test(readFileSync(packageType, 'utf8')) ? 'by-package-manager' : 'not-updated';
  }
  return appImage ? 'replaces-itself' : 'not-updated';
}

let loaded: AppUpdater | null = null;

export async function loadUpdater(): Promise<AppUpdater> {
  const { default: electronUpdater } = await import('electron-updater');
  loaded = allowLittle(electronUpdater.autoUpdater);
  return loaded;
}

/** What was downloaded is not put in place when the program quits. */
export function forgoInstallation(): void {
  if (loaded) loaded.autoInstallOnAppQuit = false;
}

export function allowLittle(updater: AppUpdater): AppUpdater {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = true;
  updater.allowDowngrade = false;
  updater.disableWebInstaller = true;
  // Its lines hold paths and addresses; what matters is in ours.
  updater.logger = null;
  // It would send a number of this installation with each request, for updates that some get before others.
  updater.requestHeaders = { 'x-user-staging-id': '' };
  updater.isUserWithinRollout = () => true;
  return updater;
}
