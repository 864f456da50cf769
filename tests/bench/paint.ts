/** When the largest part of a page stands on a phone's slow connection, as Lighthouse simulates one. */
import type { Page } from '@playwright/test';
import { median } from './table.ts';

/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** A phone's processor beside this one. */
const SLOWDOWN = 4;

/** The largest contentful paint of a visit with an empty cache, in milliseconds. The page keeps who is signed in. */
async function measureLargestPaint(page: Page, address: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.clearBrowserCache');
  await client.send('Network.emulateNetworkConditions', slow4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: 'networkidle' });
  const largest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.send('Network.emulateNetworkConditions', unlimited);
  await client.detach();
  return largest;
}

/** The middle one of three visits. */
export async function measureUsualPaint(page: Page, address: string): Promise<number> {
  const paints: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) paints.push(await measureLargestPaint(page, address));
  return median(paints);
}
