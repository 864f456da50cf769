import { mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCondition } from './condition.ts';
import { openDatabase } from './openDatabase.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'amaranth-condition-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database whose later pages were overwritten behind SQLite's back. */
function damagedDatabase(): string {
  const path = join(folder, 'amaranth.sqlite');
  const database = openDatabase(path, createCondition());
  database.exec('CREATE TABLE memories (id INTEGER PRIMARY KEY, story TEXT)');
  const insert = database.prepare('INSERT INTO memories (story) VALUES (?)');
  for (let story = 0; story < 500; story += 1) insert.run(`story ${story}`.repeat(40));
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const file = openSync(path, 'r+');
  const noise = Buffer.alloc(4096, 0xa5);
  for (let page = 2; page < statSync(path).size / 4096; page += 1)
    writeSync(file, noise, 0, 4096, page * 4096);
  return path;
}

const attempts: [string, (database: ReturnType<typeof openDatabase>) => unknown][] = [
  ['get', (database) => database.prepare('SELECT sum(length(story)) FROM memories').get()],
  ['all', (database) => database.prepare('SELECT * FROM memories').all()],
  ['run', (database) => database.prepare("UPDATE memories SET story = 'x'").run()],
  ['iterate', (database) => [...database.prepare('SELECT * FROM memories').iterate()]],
  ['exec', (database) => database.exec("UPDATE memories SET story = 'x'")],
];

test.each(attempts)('a damaged page met by %s is remembered', (_name, attempt) => {
  const condition = createCondition({ now: () => Date.UTC(2026, 10, 21, 9) });
  const database = openDatabase(damagedDatabase(), condition);
  expect(condition.read()).toEqual({ status: 'ok' });
  expect(() => attempt(database)).toThrow(/malformed/);
  expect(condition.read()).toEqual({ status: 'damaged', since: '2026-11-21T09:00:00.000Z' });
  database.close();
});

test('a database without room left says that the disk is full, and that is over once writes pass again', () => {
  let now = Date.UTC(2026, 10, 21, 9);
  let hasRoom = false;
  const condition = createCondition({ now: () => now, hasRoom: () => hasRoom });
  const database = openDatabase(join(folder, 'amaranth.sqlite'), condition);
  database.exec('CREATE TABLE memories (story TEXT); PRAGMA max_page_count = 4;');
  const insert = database.prepare('INSERT INTO memories VALUES (?)');
  expect(() => insert.run('long '.repeat(10_000))).toThrow(/full/);
  expect(condition.read()).toEqual({ status: 'diskFull', since: '2026-11-21T09:00:00.000Z' });
  now += 61_000;
  expect(condition.read().status).toBe('diskFull');
  hasRoom = true;
  expect(condition.read()).toEqual({ status: 'ok' });
  database.close();
});

test('a mistake in a statement says nothing about the disk', () => {
  const condition = createCondition();
  const database = openDatabase(join(folder, 'amaranth.sqlite'), condition);
  database.exec('CREATE TABLE memories (id INTEGER PRIMARY KEY)');
  database.exec('INSERT INTO memories VALUES (1)');
  expect(() => database.exec('INSERT INTO memories VALUES (1)')).toThrow(/UNIQUE/);
  expect(() => database.prepare('SELECT id FROM nowhere')).toThrow(/no such table/);
  expect(condition.read()).toEqual({ status: 'ok' });
  database.close();
});

test('files tell it too: a full disk, one mounted read-only, one that fails; also as the cause of another error', () => {
  const systemError = (code: string) => Object.assign(new Error(code), { code });
  const statusAfter = (...errors: unknown[]) => {
    const condition = createCondition();
    for (const error of errors) condition.note(error);
    return condition.read().status;
  };
  expect(statusAfter(systemError('ENOSPC'))).toBe('diskFull');
  expect(statusAfter(systemError('EROFS'))).toBe('readOnly');
  expect(statusAfter(new Error('Not stored', { cause: systemError('EIO') }))).toBe('damaged');
  expect(statusAfter(systemError('ENOSPC'), systemError('EIO'), systemError('EROFS'))).toBe('damaged');
  expect(statusAfter(systemError('ENOENT'), 'ENOSPC', null)).toBe('ok');
});
