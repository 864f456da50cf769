/** The program's next version, looked for and downloaded by electron-updater itself from a server of the operator's. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createRequire, registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProgressInfo, UpdateCheckResult } from 'electron-updater';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followUpdates, type Updater } from '../../../src/main/updates/followUpdates.ts';
import { isInstallable } from '../../../src/main/updates/installable.ts';
import { allowLittle, describeInstallation } from '../../../src/main/updates/loadUpdater.ts';
import type { UpdateState } from '../../../src/shared/desktop/events.ts';

const stand = pathToFileURL(join(import.meta.dirname, '../../support/updaterElectron.ts')).href;
const installer = Buffer.from('#!/bin/sh\nexit 0\n# the new version\n');
const sha512 = createHash('sha512').update(installer).digest('base64');

let home = '';
let server: Server;
let offered: Record<string, string | Buffer>;
let asked: { path: string; headers: IncomingHttpHeaders }[];
let states: UpdateState[];
let failures: string[];

const listing = (version: string, checksum: string, notes = '') =>
  [
    `version: ${version}`,
    'files:',
    '  - url: Amaranth.AppImage',
    `    sha512: ${checksum}`,
    `    size: ${installer.length}`,
    'path: Amaranth.AppImage',
    `sha512: ${checksum}`,
    ...(notes ? [`releaseNotes: ${JSON.stringify(notes)}`] : []),
    "releaseDate: '2026-11-01T00:00:00.000Z'",
  ].join('\n');

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'amaranth-updates-'));
  offered = {};
  asked = [];
  states = [];
  failures = [];
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    asked.push({ path, headers: request.headers });
    const body = offered[path];
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-length': Buffer.byteLength(body) }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  writeFileSync(
    join(home, 'app-update.yml'),
    `provider: generic\nurl: http://127.0.0.1:${(server.address() as AddressInfo).port}\nupdaterCacheDirName: cache\n`,
  );
  writeFileSync(join(home, 'Amaranth.AppImage'), 'the old version');
  chmodSync(join(home, 'Amaranth.AppImage'), 0o755);
  vi.stubEnv('AMARANTH_UPDATER_HOME', home);
  vi.stubEnv('APPIMAGE', join(home, 'Amaranth.AppImage'));
  vi.stubEnv('XDG_CACHE_HOME', join(home, 'caches'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  server.close();
  server.closeAllConnections();
  rmSync(home, { recursive: true, force: true });
});

function openUpdater() {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' ? { url: stand, shortCircuit: true } : next(specifier, context),
  });
  const { AppImageUpdater } = createRequire(import.meta.url)(
    'electron-updater',
  ) as typeof import('electron-updater');
  const updater = allowLittle(new AppImageUpdater());
  hooks.deregister();
  updater.updateConfigPath = join(home, 'app-update.yml');
  return updater;
}

function follow(canDownload = true) {
  const updater = openUpdater();
  const updates = followUpdates({
    loadUpdater: async () => updater,
    canDownload,
    report: (event) => failures.push(event),
    onChange: (state) => states.push(state),
  });
  return { updater, updates };
}

test('a newer version is offered with what is new in it, and not downloaded before its person says so', async () => {
  offered['/latest-linux.yml'] = listing('1.1.0', sha512, 'Letters can be dictated.');
  const { updates } = follow();
  expect(await updates.check(false)).toEqual({
    step: 'available',
    version: '1.1.0',
    notes: 'Letters can be dictated.',
    canDownload: true,
  });
  await updates.check(false);
  expect(asked.map(({ path }) => path)).toEqual(['/latest-linux.yml', '/latest-linux.yml']);
});

test('what was said yes to is downloaded, checked, and put in place of the old one', async () => {
  offered['/latest-linux.yml'] = listing('1.1.0', sha512);
  offered['/Amaranth.AppImage'] = installer;
  const { updater, updates } = follow();
  await updates.check(true);
  expect(await updates.download()).toEqual({ step: 'ready', version: '1.1.0', notes: null });
  expect(readFileSync(join(home, 'Amaranth.AppImage'), 'utf8')).toBe('the old version');
  updater.quitAndInstall(true, false);
  expect(readFileSync(join(home, 'Amaranth.AppImage'))).toEqual(installer);
});

test('a file that is not the one promised is not put in place, and its person hears of it calmly', async () => {
  offered['/latest-linux.yml'] = listing('1.1.0', createHash('sha512').update('another').digest('base64'));
  offered['/Amaranth.AppImage'] = installer;
  const { updater, updates } = follow();
  await updates.check(true);
  expect(await updates.download()).toEqual({ step: 'failed', during: 'download' });
  expect(failures).toEqual(['update-download-failed']);
  updater.quitAndInstall(true, false);
  expect(readFileSync(join(home, 'Amaranth.AppImage'), 'utf8')).toBe('the old version');
});

test('a download that failed is tried again on asking, and its progress names the version it is of', async () => {
  offered['/latest-linux.yml'] = listing('1.1.0', sha512);
  const { updates } = follow();
  await updates.check(true);
  expect(await updates.download()).toEqual({ step: 'failed', during: 'download' });
  offered['/Amaranth.AppImage'] = installer;
  expect(await updates.download()).toMatchObject({ step: 'ready', version: '1.1.0' });
  await expect(updates.download()).resolves.toMatchObject({ step: 'ready' });
});

test('who presses “Download” while it looks by itself has what it finds downloaded', async () => {
  offered['/latest-linux.yml'] = listing('1.1.0', sha512);
  offered['/Amaranth.AppImage'] = installer;
  const { updates } = follow();
  await updates.check(true);
  const looking = updates.check(false);
  expect(await updates.download()).toMatchObject({ step: 'ready', version: '1.1.0' });
  await looking;
  expect(updates.downloaded()).toHaveLength(1);
});

test('what is gone when it is to be put in place is downloaded anew', async () => {
  offered['/latest-linux.yml'] = listing('1.1.0', sha512);
  offered['/Amaranth.AppImage'] = installer;
  const { updates } = follow();
  await updates.check(true);
  await updates.download();
  const [file = ''] = updates.downloaded();
  rmSync(file);
  expect(isInstallable(updates.downloaded(), join(home, 'Amaranth.AppImage'))).toBe(false);
  updates.miss();
  expect(updates.current()).toEqual({ step: 'failed', during: 'download' });
  expect(await updates.download()).toMatchObject({ step: 'ready' });
  expect(isInstallable(updates.downloaded(), join(home, 'Amaranth.AppImage'))).toBe(true);
});

test('a download that goes silent has failed, and can be tried again', async () => {
  vi.useFakeTimers();
  const listeners: ((progress: ProgressInfo) => void)[] = [];
  const updates = followUpdates({
    loadUpdater: async () =>
      ({
        checkForUpdates: async () =>
          ({ isUpdateAvailable: true, updateInfo: { version: '1.1.0' } }) as UpdateCheckResult,
        downloadUpdate: () => new Promise(() => undefined),
        on: (_event: string, listener: (progress: ProgressInfo) => void) => void listeners.push(listener),
      }) as unknown as Updater,
    canDownload: true,
    report: (event) => failures.push(event),
    onChange: () => undefined,
  });
  await updates.check(true);
  const downloading = updates.download();
  await vi.advanceTimersByTimeAsync(50_000);
  // Of no known length: it is heard all the same.
  for (const listen of listeners) listen({ percent: Number.NaN } as ProgressInfo);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(updates.current()).toMatchObject({ step: 'downloading', percent: 0 });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await downloading).toEqual({ step: 'failed', during: 'download' });
  vi.useRealTimers();
});

test('who asks while it looks by itself hears of that answer', async () => {
  const { updates } = follow();
  const answers = await Promise.all([updates.check(false), updates.check(true)]);
  expect(answers).toEqual([
    { step: 'failed', during: 'check' },
    { step: 'failed', during: 'check' },
  ]);
  expect(failures).toEqual(['update-check-failed']);
});

test('the same version is the newest, and an older one is never taken', async () => {
  for (const version of ['1.0.0', '0.9.0']) {
    offered['/latest-linux.yml'] = listing(version, sha512);
    expect(await follow().updates.check(true)).toEqual({ step: 'newest' });
  }
});

test('a server that does not answer is mentioned only to who asked', async () => {
  const { updates } = follow();
  expect(await updates.check(false)).toEqual({ step: 'unknown' });
  expect(await updates.check(true)).toEqual({ step: 'failed', during: 'check' });
  expect(failures).toEqual(['update-check-failed', 'update-check-failed']);
});

test('the operator’s server hears no number of this installation', async () => {
  offered['/latest-linux.yml'] = listing('1.1.0', sha512);
  await follow().updates.check(true);
  expect(asked.map(({ headers }) => headers['x-user-staging-id'] ?? '')).toEqual(['']);
});

test('where a package manager installs programs, a new version is told of and not downloaded', async () => {
  offered['/latest-linux.yml'] = listing('1.1.0', sha512);
  const { updates } = follow(false);
  expect(await updates.check(true)).toMatchObject({ step: 'available', canDownload: false });
  expect(await updates.download()).toMatchObject({ step: 'available' });
  expect(asked).toHaveLength(1);
});

test('a program without an address to look at stays as it is', () => {
  const appImage = join(home, 'Amaranth.AppImage');
  expect(describeInstallation(home, appImage)).toBe('replaces-itself');
  expect(describeInstallation(home, null)).toBe('not-updated');
  writeFileSync(join(home, 'package-type'), 'deb\n');
  expect(describeInstallation(home, null)).toBe('by-package-manager');
  // An AppImage whose variable came along changes nothing of it.
  expect(describeInstallation(home, appImage)).toBe('by-package-manager');
  rmSync(join(home, 'app-update.yml'));
  expect(existsSync(join(home, 'app-update.yml'))).toBe(false);
  expect(describeInstallation(home, appImage)).toBe('not-updated');
});

test('on Windows nothing replaces the program where no publisher is named to check', () => {
  const description = join(home, 'app-update.yml');
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  try {
    expect(describeInstallation(home, null)).toBe('not-updated');
    writeFileSync(
      description,
      'provider: generic\nurl: https://example.org\npublisherName:\nchannel: latest\n',
    );
    expect(describeInstallation(home, null)).toBe('not-updated');
    writeFileSync(description, 'provider: generic\nurl: https://example.org\npublisherName:\n  - Amaranth\n');
    expect(describeInstallation(home, null)).toBe('replaces-itself');
  } finally {
    vi.restoreAllMocks();
  }
});

test('no older version is taken, nor an installer that fetches the rest itself', () => {
  const { allowDowngrade, disableWebInstaller } = openUpdater();
  expect({ allowDowngrade, disableWebInstaller }).toEqual({
    allowDowngrade: false,
    disableWebInstaller: true,
  });
});
