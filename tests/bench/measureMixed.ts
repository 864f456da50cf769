/**
 * What 128 clients feel who do different things at once, without and with one hostile client beside them. An answer
 * that is no success ends the measurement: the error rate is 0 or there is no figure.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnBackend } from '../support/backend.ts';
import { fillFolder } from './fill/fillFolder.ts';
import { type Generator, type Rate, startGenerator } from './load/drive.ts';
import type { OperationName } from './load/operations.ts';
import { prepareScene } from './load/prepareScene.ts';
import type { Scene } from './load/scene.ts';
import { type Figure, printFigures } from './table.ts';

const DOCUMENTS = 20_000;
const DURATION = 10_000;
const WARM_UP = 2_000;
const HOSTILE_CONNECTIONS = 64;

const shares: readonly { readonly operation: OperationName; readonly clients: number }[] = [
  { operation: 'documentGet', clients: 40 },
  { operation: 'query', clients: 24 },
  { operation: 'documentSet', clients: 24 },
  { operation: 'mediaReserve', clients: 24 },
  { operation: 'smallUpload', clients: 8 },
  { operation: 'signIn', clients: 8 },
];

interface Mixed {
  readonly rates: ReadonlyMap<OperationName, Rate>;
  /** Resident megabytes of the server, at most. */
  readonly memory: number;
}

async function watchMemory(pid: number, signal: AbortSignal): Promise<number> {
  let most = 0;
  while (!signal.aborted) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return most;
}

async function driveMixed(generators: readonly Generator[], scene: Scene, pid: number): Promise<Mixed> {
  const over = new AbortController();
  const memory = watchMemory(pid, over.signal);
  let first = 0;
  const rates = await Promise.all(
    shares.map(async ({ operation, clients }, index) => {
      // Each kind has people of its own: nobody stands in a line with somebody else's requests.
      const people = scene.people.slice(first, first + clients);
      first += clients;
      const generator = generators[index];
      if (!generator) throw new Error('A generator is missing.');
      const load = { operation, clients, warmUp: WARM_UP, duration: DURATION };
      return [operation, await generator.drive({ ...load, scene: { ...scene, people } })] as const;
    }),
  );
  over.abort();
  return { rates: new Map(rates), memory: await memory };
}

export async function measureMixed(folder: string): Promise<void> {
  await mkdir(folder);
  const dataFolder = join(folder, 'data');
  await fillFolder(dataFolder, { documentCount: DOCUMENTS, fileCount: 0 });
  const backend = await spawnBackend({ dataFolder, isBuilt: true });
  const pid = backend.process.pid ?? 0;
  const generators = [...shares, 'hostile'].map(() => startGenerator());
  const scene = await prepareScene(backend.origin, DOCUMENTS, 129);
  const alone = await driveMixed(generators, scene, pid);
  const attacker = { ...scene, people: scene.people.slice(128) };
  const attack = generators.at(-1)?.drive({
    scene: attacker,
    operation: 'hostile',
    clients: HOSTILE_CONNECTIONS,
    warmUp: 0,
    duration: DURATION + WARM_UP,
  });
  const attacked = await driveMixed(generators, scene, pid);
  await attack;
  await Promise.all(generators.map((generator) => generator.stop()));
  await backend.stop();
  await rm(dataFolder, { recursive: true });
  printFigures(describe(alone, attacked));
}

function describe(alone: Mixed, attacked: Mixed): Figure[] {
  const latencies = shares.flatMap(({ operation }): Figure[] => {
    const before = alone.rates.get(operation)?.p99 ?? Number.NaN;
    const during = attacked.rates.get(operation)?.p99 ?? Number.NaN;
    const aim = operation === 'mediaReserve' ? 'under 2,000' : '';
    return [
      { name: `128 clients mixed: ${operation}, p99`, value: before, unit: 'ms', aim },
      { name: '  with one hostile client beside', value: during, unit: 'ms', aim: 'half more at most' },
    ];
  });
  return [
    ...latencies,
    { name: '128 clients mixed: memory at most', value: alone.memory, unit: 'MB', aim: 'under 400' },
    { name: '  with one hostile client beside', value: attacked.memory, unit: 'MB', aim: 'under 400' },
  ];
}
