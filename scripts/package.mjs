/**
 * `npm run package`: the installers, in `dist/`. Needs Electron's binary and the operator's `configuration.json`
 * (README, "Deploying") in the root of the project.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';

const root = resolve(import.meta.dirname, '..');
const configuration = join(root, 'configuration.json');
if (!existsSync(configuration)) {
  console.error(
    'configuration.json is missing: the packaged app would not know its backend. README, "Deploying", says what it holds.',
  );
  process.exit(1);
}
ensureDependencies();
const { buildIfStale } = await import('./build.mjs');
buildIfStale('desktop');
if (!existsSync(join(root, 'node_modules/keytar/build/Release/keytar.node'))) {
  console.error(
    'keytar has no binary here, and the packed app would not reach the keychain. Install libsecret and a C++ compiler, then `npm rebuild keytar`.',
  );
  process.exit(1);
}
const { stageApplication } = await import('./packaging/stageApplication.ts');
await stageApplication(root, configuration);
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
