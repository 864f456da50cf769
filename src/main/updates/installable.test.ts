/** A program is not taken away where nothing can be put in its place. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstallable } from './installable.ts';

let home: string;
let downloaded: string;
let appImage: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'installable-'));
  mkdirSync(join(home, 'cache'));
  downloaded = join(home, 'cache/Amaranth.AppImage');
  appImage = join(home, 'Amaranth.AppImage');
  writeFileSync(downloaded, 'the new version');
  writeFileSync(appImage, 'the old version');
});
afterEach(() => rmSync(home, { recursive: true }));

test('what is there fits in place', () => {
  expect(isInstallable([downloaded], appImage)).toBe(true);
  expect(isInstallable([downloaded], null)).toBe(true);
});

test('what a cleaner took away meanwhile does not, nor does nothing at all', () => {
  rmSync(downloaded);
  expect(isInstallable([downloaded], appImage)).toBe(false);
  expect(isInstallable([downloaded], null)).toBe(false);
  expect(isInstallable([], null)).toBe(false);
});

test('nor where the folder of the program is gone', () => {
  expect(isInstallable([downloaded], join(home, 'gone/Amaranth.AppImage'))).toBe(false);
});

test.skipIf(process.getuid?.() === 0)('nor where its folder may not be written to', () => {
  chmodSync(home, 0o500);
  expect(isInstallable([downloaded], appImage)).toBe(false);
  chmodSync(home, 0o700);
});
