/** Backup and restore are stopped at each of their file operations in turn: halfway (before it, where there is no half), and after it. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isBackupLease, isBackupRunning } from '../../../src/embedded/dataFolder/backupLease.ts';
import { type FolderDisk, systemFolderDisk } from '../../../src/embedded/disk/folderDisk.ts';
import { backUp, restore, verify } from '../../../src/embedded/snapshot/index.ts';
import { createFaultyFolderDisk, type Fault, Killed } from '../../support/faultyFolderDisk.ts';
import { fillDataFolder } from '../../support/filledFolder.ts';
import { readFolder } from '../../support/folders.ts';

let parent: string;
let dataFolder: string;
let directory: string;
let original: Map<string, string>;
let whole: Map<string, string>;
const now = () => Date.UTC(2026, 10, 21, 9);

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'amaranth-faults-'));
  dataFolder = join(parent, 'data');
  directory = join(parent, 'work', 'result');
  await fillDataFolder(dataFolder, 2);
  await backUp({ dataFolder, directory: join(parent, 'whole'), disk: systemFolderDisk, now });
  original = await readFolder(dataFolder);
  // The mark of that backup.
  original.delete('backup-finished');
  whole = await readFolder(join(parent, 'whole'));
  whole.delete('snapshot.json');
});
afterAll(() => rm(parent, { recursive: true, force: true }));
afterEach(async () => {
  await rm(join(parent, 'work'), { recursive: true, force: true });
  // What killed backups asked for.
  for (const name of (await readdir(dataFolder)).filter(isBackupLease)) await rm(join(dataFolder, name));
});

const operations = {
  backup: (disk: FolderDisk) => backUp({ dataFolder, directory, disk, now }),
  restore: (disk: FolderDisk) => restore({ dataFolder: directory, directory: join(parent, 'whole'), disk }),
};

/** Both make the same files; a snapshot has its manifest besides. */
async function assertWhole(name: keyof typeof operations): Promise<void> {
  if (name === 'backup') await verify(directory);
  const made = await readFolder(directory);
  made.delete('snapshot.json');
  expect(made).toEqual(whole);
}

/** Runs the operation with a fault at its first, second, ... step, until one runs through. Returns how many steps. */
async function failAtEachStep(
  name: keyof typeof operations,
  fault: Omit<Fault, 'at'>,
  afterwards: (error: unknown) => Promise<void>,
): Promise<number> {
  for (let at = 1; ; at += 1) {
    const { disk, hasFailed } = createFaultyFolderDisk({ ...fault, at });
    const error: unknown = await operations[name](disk).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!hasFailed()) {
      expect(error).toBeNull();
      return at - 1;
    }
    await afterwards(error);
    await rm(join(parent, 'work'), { recursive: true, force: true });
  }
}

describe.each(['backup', 'restore'] as const)('%s', (name) => {
  test.each(['half', 'all'] as const)(
    'killed at any step (its effect: %s) leaves a whole result or none, and runs through the next time',
    { timeout: 240_000 },
    async (effect) => {
      const steps = await failAtEachStep(name, { kind: 'killed', effect }, async (error) => {
        expect(error).toBeInstanceOf(Killed);
        if (!existsSync(directory)) await operations[name](systemFolderDisk);
        await assertWhole(name);
        expect(await readdir(join(parent, 'work'))).toEqual(['result']);
      });
      expect(steps).toBeGreaterThan(effect === 'all' ? 20 : 5);
      const lasting = [...(await readFolder(dataFolder))].filter(([path]) => !path.startsWith('backup-'));
      expect(new Map(lasting)).toEqual(original);
    },
  );

  test('a disk that is full at any step is told in words, and nothing half is left', {
    timeout: 240_000,
  }, async () => {
    let stepsBeforeResult = 0;
    await failAtEachStep(name, { kind: 'ENOSPC', effect: 'half' }, async (error) => {
      expect(String(error)).toMatch(/is full/);
      // The last steps come after the result has its name.
      expect(String(error)).toMatch(existsSync(directory) ? /is whole and stands in/ : /Nothing was left/);
      if (existsSync(directory)) return assertWhole(name);
      stepsBeforeResult += 1;
      expect(await readdir(join(parent, 'work')).catch(() => [])).toEqual([]);
      expect(isBackupRunning(dataFolder, now())).toBe(false);
    });
    expect(stepsBeforeResult).toBeGreaterThan(20);
  });
});
