/** A file of 1 GB put into an item of the vault in the product's own page, until it is safe, beside what that takes at least. */
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Page } from '@playwright/test';
import type { Backend } from '../../support/backend.ts';
import type { Figure } from '../table.ts';
import type { MeasuredBrowser } from './browser.ts';
import { enterVault, unlock } from './opening.ts';

const LIMIT = 600_000;

/** A server that writes what it gets to a file and syncs it; the page sends it the very file, unsealed. In seconds. */
async function measurePlainPut(page: Page, folder: string): Promise<number> {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-methods', 'PUT');
    response.setHeader('access-control-allow-headers', '*');
    const target = createWriteStream(join(folder, 'floor.bin'), { flush: true });
    if (request.method === 'PUT') await pipeline(request, target);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const seconds = await page.locator('#plain').evaluate(async (element, address) => {
    const file = element instanceof HTMLInputElement ? element.files?.[0] : null;
    const begun = performance.now();
    await fetch(address, { method: 'PUT', body: file ?? null });
    return (performance.now() - begun) / 1_000;
  }, `http://127.0.0.1:${port}/`);
  server.close();
  server.closeAllConnections();
  return seconds;
}

/** `bareRate` is that of AES-GCM alone, in MB/s, of the same run. */
export async function measureUploading(
  { context }: MeasuredBrowser,
  backend: Backend,
  { path, folder, bareRate }: { readonly path: string; readonly folder: string; readonly bareRate: number },
): Promise<Figure> {
  await context.clearCookies();
  const page = await context.newPage();
  const person = await enterVault(page, backend.origin, 1);
  const { services } = await backend.server.businessLogic();
  await services.firestore.doc(`users/${person.uid}`).update({ plan: 'Pro', storageLimit: 100 * 1_024 ** 3 });
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.id = 'plain';
    document.body.append(input);
  });
  await page.locator('#plain').setInputFiles(path);
  const before = await measurePlainPut(page, folder);
  await unlock(page);
  await page.getByRole('option').first().click();
  const input = page.getByRole('main').locator('input[type="file"]').first();
  const begun = performance.now();
  await input.setInputFiles(path);
  await page.getByText('1 file is safe').first().waitFor({ timeout: LIMIT });
  const seconds = (performance.now() - begun) / 1_000;
  const after = await measurePlainPut(page, folder);
  await page.close();
  await person.leave();
  const megabytes = (await stat(path)).size / 1_048_576;
  const floor = (before + after) / 2 + megabytes / bareRate;
  return {
    name: 'the same put into an item, sealed and uploaded',
    value: megabytes / seconds,
    unit: 'MB/s',
    floor: megabytes / floor,
    aim: 'over 50 %',
  };
}
