/** A file of 1 GB sealed by the product's own worker into the page's own folder, beside AES-GCM of WebCrypto alone. */
import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CHUNK_LENGTH } from '#shared/vault/files.ts';
import type { Backend } from '../../support/backend.ts';
import type { Figure } from '../table.ts';
import { type MeasuredBrowser, memoryRise, workerAddress } from './browser.ts';
import { measureUploading } from './uploading.ts';

const MEGABYTES = 1_024;

async function writeFile(path: string): Promise<void> {
  const piece = randomBytes(1_048_576);
  const file = await open(path, 'w');
  for (let index = 0; index < MEGABYTES; index += 1) await file.write(piece);
  await file.close();
}

/** Chunks of the product's length, eight at once, of bytes that already stand in memory: in MB/s. */
const bareCode = `onmessage = async ({ data: { megabytes, chunkLength } }) => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  const block = new Uint8Array(8 * chunkLength);
  const begun = performance.now();
  let number = 0;
  for (let done = 0; done < megabytes * 1048576; done += block.length) {
    await Promise.all(Array.from({ length: 8 }, (_, index) => {
      const iv = new Uint8Array(12);
      new DataView(iv.buffer).setUint32(8, (number += 1));
      const chunk = block.subarray(index * chunkLength, (index + 1) * chunkLength);
      return crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, chunk);
    }));
  }
  postMessage(megabytes / ((performance.now() - begun) / 1000));
};`;

const rateSchema = z.number().positive();

export async function measureSealing(
  browser: MeasuredBrowser,
  backend: Backend,
  folder: string,
): Promise<Figure[]> {
  const { origin } = backend;
  const path = join(folder, 'film.bin');
  await writeFile(path);
  const address = await workerAddress('files.worker');
  const page = await browser.context.newPage();
  await page.goto(origin);
  const measureBare = async () =>
    rateSchema.parse(
      await page.evaluate(
        ({ code, question }) =>
          new Promise((resolve, reject) => {
            const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = ({ message }) => reject(new Error(message));
            worker.postMessage(question);
          }),
        { code: bareCode, question: { megabytes: MEGABYTES, chunkLength: CHUNK_LENGTH } },
      ),
    );
  const before = await measureBare();
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.id = 'film';
    document.body.append(input);
  });
  await page.locator('#film').setInputFiles(path);
  const { value, rise } = await memoryRise(browser, async () =>
    rateSchema.parse(
      await page.evaluate(
        async ({ address, megabytes }) => {
          const input = document.querySelector('input#film');
          const file = input instanceof HTMLInputElement ? input.files?.[0] : null;
          const folder = await navigator.storage.getDirectory();
          const target = await folder.getFileHandle('sealed', { create: true });
          const worker = new Worker(address, { type: 'module' });
          await new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }));
          const progress = new MessageChannel();
          const id = crypto.randomUUID();
          const answered = new Promise<{ readonly type: string }>((resolve, reject) => {
            worker.addEventListener('message', ({ data }) => {
              if (data.id === id) resolve(data);
            });
            worker.addEventListener('error', ({ message }) => reject(new Error(message)));
          });
          const begun = performance.now();
          // One call in comlink's own words, as the product makes it.
          worker.postMessage(
            {
              id,
              type: 'APPLY',
              path: ['sealFileTo'],
              argumentList: [
                { type: 'RAW', value: { ownerId: 'owner', vaultId: crypto.randomUUID() } },
                { type: 'RAW', value: { fileId: crypto.randomUUID(), file, target } },
                { type: 'HANDLER', name: 'proxy', value: progress.port2 },
              ],
            },
            [progress.port2],
          );
          const answer = await answered;
          const seconds = (performance.now() - begun) / 1_000;
          worker.terminate();
          if (answer.type !== 'RAW') throw new Error('The worker sealed nothing.');
          return megabytes / seconds;
        },
        { address, megabytes: MEGABYTES },
      ),
    ),
  );
  const after = await measureBare();
  await page.close();
  const bareRate = (before + after) / 2;
  return [
    {
      name: 'a file of 1 GB sealed, summed up and written',
      value,
      unit: 'MB/s',
      floor: bareRate,
      aim: 'over 50 %',
    },
    ...(rise === null
      ? []
      : [{ name: 'the browser’s memory above rest meanwhile', value: rise, unit: 'MB', aim: 'under 64' }]),
    await measureUploading(browser, backend, { path, folder, bareRate }),
  ];
}
