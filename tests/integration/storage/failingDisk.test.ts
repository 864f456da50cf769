import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import { mediaAbandon, mediaCommit } from '#shared/callables/media.ts';
import type { AlbumId } from '#shared/domain/ids.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { createFaultyDisk } from '../../support/faultyDisk.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

const faulty = createFaultyDisk();
let backend: Backend;
let person: Person;
let albumId: AlbumId;

beforeAll(async () => {
  backend = await startBackend({ disk: faulty.disk });
  person = await signUpPerson(backend.origin);
  ({ albumId } = await person.call(albumsCreate, { title: 'Keepsakes', description: '' }));
});
afterAll(async () => {
  await person.leave();
  await backend.stop();
});
beforeEach(() => faulty.disarm());

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
  ['full in the middle of a file', 'writev', 'ENOSPC', 507],
  ['full while it is made to last', 'datasync', 'ENOSPC', 507],
  ['full as a file gets its name', 'rename', 'ENOSPC', 507],
  ['over its quota', 'writev', 'EDQUOT', 507],
  ['read-only', 'open', 'EROFS', 503],
] as const)(
  'a disk that is %s is told apart, shows nothing half, and the upload goes on later',
  async (_, call, code, status) => {
    const content = fakeJpeg(300_000);
    const file = describeFile(content);
    const reserved = await reserveOne(person, albumId, file);
    if (reserved.outcome !== 'reserved') throw new Error(reserved.code);
    const used = await person.storageUsed();
    const before = await filesIn('objects');

    faulty.refuse(call, code);
    await expect(sendContent(person, reserved.folder, content)).rejects.toMatchObject({ status });
    expect(await filesIn('objects')).toEqual(before);
    const early = await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
    expect(early.items).toMatchObject([{ outcome: 'refused', code: 'upload-incomplete' }]);
    expect(await person.storageUsed()).toBe(used);

    faulty.disarm();
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
  faulty.refuse('rename', 'ENOSPC');
  await expect(sendContent(person, reserved.folder, content)).rejects.toMatchObject({ status: 507 });
  faulty.disarm();
  await person.call(mediaAbandon, { itemIds: [reserved.itemId] });
  expect(await person.storageUsed()).toBe(before);
});
