/**
 * `npm run dev`: the backend restarts when its sources change, the renderer reloads in place.
 * Runs on the machine's own Node (20.19 or newer); both children run on the dependencies' Node 24.
 */
import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';

const root = resolve(import.meta.dirname, '..');
const PORT = process.env.AMARANTH_PORT ?? '4174';

ensureDependencies();
const environment = {
  ...process.env,
  PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
  NODE_NO_WARNINGS: '1',
  AMARANTH_BACKEND_ORIGIN: `http://127.0.0.1:${PORT}`,
};
const options = { cwd: root, stdio: 'inherit', env: environment, shell: process.platform === 'win32' };
const children = [
  spawn(
    'node',
    ['--watch', '--watch-preserve-output', 'src/embedded/cli.ts', 'serve', '--port', PORT],
    options,
  ),
  spawn('vite', ['--clearScreen', 'false'], options),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 1;
  });
}
