/**
 * What the tests need from the machine beside npm packages, found where it stands and installed where it is
 * missing: a Chromium, libsecret and a keyring (for the keychain tests). Used by `npm test` only.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @param {string} command */
export function hasCommand(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;
}

/** Debian packages can be installed without a question: as root, or where sudo asks no password. */
function installer() {
  if (!hasCommand('apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

let isPackageListFresh = false;

/** @param {string[]} packages @returns {boolean} whether they are there now */
function installDebianPackages(packages) {
  const prefix = installer();
  if (prefix === null) return false;
  const [program, ...rest] = [...prefix, 'apt-get'];
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!isPackageListFresh) {
    spawnSync(program, [...rest, 'update', '-qq'], { stdio: 'ignore', env: environment });
    isPackageListFresh = true;
  }
  console.log(`Installing ${packages.join(', ')} …`);
  return (
    spawnSync(program, [...rest, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    }).status === 0
  );
}

/** The one without a window first: it draws in two thirds of the time where there is no graphics card. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const chromiumCommands = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The machine's own Chromium, null when there is none. */
export function findChromium() {
  const named = process.env.AMARANTH_CHROMIUM;
  if (named && existsSync(named)) return named;
  for (const command of chromiumCommands) {
    const found = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

/**
 * The machine's own Chromium, else Debian's package, else Playwright's (null: Playwright knows where it is). A machine
 * that runs tests for a living gets the faster one even where another stands. Throws when none can be had.
 */
export function ensureChromium() {
  if (process.env.CI && !process.env.AMARANTH_CHROMIUM && !hasCommand(HEADLESS_SHELL)) {
    installDebianPackages([HEADLESS_SHELL]);
  }
  const standing = findChromium();
  if (standing) return standing;
  for (const name of [HEADLESS_SHELL, 'chromium']) {
    if (!installDebianPackages([name])) continue;
    const installed = findChromium();
    if (installed) return installed;
  }
  const download = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
  if (download.status === 0) return null;
  throw new Error(
    'No Chromium here, and none could be installed. Install one, or name it in AMARANTH_CHROMIUM.',
  );
}

/** libsecret's headers must stand before `npm ci`, which builds the keychain's native module against them. */
export function ensureLibsecret() {
  if (process.platform !== 'linux') return true;
  if (spawnSync('pkg-config', ['--exists', 'libsecret-1'], { stdio: 'ignore' }).status === 0) return true;
  return installDebianPackages(['libsecret-1-dev', 'pkg-config']);
}

/** A session bus and a keyring, so that the keychain tests write to a real one. */
export function ensureKeyring() {
  if (process.platform !== 'linux') return true;
  if (hasCommand('gnome-keyring-daemon') && hasCommand('dbus-run-session')) return true;
  return installDebianPackages(['gnome-keyring', 'dbus', 'dbus-daemon']);
}

/** Version line of a program, for the report's heading. @param {string} program */
export function versionOf(program) {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown version';
  }
}
