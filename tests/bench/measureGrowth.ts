/** What an operation costs beside 1,000, 100,000 and a million documents that it does not return: it must not grow. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnBackend } from '../support/backend.ts';
import { fillFolder } from './fill/fillFolder.ts';
import { type Rate, startGenerator } from './load/drive.ts';
import type { OperationName } from './load/operations.ts';
import { prepareScene } from './load/prepareScene.ts';
import { measureFullStart } from './start.ts';
import { printFigures } from './table.ts';

const FILES = 100_000;
const operations = [
  ['document get', 'documentGet'],
  ['query of 50', 'query'],
  ['set in the collection', 'itemSet'],
  ['transaction', 'transaction'],
] as const satisfies readonly (readonly [string, OperationName])[];

async function measureAt(dataFolder: string, documentCount: number): Promise<Rate[]> {
  const backend = await spawnBackend({ dataFolder, isBuilt: true });
  const generator = startGenerator();
  const scene = await prepareScene(backend.origin, documentCount, 1);
  const rates: Rate[] = [];
  for (const [, operation] of operations) {
    rates.push(await generator.drive({ scene, operation, clients: 1, warmUp: 1_500, duration: 2_500 }));
  }
  await generator.stop();
  await backend.stop();
  return rates;
}

/** `folder` is the benchmark's own. `hasMillion`: also a million documents and 100,000 files, which takes minutes. */
export async function measureGrowth(folder: string, hasMillion: boolean): Promise<void> {
  await mkdir(folder);
  const counts = [1_000, 100_000, ...(hasMillion ? [1_000_000] : [])];
  const rates = new Map<number, Rate[]>();
  for (const documentCount of counts) {
    const dataFolder = join(folder, String(documentCount));
    const isLargest = documentCount === 1_000_000;
    await fillFolder(dataFolder, { documentCount, fileCount: isLargest ? FILES : 0 });
    if (isLargest) printFigures(await measureFullStart(dataFolder, '1,000,000 documents, 100,000 files'));
    rates.set(documentCount, await measureAt(dataFolder, documentCount));
    await rm(dataFolder, { recursive: true });
  }
  console.log(
    `\n${'one client, p50 / p99 in ms, beside'.padEnd(36)}${counts.map((count) => count.toLocaleString('en').padStart(18)).join('')} documents`,
  );
  for (const [position, [name]] of operations.entries()) {
    const columns = counts.map((count) => {
      const rate = rates.get(count)?.[position];
      return `${rate?.median.toFixed(2)} / ${rate?.p99.toFixed(2)}`.padStart(18);
    });
    console.log(name.padEnd(36) + columns.join(''));
  }
}
