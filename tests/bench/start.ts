/** How soon the product is there, and what it takes at rest. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { SpawnedBackend } from '../support/backend.ts';
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

async function readyOnce(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'amaranth-bench-'));
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [join(root, 'out/server/cli.js'), 'serve', '--port', '0', '--data', join(folder, 'data')],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await once(createInterface({ input: child.stdout }), 'line');
  const took = performance.now() - begun;
  child.kill('SIGTERM');
  await once(child, 'exit');
  await rm(folder, { recursive: true, force: true });
  return took;
}

async function repeat(runs: number, work: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await work());
  return median(times);
}

/** Resident memory of a process in MB; Linux only. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

export async function measureStart(backend: SpawnedBackend): Promise<Figure[]> {
  return [
    {
      name: 'npm start to first page',
      value: await repeat(3, () => startOnce('npm', ['start', '--silent', '--'])),
      unit: 'ms',
      aim: 'under 1,500',
    },
    {
      name: 'server ready on an empty folder',
      value: await repeat(5, readyOnce),
      unit: 'ms',
      aim: 'under 300',
    },
    {
      name: 'memory of the server at rest',
      value: await residentMegabytes(backend.process.pid ?? 0),
      unit: 'MB',
      aim: 'under 150',
    },
  ];
}
