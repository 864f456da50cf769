/**
 * Whether what was downloaded can be put in place. electron-updater's AppImageUpdater removes the installed program before it moves
 * the new one there: where that fails, none is left. Days may lie between a download and the end of the program.
 */
import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** `files` as the updater named them; `appImage` is the program that one of them takes the place of, if it is one. */
export function isInstallable(files: readonly string[], appImage: string | null): boolean {
  try {
    const sizes = files.map((file) => ({ file, ...statSync(file) }));
    if (appImage === null) return sizes.length > 0;
    const folder = dirname(appImage);
    accessSync(folder, constants.W_OK);
    const { dev } = statSync(folder);
    const { bavail, bsize } = statfsSync(folder);
    // Within one file system it is renamed; into another it is copied.
    return sizes.length > 0 && sizes.every((file) => file.dev === dev || file.size <= bavail * bsize);
  } catch {
    return false;
  }
}
