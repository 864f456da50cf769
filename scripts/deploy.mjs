/**
 * `npm run deploy`: the same code to Firebase. Needs `configuration.json` in the root of the project (README,
 * "Deploying"), a project chosen with `npx firebase-tools use`, and a login (`npx firebase-tools login`).
 *
 *   npm run deploy -- [--only hosting,functions,firestore,storage]
 *   npm run deploy -- --check    proves without an account what would be sent: the functions install from their own
 *                                package.json, load in the vendor's loader and work; the configuration fits its schemas
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { FIREBASE_TOOLS } from './firebaseTools.mjs';

const isCheck = process.argv.includes('--check');
const root = resolve(import.meta.dirname, '..');
const configuration = join(root, 'configuration.json');
if (!isCheck && !existsSync(configuration)) {
  console.error('configuration.json is missing. README, "Deploying", says what it holds.');
  process.exit(1);
}
ensureDependencies();
const { buildIfStale } = await import('./build.mjs');
for (const target of ['web', 'functions']) buildIfStale(target);
if (isCheck) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'tests/integration/deployment'];
  const node = join(root, 'node_modules/.bin/node');
  process.exit(spawnSync(node, vitest, { cwd: root, stdio: 'inherit' }).status ?? 1);
}
const { publishSite } = await import('./publishSite.mjs');
publishSite({ configuration, web: join(root, 'out/web'), target: join(root, 'out/hosting') });
const deployment = spawnSync('npx', ['--yes', FIREBASE_TOOLS, 'deploy', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH },
});
process.exit(deployment.status ?? 1);
