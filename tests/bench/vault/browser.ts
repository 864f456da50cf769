/** The machine's own Chromium, as a person has it: with a profile on the disk. In a private one what is stored is memory. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import type { Figure } from '../table.ts';

export interface MeasuredBrowser {
  readonly context: BrowserContext;
  readonly profile: string;
}

export async function launchWithProfile(profile: string): Promise<MeasuredBrowser> {
  const executablePath = process.env.AMARANTH_CHROMIUM;
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    viewport: { width: 1280, height: 860 },
    // The floors’ own workers are no files of the site, which its policy would refuse.
    bypassCSP: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  return { context, profile };
}

/** The address of a worker of the product, which its build gave a name of its own. */
export async function workerAddress(name: string): Promise<string> {
  const names = await readdir(join(import.meta.dirname, '../../../out/web/assets'));
  const found = names.find((candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith('.js'));
  if (!found) throw new Error(`The web build has no ${name}.`);
  return `/assets/${found}`;
}

interface RunningProcess {
  readonly id: number;
  readonly parentId: number;
  readonly isOfProfile: boolean;
  /** Memory of its own, without the files that it reads. */
  readonly megabytes: number;
}

async function readProcess(id: number, profile: string): Promise<RunningProcess | null> {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${id}/status`, 'utf8'),
      readFile(`/proc/${id}/cmdline`, 'utf8'),
    ]);
    return {
      id,
      parentId: Number(/PPid:\s+(\d+)/.exec(status)?.[1] ?? 0),
      isOfProfile: command.includes(`--user-data-dir=${profile}`),
      megabytes: Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024,
    };
  } catch {
    return null;
  }
}

/** Of all processes of the browser together. Null where the system does not tell. */
async function ownMemory(profile: string): Promise<number | null> {
  const names = await readdir('/proc').catch(() => []);
  const ids = names.map(Number).filter((id) => id > 0);
  const processes = (await Promise.all(ids.map((id) => readProcess(id, profile)))).flatMap(
    (running) => running ?? [],
  );
  const counted = new Set(processes.filter(({ isOfProfile }) => isOfProfile).map(({ id }) => id));
  for (let before = -1; before < counted.size; ) {
    before = counted.size;
    for (const { id, parentId } of processes) if (counted.has(parentId)) counted.add(id);
  }
  if (counted.size === 0) return null;
  return processes.reduce((sum, { id, megabytes }) => sum + (counted.has(id) ? megabytes : 0), 0);
}

/** How many megabytes the browser's memory rises above where it stood, while `act` runs. */
export async function memoryRise<Value>(
  { profile }: MeasuredBrowser,
  act: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly rise: number | null }> {
  const rest = await ownMemory(profile);
  if (rest === null) return { value: await act(), rise: null };
  let highest = rest;
  const acting = act();
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  acting.then(end, end);
  while (!isOver) {
    highest = Math.max(highest, (await ownMemory(profile)) ?? 0);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { value: await acting, rise: highest - rest };
}

/** None where the system does not tell. */
export function memoryFigures(rise: number | null): Figure[] {
  if (rise === null) return [];
  return [{ name: 'the browser’s memory above rest meanwhile', value: rise, unit: 'MB', aim: 'under 64' }];
}
