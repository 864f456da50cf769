/** How much JavaScript a page is sent, as a first visit would be sent it. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

interface ScriptWeight {
  /** Gzip. */
  readonly kilobytes: number;
  readonly files: number;
}

/** Every script that `visit` makes the page ask for, lazily loaded ones included. */
export async function weighScripts(page: Page, visit: () => Promise<unknown>): Promise<ScriptWeight> {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) addresses.add(request.url());
  });
  await visit();
  await page.waitForTimeout(1_000);
  // The page may have them in its cache by now: they are weighed as they lie on the server.
  const sizes = await Promise.all(
    [...addresses].map(async (address) => gzipSync(await (await fetch(address)).text()).length),
  );
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, files: addresses.size };
}
