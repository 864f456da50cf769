/** How soon the product is there, and what it takes at rest. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { serverCommand } from '../../scripts/serverCommand.mjs';
import { findFreePort } from '../support/desktopDouble/launch.ts';
import { type Figure, median } from './table.ts';

const root = resolve(import.meta.dirname, '../..');

async function startOnce(command: string, commandArguments: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'amaranth-bench-'));
  const port = await findFreePort();
  const begun = performance.now();
  const child = spawn(
    command,
    [...commandArguments, '--data', join(folder, 'data'), '--port', String(port)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    },
  );
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resume) => setTimeout(resume, 5));
  }
  const took = performance.now() - begun;
  const exited = once(child, 'exit');
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await exited;
  await rm(folder, { recursive: true, force: true });
  return took;
}

interface Started {
  /** Milliseconds from the command to the open port. */
  readonly ready: number;
  /** Resident megabytes once nothing happens any more; Linux only. */
  readonly memory: number;
}

/** Starts the bundled server as people do, on `dataFolder`; `settle` milliseconds later it is at rest. */
async function startServer(dataFolder: string, settle: number, extra: readonly string[]): Promise<Started> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...serverCommand, '--port', '0', '--data', dataFolder, ...extra], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(createInterface({ input: child.stdout }), 'line');
  const ready = performance.now() - begun;
  await new Promise((resume) => setTimeout(resume, settle));
  const memory = await residentMegabytes(child.pid ?? 0);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { ready, memory };
}

/** Resident memory of a process in MB; NaN where there is no `/proc`. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Long enough for the business logic, the demo family and the schedules. */
const SETTLE = 6_000;
const RUNS = 5;

export async function measureStart(folder: string): Promise<Figure[]> {
  const pages: number[] = [];
  for (let run = 0; run < 3; run += 1) pages.push(await startOnce('npm', ['start', '--silent', '--']));
  const empty: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    empty.push((await startServer(join(folder, `empty-${run}`), 0, [])).ready);
  }
  const seeding = await startServer(join(folder, 'rest'), SETTLE, []);
  const later = await startServer(join(folder, 'rest'), SETTLE, []);
  return [
    { name: 'npm start to first page', value: median(pages), unit: 'ms', aim: 'under 1,500' },
    { name: 'server ready on an empty folder', value: median(empty), unit: 'ms', aim: 'under 300' },
    { name: 'memory at rest, after its first start', value: seeding.memory, unit: 'MB', aim: 'under 150' },
    { name: 'memory at rest, after any later one', value: later.memory, unit: 'MB', aim: 'under 150' },
  ];
}

/** The same on a folder that is there already (made with `--emulator`). */
export async function measureFullStart(dataFolder: string, what: string): Promise<Figure[]> {
  const starts: Started[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    starts.push(await startServer(dataFolder, run === RUNS - 1 ? SETTLE : 0, ['--emulator']));
  }
  return [
    {
      name: `server ready on ${what}`,
      value: median(starts.map(({ ready }) => ready)),
      unit: 'ms',
      aim: 'under 1,000',
    },
    {
      name: `memory at rest on ${what}`,
      value: starts.at(-1)?.memory ?? Number.NaN,
      unit: 'MB',
      aim: 'under 150',
    },
  ];
}
