/**
 * `npm test`, from a bare clone: installs what is missing, then checks and runs everything, cheapest first.
 * Stops at the first step that fails; the closing line gives the totals of all tests that ran.
 *
 *   npm test              everything
 *   npm test -- --quick   without the browser
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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

/** @param {string} title @param {string[]} command */
function check(title, command) {
  if (!run(title, command)) finish(`${title} failed.`);
}

/** @param {string} file @param {(report: unknown) => import('./testTotals.mjs').Totals} count */
function addTotals(file, count) {
  if (!existsSync(file)) return;
  const { passed, failed, skipped } = count(JSON.parse(readFileSync(file, 'utf8')));
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

check('Lint and format', ['biome', 'ci', '--error-on-warnings']);
check('Types: Node side', ['tsc', '-p', 'tsconfig.node.json']);
check('Types: renderer', ['tsc', '-p', 'tsconfig.web.json']);
check('Types: tests', ['tsc', '-p', 'tsconfig.tests.json']);
check('Direction of imports', [
  'depcruise',
  '--config',
  '.dependency-cruiser.mjs',
  'src',
  '--output-type',
  'err',
]);
check('Build', ['node', 'scripts/build.mjs']);

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
