/**
 * `npm run desktop`: builds what is stale, starts the embedded server, and opens the desktop shell on it. Electron
 * fetches its binary on first use; where it cannot, this says so.
 *
 *   npm run desktop -- [--data DIR]
 */
import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureDependencies } from './dependencies.mjs';
import { serverCommand } from './serverCommand.mjs';

const root = resolve(import.meta.dirname, '..');
ensureDependencies();
const { buildIfStale } = await import('./build.mjs');
for (const target of ['web', 'server', 'desktop']) buildIfStale(target);

const environment = { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH };
const server = spawn('node', [...serverCommand, ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: environment,
});

createInterface({ input: server.stdout }).once('line', (line) => {
  const { origin, dataFolder } = JSON.parse(line);
  console.log(`Server at ${origin}, memories in ${dataFolder}`);
  const shell = spawn('electron', [root], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, AMARANTH_ORIGIN: origin },
  });
  shell.on('error', (error) => console.error(`Electron could not be started: ${error.message}`));
  shell.on('exit', (code) => {
    if (code)
      console.error('Electron did not run. Its binary is downloaded on first use, which needs a network.');
    server.kill('SIGTERM');
    process.exitCode = code ?? 1;
  });
});
server.on('exit', (code) => {
  process.exitCode ??= code ?? 1;
});
process.on('SIGINT', () => server.kill('SIGTERM'));
