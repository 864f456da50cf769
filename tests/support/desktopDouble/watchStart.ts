/** How a program starts on the double: what it has loaded, and how long it took, until its window shows. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { builtShell, type DesktopLaunch, spawnOnDouble } from './launch.ts';

interface Start {
  /** Files by their paths below the project, and Node's own modules by their names. */
  readonly loaded: readonly string[];
  /** From the start of its process, in milliseconds. */
  readonly shown: number;
  /** Of which its main thread worked, however many others share the machine; Linux only. */
  readonly worked: number;
}

const saidSchema = z.looseObject({ loaded: z.string().optional(), window: z.string().optional() });
const root = new URL('../../../', import.meta.url);

/** The first figure is that of the thread that is asked for, in nanoseconds (proc_pid_schedstat). */
function millisecondsWorked(pid = 0): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return Number.NaN;
  }
}

/** Ends the program once its window shows. */
export async function watchStart(launch: DesktopLaunch, main = builtShell): Promise<Start> {
  const started = performance.now();
  const imports = [new URL('recordModules.ts', import.meta.url).pathname];
  const child = spawnOnDouble(launch, { imports, main });
  const ended = once(child, 'exit');
  const loaded: string[] = [];
  let shown: number | null = null;
  let worked = Number.NaN;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{') || shown !== null) continue;
    const said = saidSchema.parse(JSON.parse(line));
    if (said.loaded) loaded.push(said.loaded);
    if (said.window === 'shown') {
      shown = performance.now() - started;
      worked = millisecondsWorked(child.pid);
      child.stdin.end();
    }
  }
  await ended;
  if (shown === null) throw new Error('No window was shown.');
  const nameOf = (url: string) => {
    const packaged = url.lastIndexOf('/node_modules/');
    if (packaged !== -1) return url.slice(packaged + 1);
    return url.startsWith('file:') ? relative(fileURLToPath(root), fileURLToPath(url)) : url;
  };
  return { loaded: loaded.map(nameOf), shown, worked };
}
