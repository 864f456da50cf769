import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log, logFailure, logToFolder } from './log.ts';
import { openLogFile } from './logFile.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'amaranth-log-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const read = (name = 'amaranth.log') => readFileSync(join(folder, name), 'utf8').trim().split('\n');

test('what happens is written down with its time, a line of JSON each', () => {
  logToFolder(join(folder, 'made/for/it'));
  log.log('error', 'page-gone', { reason: 'crashed', exitCode: 5 });
  const [line] = read('made/for/it/amaranth.log');
  expect(JSON.parse(line ?? '')).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: 'error',
    event: 'page-gone',
    reason: 'crashed',
    exitCode: 5,
  });
});

test('no address, no token and nothing of an error but its name stands in it', () => {
  logToFolder(folder);
  log.log('warning', 'link', {
    led: 'app://amaranth/auth/verify-email?oobCode=rosemary#thyme',
    by: 'rose@example.org',
    with: 'Bearer basil',
  });
  logFailure('keychain', new TypeError('was given the secret word parsley'));
  expect(read().join('\n')).not.toMatch(/rosemary|thyme|rose@|basil|parsley/);
  expect(read()[1]).toContain('TypeError');
});

test('it stays small: the older half makes room', () => {
  const write = openLogFile(folder, 1_000);
  for (let line = 0; line < 500; line += 1) write(`line ${line}`);
  expect(statSync(join(folder, 'amaranth.log')).size).toBeLessThanOrEqual(1_010);
  expect(statSync(join(folder, 'amaranth.1.log')).size).toBeLessThanOrEqual(1_010);
  expect(read().at(-1)).toBe('line 499');
});

test('a folder that cannot be written stops nothing', () => {
  logToFolder(folder);
  log.log('info', 'here');
  // A file stands where the folder would.
  expect(() => openLogFile(join(folder, 'amaranth.log'))('line')).not.toThrow();
});
