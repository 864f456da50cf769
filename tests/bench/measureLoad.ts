/** Operations a second with 1, 16 and 128 clients, each beside its floors, on a collection of 100,000 documents. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnBackend } from '../support/backend.ts';
import { fillFolder } from './fill/fillFolder.ts';
import { measureScrypt } from './floors/bareScrypt.ts';
import { measureStatements } from './floors/bareStatements.ts';
import { measureFiles } from './floors/plainFiles.ts';
import { startEcho } from './floors/startEcho.ts';
import { type Generator, startGenerator } from './load/drive.ts';
import type { OperationName } from './load/operations.ts';
import { prepareScene } from './load/prepareScene.ts';
import { LARGE_BYTES, type Scene, SMALL_BYTES } from './load/scene.ts';
import { printLoad, printLoadHeading } from './loadTable.ts';

const CLIENTS = [1, 16, 128] as const;
const FEW = 16;
const DOCUMENTS = 100_000;

interface Measured {
  readonly name: string;
  readonly operation: OperationName;
  /** The bare operation, a second. */
  readonly bare: number;
  /** Milliseconds; what takes seconds itself is not warmed up. */
  readonly warmUp?: number;
  readonly duration?: number;
  /** Left out where so many take minutes, unless everything is asked for. */
  readonly isOnlyForFew?: boolean;
}

async function measureFloors(folder: string): Promise<Measured[]> {
  await mkdir(folder);
  const statements = await measureStatements(folder);
  const small = await measureFiles(folder, SMALL_BYTES);
  const large = await measureFiles(folder, LARGE_BYTES);
  const scrypt = await measureScrypt();
  await rm(folder, { recursive: true });
  const slow = { warmUp: 0, duration: 2_000 };
  const few = { ...slow, isOnlyForFew: true };
  return [
    { name: 'sign-in', operation: 'signIn', bare: scrypt, ...slow },
    { name: 'document get', operation: 'documentGet', bare: statements.get },
    { name: 'document set', operation: 'documentSet', bare: statements.set },
    { name: 'query, 50 of 100,000', operation: 'query', bare: statements.query },
    { name: 'transaction', operation: 'transaction', bare: statements.transaction },
    {
      name: 'transaction, all at one document',
      operation: 'contendedTransaction',
      bare: statements.transaction,
    },
    { name: 'upload of 1 KiB', operation: 'smallUpload', bare: small.copy },
    { name: 'download of 1 KiB', operation: 'smallDownload', bare: small.read },
    { name: 'upload of 100 MiB', operation: 'largeUpload', bare: large.copy, ...few },
    { name: 'download of 100 MiB', operation: 'largeDownload', bare: large.read, ...few },
  ];
}

async function measureEcho(generator: Generator, scene: Scene): Promise<Map<number, number>> {
  const echo = await startEcho();
  const rates = new Map<number, number>();
  for (const clients of CLIENTS) {
    const load = { operation: 'echo', clients, warmUp: 500, duration: 1_000 } as const;
    rates.set(
      clients,
      (await generator.drive({ ...load, scene: { ...scene, origin: echo.origin } })).perSecond,
    );
  }
  await echo.stop();
  return rates;
}

/** `folder` is the benchmark's own; what is made in it is removed. `isWhole`: whatever the time it takes. */
export async function measureLoad(folder: string, isWhole: boolean): Promise<void> {
  await mkdir(folder);
  const dataFolder = join(folder, 'data');
  const measured = await measureFloors(join(folder, 'floors'));
  await fillFolder(dataFolder, { documentCount: DOCUMENTS, fileCount: 0 });
  const backend = await spawnBackend({ dataFolder, isBuilt: true });
  const generator = startGenerator();
  const scene = await prepareScene(backend.origin, DOCUMENTS, Math.max(...CLIENTS));
  const echo = await measureEcho(generator, scene);
  printLoadHeading('bare SQLite statement, key derivation or file copy, alone');
  for (const { name, bare, isOnlyForFew = false, ...load } of measured) {
    for (const clients of CLIENTS) {
      if (isOnlyForFew && clients > FEW && !isWhole) continue;
      const rate = await generator.drive({ scene, clients, warmUp: 300, duration: 1_500, ...load });
      printLoad({ name, clients, echo: echo.get(clients) ?? Number.NaN, bare, ...rate });
    }
  }
  await generator.stop();
  await backend.stop();
  await rm(dataFolder, { recursive: true });
}
