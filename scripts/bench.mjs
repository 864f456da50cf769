/** `npm run bench -- [--million] [--server] [--identity] [--vault] [--legacy] [--desktop] [--shop] [--clone] [--site=/]`: builds what is stale and prints the figures (tests/bench). */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { ensureChromium } from './machine.mjs';

const root = resolve(import.meta.dirname, '..');
ensureDependencies();
const { buildIfStale } = await import('./build.mjs');
const targets = process.argv.includes('--desktop') ? ['server', 'desktop'] : ['web', 'server'];
for (const target of targets) buildIfStale(target);
const chromium = ['--server', '--legacy', '--shop', '--clone'].some((flag) => process.argv.includes(flag))
  ? null
  : ensureChromium();
const bench = spawnSync(
  join(root, 'node_modules/node/bin/node'),
  [join(root, 'tests/bench/run.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...(chromium ? { AMARANTH_CHROMIUM: chromium } : {}) },
  },
);
process.exit(bench.status ?? 1);
