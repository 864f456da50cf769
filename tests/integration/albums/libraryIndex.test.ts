/** The library's index: whatever was changed, one reading of it and of what changed since says what is there. */
import { collection, getDocs, query, Timestamp, where } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import { lettersWrite } from '#shared/callables/letters.ts';
import { libraryUpdateIndex } from '#shared/callables/library.ts';
import { mediaCommit, mediaErase, mediaTrash, mediaUpdate } from '#shared/callables/media.ts';
import type { AlbumId, MediaItemId } from '#shared/domain/ids.ts';
import { indexStateSchema, readEntries } from '#shared/library/indexEntry.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

let backend: Backend;
let person: Person;
let albumId: AlbumId;
beforeAll(async () => {
  backend = await startBackend();
  person = await signUpPerson(backend.origin);
  ({ albumId } = await person.call(albumsCreate, { title: 'Summer' }));
});
afterAll(async () => {
  await person.leave();
  await backend.stop();
});

async function addPhoto(seed: string): Promise<MediaItemId> {
  const content = fakeJpeg(5_000, seed);
  const file = describeFile(content);
  const answer = await reserveOne(person, albumId, file);
  if (answer.outcome !== 'reserved') throw new Error(answer.code);
  await sendContent(person, answer.folder, content);
  await person.call(mediaCommit, { items: [{ ...describeItem(file.uploadId), caption: seed }] });
  return answer.itemId;
}

/** As a page reads it: all of the index, and with it what changed later. */
async function readIndex() {
  const parts = await getDocs(collection(person.firestore, `users/${person.uid}/libraryIndex`));
  const state = indexStateSchema.parse(parts.docs.find(({ id }) => id === 'state')?.data() ?? {});
  const changed = await getDocs(
    query(
      collection(person.firestore, `users/${person.uid}/mediaItems`),
      where('updatedAt', '>=', Timestamp.fromMillis(state.through)),
    ),
  );
  const entries = parts.docs.flatMap((part) => {
    const text: unknown = part.get('entries');
    return typeof text === 'string' ? readEntries(text) : [];
  });
  return { entries, state, changed: new Set(changed.docs.map(({ id }) => id)) };
}

test('everything a person keeps stands in the index, as it was last changed, and nothing that is trashed', async () => {
  const [kept, thrown] = [await addPhoto('Jeanne swims'), await addPhoto('Blurred')];
  const { itemId: letter } = await person.call(lettersWrite, {
    letterId: crypto.randomUUID(),
    albumId,
    title: 'To Rose',
    body: [{ kind: 'paragraph', spans: [{ text: 'Look in the ' }, { text: 'blue box', bold: true }] }],
  });
  await person.call(libraryUpdateIndex, {});
  await person.call(mediaUpdate, { itemId: kept, rememberedDate: { is: 'decade', year: 1950 } });
  await person.call(mediaTrash, { itemIds: [thrown] });
  expect(await person.call(libraryUpdateIndex, {})).toEqual({ isComplete: true });
  const { entries } = await readIndex();
  expect(entries).toHaveLength(2);
  expect(entries.find(({ id }) => id === kept)).toMatchObject({
    title: 'Jeanne swims',
    rememberedDate: { is: 'decade', year: 1950 },
    takenAt: '1955-01-01T12:00:00',
  });
  expect(entries.find(({ id }) => id === letter)).toMatchObject({
    title: 'To Rose',
    text: 'Look in the blue box',
  });
});

test('what changed after the index was made is found beside it, without any call', async () => {
  const added = await addPhoto('Late');
  expect((await readIndex()).changed.has(added)).toBe(true);
});

test('what is erased before the index heard of its trashing is named, and leaves by the next call', async () => {
  const gone = await addPhoto('Not for anybody');
  await person.call(libraryUpdateIndex, {});
  await person.call(mediaTrash, { itemIds: [gone] });
  await person.call(mediaErase, { itemIds: [gone] });
  const before = await readIndex();
  expect(before.entries.some(({ id }) => id === gone)).toBe(true);
  expect(before.state.erased).toEqual([gone]);
  await person.call(libraryUpdateIndex, {});
  const after = await readIndex();
  expect(after.entries.some(({ id }) => id === gone)).toBe(false);
  expect(after.state.erased).toEqual([]);
});
