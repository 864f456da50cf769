import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemFolderDisk } from '../disk/folderDisk.ts';
import { isBackupRunning, withBackupLease } from './backupLease.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'amaranth-lease-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MINUTE = 60_000;
const start = Date.UTC(2026, 10, 21, 9);
const options = (now: number) => ({ disk: systemFolderDisk, now: () => now });

test('files stay while a backup runs, and no longer', async () => {
  expect(isBackupRunning(folder, start)).toBe(false);
  await withBackupLease(folder, options(start), async () => {
    expect(isBackupRunning(folder, start)).toBe(true);
    expect(isBackupRunning(folder, start + 9 * MINUTE)).toBe(true);
    // A killed backup asks for minutes, not for ever.
    expect(isBackupRunning(folder, start + 11 * MINUTE)).toBe(false);
  });
  expect(isBackupRunning(folder, start)).toBe(false);
});

test('the end of one backup does not end the lease of another', async () => {
  await withBackupLease(folder, options(start), async () => {
    await withBackupLease(folder, options(start), () => Promise.resolve());
    expect(isBackupRunning(folder, start)).toBe(true);
  });
});

test('a backup that fails lets go of the files', async () => {
  const failing = withBackupLease(folder, options(start), () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

test('the lease of a killed backup is removed by the next, and half a lease asks for nothing', async () => {
  writeFileSync(join(folder, 'backup-0a.lease'), new Date(start - 1).toISOString());
  writeFileSync(join(folder, 'backup-0b.lease'), '2026-1');
  expect(isBackupRunning(folder, start)).toBe(false);
  await withBackupLease(folder, options(start), () => Promise.resolve());
  expect(readdirSync(folder)).toEqual([]);
});

test('a lease that was written while the clock was ahead holds no files for longer than any other', () => {
  writeFileSync(join(folder, 'backup-0a.lease'), new Date(start + 365 * 24 * 60 * MINUTE).toISOString());
  expect(isBackupRunning(folder, start)).toBe(false);
});
