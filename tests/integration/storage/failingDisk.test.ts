import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import { mediaAbandon, mediaCommit } from '#shared/callables/media.ts';
import type { AlbumId } from '#shared/domain/ids.ts';
import { type Disk, systemDisk } from '../../../src/embedded/disk/disk.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

type Step = 'open' | 'write' | 'publish';
let fault: { readonly step: Step; readonly code: string } | null = null;

function failAt(step: Step): void {
  if (fault?.step !== step) return;
  throw Object.assign(new Error(`${fault.code}: made up by the test`), { code: fault.code });
}

const disk: Disk = {
  ...systemDisk,
  async openForAppend(path) {
    failAt('open');
    const handle = await systemDisk.openForAppend(path);
    return new Proxy(handle, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (String(name).startsWith('write') || name === 'appendFile') failAt('write');
          return value.apply(target, given);
        };
      },
    });
  },
  async publish(from, to) {
    failAt('publish');
    await systemDisk.publish(from, to);
  },
};

let backend: Backend;
let person: Person;
let albumId: AlbumId;

beforeAll(async () => {
  backend = await startBackend({ disk });
  person = await signUpPerson(backend.origin);
  ({ albumId } = await person.call(albumsCreate, { title: 'Keepsakes', description: '' }));
});
afterAll(async () => {
  await person.leave();
  await backend.stop();
});
beforeEach(() => {
  fault = null;
});

const filesIn = async (folder: string) =>
  (
    await readdir(join(backend.dataFolder, 'files', folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
  )
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test.each([
  ['full while it opens', 'open', 'ENOSPC', 507],
  ['full in the middle of a file', 'write', 'ENOSPC', 507],
  ['full as a file gets its name', 'publish', 'ENOSPC', 507],
  ['read-only', 'open', 'EROFS', 503],
] as const)(
  'a disk that is %s is told apart, shows nothing half, and the upload goes on later',
  async (_, step, code, status) => {
    const content = fakeJpeg(300_000);
    const file = describeFile(content);
    const reserved = await reserveOne(person, albumId, file);
    if (reserved.outcome !== 'reserved') throw new Error(reserved.code);
    const used = await person.storageUsed();
    const before = await filesIn('objects');

    fault = { step, code };
    await expect(sendContent(person, reserved.folder, content)).rejects.toMatchObject({ status });
    expect(await filesIn('objects')).toEqual(before);
    const early = await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
    expect(early.items).toMatchObject([{ outcome: 'refused', code: 'upload-incomplete' }]);
    expect(await person.storageUsed()).toBe(used);

    fault = null;
    await sendContent(person, reserved.folder, content);
    const done = await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
    expect(done.items).toMatchObject([{ outcome: 'ready' }]);
  },
);

test('what was given up on a full disk gives its room back, and leaves no file', async () => {
  const content = fakeJpeg(200_000);
  const file = describeFile(content);
  const before = await person.storageUsed();
  const reserved = await reserveOne(person, albumId, file);
  if (reserved.outcome !== 'reserved') throw new Error(reserved.code);
  fault = { step: 'publish', code: 'ENOSPC' };
  await expect(sendContent(person, reserved.folder, content)).rejects.toMatchObject({ status: 507 });
  fault = null;
  await person.call(mediaAbandon, { itemIds: [reserved.itemId] });
  expect(await person.storageUsed()).toBe(before);
});
