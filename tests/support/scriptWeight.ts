/** The JavaScript that a page is sent, as a first visit would be sent it. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Every script that `visit` makes the page ask for, lazily loaded ones included. */
export async function scriptsOf(page: Page, visit: () => Promise<unknown>): Promise<readonly string[]> {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) addresses.add(request.url());
  });
  await visit();
  await page.waitForLoadState('networkidle');
  // The page may have them in its cache by now: they are read as they lie on the server.
  return Promise.all([...addresses].map(async (address) => (await fetch(address)).text()));
}

/** In kilobytes, gzip. */
export function weigh(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / 1000;
}
