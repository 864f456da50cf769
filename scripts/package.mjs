/**
 * `npm run package`: the installers, in `dist/`. Needs Electron's binary and the operator's `configuration.json`
 * (README, "Deploying") in the root of the project.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';

const root = resolve(import.meta.dirname, '..');
if (!existsSync(join(root, 'configuration.json'))) {
  console.error(
    'configuration.json is missing: the packaged app would not know its backend. README, "Deploying", says what it holds.',
  );
  process.exit(1);
}
ensureDependencies();
const { buildIfStale } = await import('./build.mjs');
buildIfStale('desktop');
const { publishConfiguration } = await import('./publishConfiguration.mjs');
publishConfiguration(join(root, 'configuration.json'), join(root, 'out/configuration.json'));
const packaging = spawnSync(
  'electron-builder',
  ['--config', 'electron-builder.config.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH },
  },
);
process.exit(packaging.status ?? 1);
