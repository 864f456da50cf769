import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATA_FORMAT_VERSION, DataFolderError, openDataFolder } from './openDataFolder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'amaranth-folder-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const real = { emulator: false };

test('a new folder is made and only its owner can look into it', () => {
  const folder = openDataFolder(join(parent, 'data'), real);
  expect(folder.isNew).toBe(true);
  expect(statSync(folder.path).mode & 0o777).toBe(0o700);
  folder.release();
});

test('two servers on one folder refuse', () => {
  const path = join(parent, 'data');
  const first = openDataFolder(path, real);
  expect(() => openDataFolder(path, real)).toThrow(/in use by another Amaranth/);
  first.release();
  const second = openDataFolder(path, real);
  expect(second.isNew).toBe(false);
  second.release();
});

test('--emulator refuses real data, and the other way round', () => {
  openDataFolder(join(parent, 'real'), real).release();
  openDataFolder(join(parent, 'tests'), { emulator: true }).release();
  expect(() => openDataFolder(join(parent, 'real'), { emulator: true })).toThrow(/holds real data/);
  expect(() => openDataFolder(join(parent, 'tests'), real)).toThrow(/made with --emulator/);
});

test('a folder with other files in it is left alone', () => {
  writeFileSync(join(parent, 'thesis.odt'), '');
  expect(() => openDataFolder(parent, real)).toThrow(DataFolderError);
});

test('a folder of a newer release is left alone', () => {
  const path = join(parent, 'data');
  openDataFolder(path, real).release();
  const newer = { format: 'amaranth-data', version: DATA_FORMAT_VERSION + 1, emulator: false };
  writeFileSync(join(path, 'format.json'), JSON.stringify(newer));
  expect(() => openDataFolder(path, real)).toThrow(/newer Amaranth/);
});
