/**
 * `npm run bench`: every figure of the product beside its floor or its aim, measured in one run on this machine.
 * `--million` adds what takes long: a million documents, 100,000 files, 128 clients with 100 MiB each.
 * `--server` leaves the pages out; `--mixed` measures nothing but the mixed load; `--identity` nothing but the identity service
 * beside the vendor's auth emulator, which it installs into `out` the first time; `--vault` nothing but the vault, in Chromium; `--legacy` nothing but a look
 * of the clock at 100,000 life verifications; `--desktop` nothing but the start of the desktop's main process;
 * `--clone` nothing but the clone's memory; `--shop` nothing but a checkout and the operator's list at 100,000 orders; `--site=/` nothing but the public pages whose path begins so, in Lighthouse.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spawnBackend, startBackend } from '../support/backend.ts';
import { measureClone } from './measureClone.ts';
import { measureDesktop } from './measureDesktop.ts';
import { measureGrowth } from './measureGrowth.ts';
import { measureIdentity } from './measureIdentity.ts';
import { measureLegacy } from './measureLegacy.ts';
import { measureLoad } from './measureLoad.ts';
import { measureMixed } from './measureMixed.ts';
import { measureShop } from './measureShop.ts';
import { measureSite } from './measureSite.ts';
import { measureVault } from './measureVault.ts';
import { measurePages } from './pages.ts';
import { measureStart } from './start.ts';
import { printFigures } from './table.ts';
import { measureThumbnails } from './thumbnails.ts';
import { measureUploads } from './uploads.ts';

const { values } = parseArgs({
  options: {
    million: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
    mixed: { type: 'boolean', default: false },
    identity: { type: 'boolean', default: false },
    vault: { type: 'boolean', default: false },
    legacy: { type: 'boolean', default: false },
    clone: { type: 'boolean', default: false },
    desktop: { type: 'boolean', default: false },
    shop: { type: 'boolean', default: false },
    site: { type: 'string' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'amaranth-bench-'));
async function measureEverythingElse(): Promise<void> {
  printFigures(await measureStart(folder));
  const spawned = await spawnBackend({ isBuilt: true });
  printFigures(await measureUploads(spawned));
  await spawned.stop();
  if (!values.server) {
    const inProcess = await startBackend();
    printFigures(await measurePages(inProcess));
    printFigures(await measureThumbnails(inProcess));
    await inProcess.stop();
  }
  measureClone();
  await measureLoad(join(folder, 'load'), values.million);
  await measureGrowth(join(folder, 'growth'), values.million);
}

try {
  if (values.identity) {
    await measureIdentity(join(folder, 'identity'));
  } else if (values.site !== undefined) {
    await measureSite(values.site);
  } else if (values.clone) {
    measureClone();
  } else if (values.legacy) {
    await measureLegacy();
  } else if (values.shop) {
    await measureShop();
  } else if (values.desktop) {
    await measureDesktop();
  } else if (values.vault) {
    const backend = await startBackend();
    await measureVault(backend, folder);
    await backend.stop();
  } else {
    await measureMixed(join(folder, 'mixed'));
    if (!values.mixed) await measureEverythingElse();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);
