/** The vendor's own auth emulator beside ours: firebase-tools, installed when it is first asked for and into `out` alone. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { waitFor } from '../support/waitFor.ts';

const VERSION = '15.34.2';
const home = resolve(import.meta.dirname, '../../out/vendor');
const entry = join(home, 'node_modules/firebase-tools/lib/bin/firebase.js');

export interface VendorEmulator {
  readonly origin: string;
  stop(): void;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Throws when it cannot be installed, or does not answer in a minute. */
export async function startVendorEmulator(folder: string): Promise<VendorEmulator> {
  if (!existsSync(entry)) {
    await mkdir(home, { recursive: true });
    await writeFile(join(home, 'package.json'), JSON.stringify({ private: true }));
    const install = ['install', `firebase-tools@${VERSION}`, '--ignore-scripts', '--no-audit', '--no-fund'];
    const { status } = spawnSync('npm', install, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('firebase-tools could not be installed.');
  }
  const ports = { auth: await findFreePort(), hub: await findFreePort(), logging: await findFreePort() };
  const emulators = Object.entries(ports).map(([name, port]) => [name, { host: '127.0.0.1', port }]);
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'firebase.json'),
    JSON.stringify({ emulators: { ...Object.fromEntries(emulators), ui: { enabled: false } } }),
  );
  const child: ChildProcess = spawn(
    process.execPath,
    [entry, 'emulators:start', '--only', 'auth', '--project', 'demo-bench'],
    { cwd: folder, stdio: 'ignore', env: { ...process.env, CI: '1' } },
  );
  const origin = `http://127.0.0.1:${ports.auth}`;
  const answered = await waitFor(
    async () => {
      const answer = await fetch(origin).catch(() => null);
      return answer?.ok ? true : null;
    },
    { every: 200, atMost: 60_000 },
  );
  if (!answered) {
    child.kill();
    throw new Error('The vendor’s auth emulator did not start.');
  }
  return { origin, stop: () => child.kill() };
}
