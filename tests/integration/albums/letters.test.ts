import { randomUUID } from 'node:crypto';
import { signInAnonymously } from 'firebase/auth';
import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { albumsCreate, albumsErase, albumsTrash } from '#shared/callables/albums.ts';
import { lettersChange, lettersWrite } from '#shared/callables/letters.ts';
import {
  mediaCopy,
  mediaErase,
  mediaLink,
  mediaMove,
  mediaReserve,
  mediaRestore,
  mediaTrash,
  mediaUpdate,
} from '#shared/callables/media.ts';
import { type AlbumId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import { type LetterBlock, letterByteCount } from '#shared/domain/letter.ts';
import { letterSchema } from '#shared/domain/mediaItem.ts';
import { LETTER_TEXT_LIMIT, STORAGE_LIMIT_FREE_BYTES, TEXT_LIMIT_BYTES } from '#shared/limits.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, fakeJpeg } from '../../support/upload.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', spans: [{ text }] });

const text = {
  title: 'For Lucie, when she is grown',
  body: [
    { kind: 'heading', spans: [{ text: 'The summer of the storm' }] },
    { kind: 'paragraph', spans: [{ text: 'You were ' }, { text: 'three', italic: true }, { text: '. 🌩️' }] },
    { kind: 'quote', spans: [{ text: 'Again,\nyou said.', bold: true }] },
    { kind: 'bullet', spans: [{ text: 'two eggs' }] },
    { kind: 'step', spans: [{ text: 'Beat them.' }] },
  ] satisfies LetterBlock[],
};
const size = letterByteCount(text);

interface WrittenText {
  readonly title: string;
  readonly body: LetterBlock[];
}

async function withAlbum(run: (person: Person, albumId: AlbumId) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  try {
    const { albumId } = await person.call(albumsCreate, { title: 'Letters' });
    await run(person, albumId);
  } finally {
    await person.leave();
  }
}

async function writeOne(person: Person, albumId: AlbumId, changes: Partial<WrittenText> = {}) {
  const letterId = randomUUID();
  const { itemId } = await person.call(lettersWrite, { letterId, albumId, ...text, ...changes });
  return itemId;
}

const documentOf = (person: Person, kind: 'albums' | 'mediaItems', id: string) =>
  doc(person.firestore, 'users', person.uid, kind, id);

async function readLetter(person: Person, id: string) {
  const snapshot = await getDoc(documentOf(person, 'mediaItems', id));
  const { createdAt, updatedAt, trashedAt, ...fields } = snapshot.data() ?? {};
  const dates = {
    createdAt: createdAt?.toDate(),
    updatedAt: updatedAt?.toDate(),
    trashedAt: trashedAt?.toDate(),
  };
  return letterSchema.parse({ ...fields, id, ...dates, trashedAt: dates.trashedAt ?? null });
}

const albumOf = async (person: Person, albumId: string) =>
  (await getDoc(documentOf(person, 'albums', albumId))).data();

describe('A letter', () => {
  test('is an item of its album, word for word, and counts by its bytes', () =>
    withAlbum(async (person, albumId) => {
      const letterId = randomUUID();
      const answer = await person.call(lettersWrite, {
        letterId,
        albumId,
        ...text,
        title: `  ${text.title} `,
        takenAt: '2019-07-14T18:00:00',
        offsetMinutes: 120,
      });
      expect(answer).toEqual({ itemId: letterId, revision: 1 });
      expect(await readLetter(person, letterId)).toMatchObject({
        ...text,
        kind: 'letter',
        byteCount: size,
        takenAt: '2019-07-14T18:00:00',
        takenAtOffsetMinutes: 120,
        takenAtSource: 'writing',
      });
      expect(await person.storageUsed()).toBe(0);
      expect(await albumOf(person, albumId)).toMatchObject({
        itemCount: 1,
        byteCount: 0,
        firstTakenAt: '2019-07-14T18:00:00',
      });
    }));

  test('that is sent twice is written once', () =>
    withAlbum(async (person, albumId) => {
      const letter = { letterId: randomUUID(), albumId, ...text };
      const answers = await Promise.all([1, 2, 3].map(() => person.call(lettersWrite, letter)));
      expect(new Set(answers.map(({ revision }) => revision))).toEqual(new Set([1]));
      expect(await person.storageUsed()).toBe(0);
      expect(await albumOf(person, albumId)).toMatchObject({ itemCount: 1, byteCount: 0 });
    }));

  test('is never written over by another that was given its id, as from a second window', () =>
    withAlbum(async (person, albumId) => {
      const letter = { letterId: randomUUID(), albumId, ...text };
      await person.call(lettersWrite, letter);
      const body = [paragraph('To somebody else.')];
      await expect(person.call(lettersWrite, { ...letter, body })).rejects.toMatchObject({
        details: { code: 'conflict', revision: 1 },
      });
      expect(await readLetter(person, letter.letterId)).toMatchObject({ ...text, revision: 1 });
      await person.call(lettersChange, { itemId: letter.letterId, revision: 1, title: text.title, body });
      await expect(person.call(lettersWrite, letter)).rejects.toMatchObject({
        details: { code: 'conflict', revision: 2 },
      });
    }));

  test('tells its size as it is changed', () =>
    withAlbum(async (person, albumId) => {
      const itemId = await writeOne(person, albumId);
      const longer = { ...text, body: [...text.body, paragraph('é'.repeat(1_000))] };
      expect(await person.call(lettersChange, { itemId, revision: 1, ...longer })).toMatchObject({
        revision: 2,
      });
      expect(await readLetter(person, itemId)).toMatchObject({ byteCount: letterByteCount(longer) });
      const shorter = { title: 'Short', body: [paragraph('Yes.')] };
      await person.call(lettersChange, { itemId, revision: 2, ...shorter });
      expect(await readLetter(person, itemId)).toMatchObject({
        ...shorter,
        byteCount: letterByteCount(shorter),
        revision: 3,
      });
      expect(await person.storageUsed()).toBe(0);
    }));

  test('changed on two devices is not written over unseen', () =>
    withAlbum(async (person, albumId) => {
      const itemId = await writeOne(person, albumId);
      const mine = { title: text.title, body: [paragraph('From the telephone.')] };
      await person.call(lettersChange, { itemId, revision: 1, ...mine });
      await expect(
        person.call(lettersChange, { itemId, revision: 1, ...text, title: 'From the desk' }),
      ).rejects.toMatchObject({ details: { code: 'conflict', revision: 2 } });
      // The very same words once more are no conflict: the first answer may have been lost.
      expect(await person.call(lettersChange, { itemId, revision: 1, ...mine })).toMatchObject({
        revision: 2,
      });
      expect(await readLetter(person, itemId)).toMatchObject(mine);
    }));

  test('is moved, copied and dated like any item, and has no caption and no file', () =>
    withAlbum(async (person, albumId) => {
      const { albumId: other } = await person.call(albumsCreate, { title: 'Other' });
      const itemId = await writeOne(person, albumId);
      const { itemIds: copies } = await person.call(mediaCopy, { itemIds: [itemId], albumId: other });
      expect(await person.storageUsed()).toBe(0);
      const copied = copies[0] ?? '';
      expect(await readLetter(person, copied)).toMatchObject({ ...text, albumId: other });
      await person.call(lettersChange, { itemId, revision: 1, ...text, title: 'Mine alone' });
      expect(await readLetter(person, copied)).toMatchObject({ title: text.title });
      await person.call(mediaMove, { itemIds: [itemId], albumId: other });
      expect(await albumOf(person, albumId)).toMatchObject({ itemCount: 0, byteCount: 0 });
      expect(await albumOf(person, other)).toMatchObject({ itemCount: 2 });
      await person.call(mediaUpdate, { itemId, takenAt: '1962-05-01T00:00:00' });
      expect(await readLetter(person, itemId)).toMatchObject({
        takenAt: '1962-05-01T00:00:00',
        takenAtSource: 'person',
      });
      await expect(person.call(mediaUpdate, { itemId, caption: 'A' })).rejects.toMatchObject({
        details: { code: 'invalid-input', field: 'caption' },
      });
      await expect(person.call(mediaLink, { itemId })).rejects.toMatchObject({
        details: { code: 'media-item-not-found' },
      });
    }));

  test('goes to the trash, cannot be changed there, comes back whole, and is erased for good', () =>
    withAlbum(async (person, albumId) => {
      const itemId = await writeOne(person, albumId);
      await person.call(mediaTrash, { itemIds: [itemId] });
      expect(await person.storageUsed()).toBe(0);
      await expect(person.call(lettersChange, { itemId, revision: 1, ...text })).rejects.toMatchObject({
        details: { code: 'media-item-not-found' },
      });
      await person.call(mediaRestore, { itemIds: [itemId] });
      expect(await person.storageUsed()).toBe(0);
      expect(await readLetter(person, itemId)).toMatchObject({ ...text, state: 'ready' });
      await person.call(mediaTrash, { itemIds: [itemId] });
      await person.call(mediaErase, { itemIds: [itemId] });
      expect((await getDoc(documentOf(person, 'mediaItems', itemId))).exists()).toBe(false);
      expect(await person.storageUsed()).toBe(0);
    }));

  test('goes with its album', () =>
    withAlbum(async (person, albumId) => {
      const itemId = await writeOne(person, albumId);
      await person.call(albumsTrash, { albumId });
      await expect(writeOne(person, albumId)).rejects.toMatchObject({ details: { code: 'album-not-found' } });
      await person.call(albumsErase, { albumId });
      expect((await getDoc(documentOf(person, 'mediaItems', itemId))).exists()).toBe(false);
    }));
});

describe('Limits of a letter are refused by name:', () => {
  const refusals: [string, Partial<{ title: string; body: unknown }>, string][] = [
    ['no title', { title: '  ' }, 'title'],
    ['a title of 121 characters', { title: 'a'.repeat(121) }, 'title'],
    ['no words', { body: [] }, 'body'],
    ['too many characters', { body: [paragraph('a'.repeat(LETTER_TEXT_LIMIT)), paragraph('a')] }, 'body'],
    ['a block of an unknown kind', { body: [{ kind: 'script', spans: [{ text: 'x' }] }] }, 'body.0.kind'],
    [
      'an empty piece of text',
      { body: [{ kind: 'paragraph', spans: [{ text: '' }] }] },
      'body.0.spans.0.text',
    ],
    ['control characters', { body: [paragraph('a\u0000b')] }, 'body.0.spans.0.text'],
  ];
  test.each(refusals)('%s', (_, changes, field) =>
    withAlbum(async (person, albumId) => {
      const input = { letterId: randomUUID(), albumId, ...text, ...changes };
      await expect(person.call(lettersWrite, input as typeof input & typeof text)).rejects.toMatchObject({
        code: 'functions/invalid-argument',
        details: { code: 'invalid-input', field },
      });
      expect(await person.storageUsed()).toBe(0);
    }),
  );

  test('the longest letter fits in one document, whatever the script', () =>
    withAlbum(async (person, albumId) => {
      const longest = { title: 'Long', body: [paragraph('字'.repeat(LETTER_TEXT_LIMIT))] };
      const itemId = await writeOne(person, albumId, longest);
      expect(await readLetter(person, itemId)).toMatchObject(longest);
    }));

  test('no letter for want of room: words never count against the storage', () =>
    withAlbum(async (person, albumId) => {
      const file = { ...describeFile(fakeJpeg(100)), byteCount: STORAGE_LIMIT_FREE_BYTES };
      await person.call(mediaReserve, { albumId, files: [file] });
      const itemId = await writeOne(person, albumId);
      const grown = { ...text, body: [...text.body, paragraph('A few more words.')] };
      await person.call(lettersChange, { itemId, revision: 1, ...grown });
      expect(await readLetter(person, itemId)).toMatchObject({ ...grown, revision: 2 });
      expect(await person.storageUsed()).toBe(STORAGE_LIMIT_FREE_BYTES);
    }));

  test('more text than is kept on any plan, whether it is written or grows', () =>
    withAlbum(async (person, albumId) => {
      const itemId = await writeOne(person, albumId);
      const { services } = await backend.server.businessLogic();
      await services.firestore.doc(`users/${person.uid}`).update({ textBytes: TEXT_LIMIT_BYTES });
      const refused = { details: { code: 'text-limit-reached', limitBytes: TEXT_LIMIT_BYTES } };
      await expect(writeOne(person, albumId)).rejects.toMatchObject(refused);
      const grown = { ...text, body: [...text.body, paragraph('a'.repeat(10_000))] };
      await expect(person.call(lettersChange, { itemId, revision: 1, ...grown })).rejects.toMatchObject(
        refused,
      );
      expect(await readLetter(person, itemId)).toMatchObject({ ...text, revision: 1 });
    }));

  test('a letter of nobody: an account without an address keeps nothing', () =>
    withAlbum(async (person) => {
      const { user } = await signInAnonymously(person.auth);
      const { services } = await backend.server.businessLogic();
      await services.firestore.doc(`users/${user.uid}`).set({ name: '' });
      const { albumId } = await person.call(albumsCreate, { title: 'Of nobody' });
      await expect(writeOne(person, albumId)).rejects.toMatchObject({
        details: { code: 'email-not-verified' },
      });
    }));
});

describe('Somebody else', () => {
  test('cannot read, change or write over a letter, nor write past the rules', () =>
    withAlbum((owner, albumId) =>
      withAlbum(async (stranger) => {
        const itemId = await writeOne(owner, albumId);
        const theirs = doc(stranger.firestore, 'users', owner.uid, 'mediaItems', itemId);
        await expect(getDoc(theirs)).rejects.toMatchObject({ code: 'permission-denied' });
        await expect(setDoc(theirs, { title: 'Mine' })).rejects.toMatchObject({ code: 'permission-denied' });
        await expect(stranger.call(lettersChange, { itemId, revision: 1, ...text })).rejects.toMatchObject({
          details: { code: 'media-item-not-found' },
        });
        await expect(stranger.call(mediaTrash, { itemIds: [itemId] })).resolves.toEqual({});
        await expect(
          stranger.call(lettersWrite, { letterId: randomUUID(), albumId, ...text }),
        ).rejects.toMatchObject({ details: { code: 'album-not-found' } });
        expect(await readLetter(owner, itemId)).toMatchObject({ ...text, state: 'ready' });
      }),
    ));

  test('not even the owner writes a letter except through its callables', () =>
    withAlbum(async (person, albumId) => {
      const itemId = await writeOne(person, albumId);
      await expect(updateDoc(documentOf(person, 'mediaItems', itemId), { body: [] })).rejects.toMatchObject({
        code: 'permission-denied',
      });
      await expect(
        person.call(lettersChange, { itemId: mediaItemIdSchema.parse(randomUUID()), revision: 1, ...text }),
      ).rejects.toMatchObject({ details: { code: 'media-item-not-found' } });
    }));
});
