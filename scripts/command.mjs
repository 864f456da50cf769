/**
 * `npm run backup`, `verify`, `restore`, `check`: installs what is missing, builds what is stale, and runs the
 * command of that name of the bundled server on the Node 24 of the dependencies.
 *
 *   npm run backup -- DIR [--data DIR]
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';

const root = resolve(import.meta.dirname, '..');
ensureDependencies();
const { buildIfStale } = await import('./build.mjs');
try {
  buildIfStale('server');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const command = spawn(node, [join(root, 'out/server/cli.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    AMARANTH_DATA: process.env.AMARANTH_DATA ?? join(root, '.data'),
    NODE_NO_WARNINGS: '1',
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill('SIGTERM'));
command.on('exit', (code) => process.exit(code ?? 1));
