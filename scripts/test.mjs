/**
 * `npm test`, from a bare clone: installs what is missing, then checks, builds and runs everything, browsers last.
 * Stops at the first step that fails; the closing line gives the totals of all tests that ran.
 *
 *   npm test              everything
 *   npm test -- --quick   without the browser
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { ensureChromium, ensureKeyring, ensureLibsecret } from './machine.mjs';
import { countPlaywright, countVitest } from './testTotals.mjs';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'out', 'reports');
const isQuick = process.argv.includes('--quick');

const hasLibsecret = ensureLibsecret();
ensureDependencies();
const hasKeyring = hasLibsecret && ensureKeyring() && existsSync(join(root, 'node_modules/keytar'));
const chromium = isQuick ? null : ensureChromium();

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const environment = {
  ...process.env,
  PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
  NODE_NO_WARNINGS: '1',
  // Hundreds of short processes read the same libraries: each keeps what it compiled for the next.
  NODE_COMPILE_CACHE: join(root, 'out/compiled'),
  ...(chromium ? { AMARANTH_CHROMIUM: chromium } : {}),
};
const totals = { passed: 0, failed: 0, skipped: 0 };
const begun = performance.now();

/** @param {string} title @param {string[]} command @param {Record<string, string>} extra */
function run(title, command, extra = {}) {
  console.log(`\n▸ ${title}`);
  const [program, ...rest] = command;
  return (
    spawnSync(program, rest, { cwd: root, stdio: 'inherit', env: { ...environment, ...extra } }).status === 0
  );
}

/** @param {string | null} reason why it stopped early; null when all passed */
function finish(reason) {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  if (reason) console.log(`\nStopped: ${reason}`);
  console.log(`\nTook ${seconds} s.`);
  console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  process.exit(reason ? 1 : 0);
}

/**
 * What a command said, once it has ended.
 * @param {string[]} command @returns {Promise<{ passed: boolean, output: string }>}
 */
async function hear([program = '', ...rest]) {
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...environment, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { passed: code === 0, output };
}

/** As many at once as there are cores; each is printed whole when it has ended. @param {Record<string, string[]>} checks */
async function checkAll(checks) {
  const waiting = Object.entries(checks);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, command] = next;
      const { passed, output } = await hear(command);
      console.log(`\n▸ ${title}\n${output.trimEnd()}`);
      if (!passed) finish(`${title} failed.`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** @param {string} file @param {(report: unknown) => import('./testTotals.mjs').Totals} count */
function addTotals(file, count) {
  if (!existsSync(file)) return;
  const { passed, failed, skipped } = count(JSON.parse(readFileSync(file, 'utf8')));
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

await checkAll({
  Build: ['node', 'scripts/build.mjs'],
  'Lint and format': ['biome', 'ci', '--error-on-warnings'],
  'Types: Node side': ['tsc', '-p', 'tsconfig.node.json'],
  'Types: renderer': ['tsc', '-p', 'tsconfig.web.json'],
  'Types: tests': ['tsc', '-p', 'tsconfig.tests.json'],
  'Direction of imports': ['depcruise', '--config', '.dependency-cruiser.mjs', 'src', '--output-type', 'err'],
});

const vitestReport = join(reports, 'vitest.json');
const vitest = [
  'node',
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
];
const isKeyringUsed = hasKeyring && process.platform === 'linux';
if (!isKeyringUsed) {
  console.log('\nNo keyring service here: the keychain tests against libsecret are skipped.');
}

/**
 * Runs a test command inside a private session bus with an unlocked, empty keyring, where there is one to be had: the
 * keychain tests write to a real keyring and never to the person's own.
 * @param {string} title @param {string[]} command @param {Record<string, string>} extra
 */
function runInKeyring(title, command, extra = {}) {
  if (!isKeyringUsed) return run(title, command, extra);
  const unlock = "printf '\\n' | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1";
  return run(title, ['dbus-run-session', '--', 'sh', '-c', `${unlock}; exec "$@"`, 'sh', ...command], {
    ...extra,
    AMARANTH_TEST_KEYRING: '1',
    XDG_DATA_HOME: join(root, 'out', 'keyring'),
  });
}

const vitestPassed = runInKeyring('Unit and integration tests', vitest);
addTotals(vitestReport, countVitest);
if (!vitestPassed) finish('unit or integration tests failed.');

if (!isQuick) {
  const playwrightReport = join(reports, 'playwright.json');
  const playwrightPassed = runInKeyring(
    'End-to-end tests',
    ['node', 'node_modules/@playwright/test/cli.js', 'test'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    },
  );
  addTotals(playwrightReport, countPlaywright);
  if (!playwrightPassed) finish('end-to-end tests failed.');
}

finish(null);
