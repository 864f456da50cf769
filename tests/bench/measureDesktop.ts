/** What the desktop's main process does before its window shows, on the double: real Electron's own start is not in it. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnBackend } from '../support/backend.ts';
import { builtShell, findFreePort } from '../support/desktopDouble/launch.ts';
import { watchStart } from '../support/desktopDouble/watchStart.ts';
import { median, printFigures } from './table.ts';

const RUNS = 7;
const bareShell = join(import.meta.dirname, 'floors/bareShell.ts');

export async function measureDesktop(): Promise<void> {
  const rendererPort = await findFreePort();
  const server = await spawnBackend({
    isBuilt: true,
    environment: { AMARANTH_ORIGINS: `http://127.0.0.1:${rendererPort}` },
  });
  const folder = await mkdtemp(join(tmpdir(), 'amaranth-bench-desktop-'));
  const startOnce = (name: string, main?: string) =>
    watchStart({ backendOrigin: server.origin, rendererPort, userData: join(folder, name) }, main);
  try {
    // One of each in turn, so that both meet the same machine; the first of each fills the caches.
    const [starts, floors] = [[await startOnce('shell')], [await startOnce('bare', bareShell)]];
    for (let run = 0; run < RUNS; run += 1) {
      starts.push(await startOnce('shell'));
      floors.push(await startOnce('bare', bareShell));
    }
    const later = starts.slice(1);
    const laterFloors = floors.slice(1);
    const { loaded } = later[0] ?? { loaded: [] };
    printFigures([
      {
        name: 'desktop, process to window shown, on the double',
        value: median(later.map(({ shown }) => shown)),
        unit: 'ms',
        floor: median(laterFloors.map(({ shown }) => shown)),
      },
      {
        name: 'of which the main thread works',
        value: median(later.map(({ worked }) => worked)),
        unit: 'ms',
        floor: median(laterFloors.map(({ worked }) => worked)),
      },
      { name: 'desktop, the first time', value: starts[0]?.shown ?? Number.NaN, unit: 'ms' },
      {
        name: 'modules loaded by main before that',
        value: loaded.length,
        unit: `(${loaded.filter((name) => name.startsWith('node:')).length} Node’s own)`,
      },
      {
        name: 'size of main’s own module',
        value: (await stat(builtShell)).size / 1024,
        unit: 'KiB',
      },
    ]);
    console.log(loaded.join('\n'));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
