/**
 * Builds what is stale: `node scripts/build.mjs [web] [server] [functions] [desktop]`, all of them without a name.
 * A target is fresh while no file it is made from was added, removed or changed since.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(import.meta.dirname, '..');

/** @type {Record<string, { sources: string[], command: string[], product: string }>} */
const targets = {
  web: {
    sources: [
      'src/shared',
      'src/renderer',
      'src/decryptor',
      'docs/legacy-format.md',
      'docs/legacy-log.md',
      'docs/vault-format.md',
      'resources',
      'vite.config.ts',
      'scripts/archiveCompanions.ts',
      'scripts/content.ts',
      'scripts/journeys.ts',
      'scripts/onlyOurLanguages.ts',
      'scripts/precompress.ts',
      'scripts/site',
      'scripts/withoutBloomFilters.ts',
      'scripts/withoutJsonSchema.ts',
      'scripts/withoutTopLevelAwait.ts',
      'package-lock.json',
    ],
    command: ['vite', 'build', '--logLevel', 'warn'],
    product: 'out/web/app.html',
  },
  server: {
    sources: ['src/shared', 'src/functions', 'src/embedded', 'vite.server.config.ts', 'package-lock.json'],
    command: ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
    product: 'out/server/cli.js',
  },
  functions: {
    sources: [
      'src/shared',
      'src/functions',
      'resources/fonts/engraving',
      'vite.server.config.ts',
      'package-lock.json',
    ],
    command: [
      'vite',
      'build',
      '--config',
      'vite.server.config.ts',
      '--mode',
      'functions',
      '--logLevel',
      'warn',
    ],
    product: 'out/functions/index.js',
  },
  desktop: {
    sources: [
      'src/shared',
      'src/main',
      'src/preload',
      'src/renderer',
      'src/decryptor',
      'docs/vault-format.md',
      'resources',
      'electron.vite.config.ts',
      'vite.config.ts',
      'scripts/archiveCompanions.ts',
      'scripts/content.ts',
      'scripts/onlyOurLanguages.ts',
      'scripts/withoutBloomFilters.ts',
      'scripts/withoutJsonSchema.ts',
      'package-lock.json',
    ],
    command: ['electron-vite', 'build', '--logLevel', 'warn'],
    product: 'out/main/index.js',
  },
};

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  if (!existsSync(path)) return [];
  const status = statSync(path);
  if (!status.isDirectory()) return [`${path} ${status.size} ${status.mtimeMs}`];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/** @param {string[]} sources */
function fingerprint(sources) {
  const listing = sources.flatMap((source) => listFiles(join(root, source)));
  return createHash('sha256').update(listing.join('\n')).digest('hex');
}

/** Builds `name` unless it is fresh. Throws when the build fails. @param {string} name */
export function buildIfStale(name) {
  const target = targets[name];
  if (!target)
    throw new Error(`There is no "${name}" to build. Choose among ${Object.keys(targets).join(', ')}.`);
  const stamp = join(root, 'out', `.${name}-built`);
  const wanted = fingerprint(target.sources);
  const isFresh =
    existsSync(stamp) && existsSync(join(root, target.product)) && readFileSync(stamp, 'utf8') === wanted;
  if (isFresh) return;
  console.log(`Building ${name} …`);
  const [program, ...rest] = target.command;
  const build = spawnSync(program, rest, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      // A test that builds what is stale would otherwise get the packages' development versions.
      NODE_ENV: 'production',
      PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
    },
  });
  if (build.status !== 0) throw new Error(`The ${name} build failed.`);
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const named = process.argv.slice(2);
    for (const name of named.length > 0 ? named : Object.keys(targets)) buildIfStale(name);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
