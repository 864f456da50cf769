/** How fast photographs are inspected and drawn small before their upload, beside decoding them and nothing else. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Backend } from '../support/backend.ts';
import type { Figure } from './table.ts';

const PICTURES = 300;
/** As many as the product uses. */
const WORKERS = 2;

/** The bundled worker of the product, by the name that its build gave it. */
async function workerAddress(): Promise<string> {
  const names = await readdir(join(import.meta.dirname, '../../out/web/assets'));
  const name = names.find((candidate) => /^inspect\.worker-.*\.js$/.test(candidate));
  if (!name) throw new Error('The web build has no inspection worker.');
  return `/assets/${name}`;
}

interface Measured {
  readonly bare: number;
  readonly inspected: number;
  readonly frame: number;
}

export async function measureThumbnails(backend: Backend): Promise<Figure[]> {
  const executablePath = process.env.AMARANTH_CHROMIUM;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  // The floor’s own worker is no file of the site, which its policy would refuse.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(backend.origin);
  const measured = await page.evaluate(
    async ({ address, pictures, workers }): Promise<Measured> => {
      const canvas = new OffscreenCanvas(4_000, 3_000);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('No canvas.');
      for (let spot = 0; spot < 6_000; spot += 1) {
        pen.fillStyle = `hsl(${(spot * 7) % 360} ${spot % 100}% ${(spot * 3) % 100}%)`;
        pen.fillRect(
          (spot * 397) % 4_000,
          (spot * 911) % 3_000,
          20 + ((spot * 13) % 300),
          20 + ((spot * 17) % 200),
        );
      }
      const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const file = new File([picture], 'twelve-megapixels.jpg', { type: 'image/jpeg' });

      const perSecond = async (work: (() => Promise<unknown>)[]) => {
        let left = pictures;
        const begun = performance.now();
        await Promise.all(
          work.map(async (next) => {
            while (left > 0) {
              left -= 1;
              await next();
            }
          }),
        );
        return pictures / ((performance.now() - begun) / 1_000);
      };
      const asking = (worker: Worker, question: (id: string) => unknown) => () =>
        new Promise((resolve) => {
          worker.addEventListener('message', resolve, { once: true });
          worker.postMessage(question(crypto.randomUUID()));
        });

      const bareCode =
        'onmessage = async ({ data }) => { (await createImageBitmap(data)).close(); postMessage(0); };';
      const bareAddress = URL.createObjectURL(new Blob([bareCode], { type: 'text/javascript' }));
      const inspectors = Array.from({ length: workers }, () => {
        const worker = new Worker(address, { type: 'module' });
        // One call in comlink's own words, as the product makes it.
        return asking(worker, (id) => ({
          id,
          type: 'APPLY',
          path: ['inspectFile'],
          argumentList: [
            { type: 'RAW', value: file },
            { type: 'RAW', value: { isLookedAt: true } },
          ],
        }));
      });
      await Promise.all(inspectors.map((inspect) => inspect()));

      const frames: number[] = [];
      let last = performance.now();
      let isWatching = true;
      const watch = (now: number) => {
        frames.push(now - last);
        last = now;
        if (isWatching) requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
      const inspected = await perSecond(inspectors);
      isWatching = false;
      const sorted = frames.slice(5).sort((one, other) => one - other);
      const frame = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
      const bare = await perSecond(
        Array.from({ length: workers }, () => asking(new Worker(bareAddress), () => file)),
      );
      return { bare, inspected, frame };
    },
    { address: await workerAddress(), pictures: PICTURES, workers: WORKERS },
  );
  await browser.close();
  return [
    {
      name: `${PICTURES} photographs of 12 megapixels inspected`,
      value: measured.inspected,
      unit: '/s',
      floor: measured.bare,
      aim: 'over 60 %',
    },
    {
      name: 'the page’s frames meanwhile, 95th percentile',
      value: measured.frame,
      unit: 'ms',
      aim: 'under 16.7',
    },
  ];
}
