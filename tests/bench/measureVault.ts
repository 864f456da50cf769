/** The vault in Chromium, each figure beside its floor: opening it, its list and search, and sealing a large file. */
import { join } from 'node:path';
import type { Backend } from '../support/backend.ts';
import { printFigures } from './table.ts';
import { launchWithProfile } from './vault/browser.ts';
import { measureOpening } from './vault/opening.ts';
import { measureSealing } from './vault/sealing.ts';

export async function measureVault(backend: Backend, folder: string): Promise<void> {
  const browser = await launchWithProfile(join(folder, 'profile'));
  printFigures(await measureOpening(browser, backend.origin));
  printFigures(await measureSealing(browser, backend, folder));
  await browser.context.close();
}
