/**
 * The whole embedded server for a test, on a free port over a data folder of its own: in this process
 * (`startBackend`), or in another one that a test may kill (`spawnBackend`).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { type Clock, systemClock } from '#shared/clock.ts';
import { type AppConfiguration, appConfigurationSchema } from '#shared/configuration.ts';
import { serverCommand } from '../../scripts/serverCommand.mjs';
import { readServerConfiguration } from '../../src/embedded/configuration/serverConfiguration.ts';
import type { Disk } from '../../src/embedded/disk/disk.ts';
import { createLogger, silentLogger } from '../../src/embedded/log/logger.ts';
import { type RunningServer, type ServerDependencies, startServer } from '../../src/embedded/server.ts';

export { movableClock } from './movableClock.ts';

const root = resolve(import.meta.dirname, '../..');
/** Where Node keeps what it compiled of the sources, which take half of a start. */
const compiled = join(root, 'out/compiled');

export interface BackendOptions {
  /** Kept when given; otherwise a new folder that `stop` removes. */
  readonly dataFolder?: string;
  /** Starts with the vendors' emulator conveniences (the default for tests). */
  readonly emulator?: boolean;
  readonly clock?: Clock;
  /** A disk that fails when it is told to. */
  readonly disk?: Disk;
  /** Room on the disk, in bytes, as the server is told. */
  readonly freeBytes?: () => number;
  readonly readHeartbeats?: NonNullable<ServerDependencies['readHeartbeats']>;
  /** Spawns the bundle that people run (`out/server`), not the sources. */
  readonly isBuilt?: boolean;
  /** More `AMARANTH_*` variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Backend {
  readonly origin: string;
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly server: RunningServer;
  /** What the app reads from `/configuration.json`. */
  readonly configuration: AppConfiguration;
  stop(): Promise<void>;
}

function environmentFor(
  dataFolder: string,
  { emulator = true, isBuilt = false, environment = {} }: BackendOptions,
) {
  return {
    AMARANTH_DATA: dataFolder,
    AMARANTH_PORT: '0',
    AMARANTH_EMULATOR: emulator ? '1' : '0',
    // What people run hashes as it does for people.
    AMARANTH_CHEAP_PASSWORDS: emulator && !isBuilt ? '1' : '0',
    AMARANTH_DEMO: '0',
    AMARANTH_RULES: root,
    AMARANTH_RESOURCES: join(root, 'resources'),
    AMARANTH_WEB: join(root, 'out/web'),
    AMARANTH_LOG_LEVEL: 'error',
    ...environment,
  };
}

async function folderFor({ dataFolder }: BackendOptions) {
  if (dataFolder !== undefined) return { dataFolder, remove: () => Promise.resolve() };
  const made = await mkdtemp(join(tmpdir(), 'amaranth-test-'));
  return { dataFolder: join(made, 'data'), remove: () => rm(made, { recursive: true, force: true }) };
}

export async function readAppConfiguration(origin: string): Promise<AppConfiguration> {
  const response = await fetch(`${origin}/configuration.json`);
  return appConfigurationSchema.parse(await response.json());
}

export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const { dataFolder, remove } = await folderFor(options);
  const server = await startServer(readServerConfiguration(environmentFor(dataFolder, options)), {
    clock: options.clock ?? systemClock,
    ...(options.disk ? { disk: options.disk } : {}),
    ...(options.freeBytes ? { freeBytes: options.freeBytes } : {}),
    ...(options.readHeartbeats ? { readHeartbeats: options.readHeartbeats } : {}),
    log: process.env.AMARANTH_TEST_LOG
      ? createLogger((line) => process.stderr.write(`${line}\n`), Date.now)
      : silentLogger,
  });
  return {
    origin: server.origin,
    host: new URL(server.origin).host,
    port: server.port,
    dataFolder,
    server,
    configuration: await readAppConfiguration(server.origin),
    stop: async () => {
      await server.stop();
      await remove();
    },
  };
}

export interface SpawnedBackend {
  readonly origin: string;
  readonly dataFolder: string;
  readonly process: ChildProcess;
  /** SIGKILL: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  /** SIGTERM, and then the folder goes unless it was given. */
  stop(): Promise<void>;
}

const readyLine = z.object({ origin: z.string() });

export async function spawnBackend(options: BackendOptions = {}): Promise<SpawnedBackend> {
  const { dataFolder, remove } = await folderFor(options);
  const command = options.isBuilt ? serverCommand : [join(root, 'src/embedded/cli.ts'), 'serve'];
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...environmentFor(dataFolder, options),
      NODE_NO_WARNINGS: '1',
      NODE_COMPILE_CACHE: compiled,
    },
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk.toString()}`.slice(-4000);
  });
  const exited = once(child, 'exit');
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([first]) => String(first)),
    exited.then(() => Promise.reject(new Error(`The server did not start: ${complaint}`))),
  ]);
  return {
    origin: readyLine.parse(JSON.parse(line)).origin,
    dataFolder,
    process: child,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await remove();
    },
  };
}

/**
 * The machine's clock, `ahead` of itself by as much as a test says. Who sleeps on it never wakes: jobs do not run by
 * themselves.
 */
export function jobsAtRestClock(): Clock & { ahead: number } {
  const clock = {
    ahead: 0,
    now: () => Date.now() + clock.ahead,
    sleep: (_milliseconds: number, signal?: AbortSignal) =>
      new Promise<void>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  };
  return clock;
}
