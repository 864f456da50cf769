/** The date of an item: what its file said stays, whatever its owner says of it, and they can go back to it. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import { lettersWrite } from '#shared/callables/letters.ts';
import { mediaCommit, mediaCopy, mediaUpdate } from '#shared/callables/media.ts';
import type { AlbumId, MediaItemId } from '#shared/domain/ids.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { wallClockAt } from '#shared/domain/wallClock.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const camera = { takenAt: '1998-08-03T14:05:09', takenAtOffsetMinutes: 120, takenAtSource: 'exif' } as const;

interface Scene {
  readonly person: Person;
  readonly albumId: AlbumId;
  readonly itemId: MediaItemId;
  read(path?: string): Promise<Record<string, unknown> | undefined>;
}

async function withPhoto(run: (scene: Scene) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  try {
    const { albumId } = await person.call(albumsCreate, { title: 'Summer' });
    const content = fakeJpeg(5_000);
    const file = describeFile(content);
    const answer = await reserveOne(person, albumId, file);
    if (answer.outcome !== 'reserved') throw new Error(answer.code);
    await sendContent(person, answer.folder, content);
    await person.call(mediaCommit, { items: [{ ...describeItem(file.uploadId), ...camera }] });
    await run({
      person,
      albumId,
      itemId: answer.itemId,
      read: async (path = `mediaItems/${answer.itemId}`) =>
        (await getDoc(doc(person.firestore, `users/${person.uid}/${path}`))).data(),
    });
  } finally {
    await person.leave();
  }
}

const refused = { details: { code: 'invalid-input', field: 'takenAt' } };

describe('A date', () => {
  test('in words is kept as it was said, sorts by its middle, and gives way to what was recorded', () =>
    withPhoto(async ({ person, albumId, itemId, read }) => {
      const rememberedDate = { is: 'season', season: 'summer', year: 1961 } as const;
      await person.call(mediaUpdate, { itemId, rememberedDate });
      expect(await read()).toMatchObject({
        rememberedDate,
        takenAt: '1961-07-16T12:00:00',
        takenAtSource: 'person',
        isTimeKnown: false,
        recordedDate: camera,
      });
      expect(await read(`albums/${albumId}`)).toMatchObject({ firstTakenAt: '1961-07-16T12:00:00' });
      await person.call(mediaUpdate, { itemId, takenAt: 'recorded' });
      expect(await read()).toMatchObject({ ...camera, rememberedDate: null, recordedDate: null });
    }));

  test('that nobody knows stretches no album, and comes back like any other', () =>
    withPhoto(async ({ person, albumId, itemId, read }) => {
      await person.call(mediaUpdate, { itemId, rememberedDate: { is: 'unknown' } });
      expect(await read(`albums/${albumId}`)).toMatchObject({
        firstTakenAt: null,
        lastTakenAt: null,
        itemCount: 1,
      });
      const { itemIds } = await person.call(mediaCopy, { itemIds: [itemId], albumId });
      expect(await read(`mediaItems/${itemIds[0]}`)).toMatchObject({ rememberedDate: { is: 'unknown' } });
      expect(await read(`albums/${albumId}`)).toMatchObject({
        firstTakenAt: null,
        lastTakenAt: null,
        itemCount: 2,
      });
      await person.call(mediaUpdate, { itemId, takenAt: 'recorded' });
      expect(await read(`albums/${albumId}`)).toMatchObject({ lastTakenAt: camera.takenAt });
    }));

  test('in words and to the day at once, or of a year to come, is refused', () =>
    withPhoto(async ({ person, itemId }) => {
      const inWords = { details: { code: 'invalid-input', field: 'rememberedDate' } };
      const takenAt = '1961-07-14T12:00:00';
      const year = { is: 'about', year: 1961 } as const;
      await expect(person.call(mediaUpdate, { itemId, takenAt, rememberedDate: year })).rejects.toMatchObject(
        inWords,
      );
      await expect(
        person.call(mediaUpdate, { itemId, rememberedDate: { is: 'year', year: 2500 } }),
      ).rejects.toMatchObject(inWords);
    }));

  test('of a day alone is kept as one, taken back as one, and given as one', () =>
    withPhoto(async ({ person, itemId, read }) => {
      const { services } = await backend.server.businessLogic();
      const day = { takenAt: '1998-08-03T12:00:00', isTimeKnown: false, takenAtSource: 'name' };
      await services.firestore.doc(`users/${person.uid}/mediaItems/${itemId}`).update(day);
      await person.call(mediaUpdate, { itemId, takenAt: '1997-01-01T10:00:00' });
      expect(await read()).toMatchObject({ isTimeKnown: true, recordedDate: day });
      await person.call(mediaUpdate, { itemId, takenAt: '1996-01-01T12:00:00', isTimeKnown: false });
      expect(await read()).toMatchObject({ isTimeKnown: false, takenAtSource: 'person', recordedDate: day });
      await person.call(mediaUpdate, { itemId, takenAt: 'recorded' });
      expect(await read()).toMatchObject(day);
    }));

  test('that the camera wrote is kept beside every one typed since, and taken back whole', () =>
    withPhoto(async ({ person, albumId, itemId, read }) => {
      for (const typed of ['1997-01-01T10:00:00', '1996-01-01T10:00:00']) {
        await person.call(mediaUpdate, { itemId, takenAt: typed });
        expect(await read()).toMatchObject({
          takenAt: typed,
          takenAtSource: 'person',
          recordedDate: camera,
        });
      }
      // Its answer may be lost, and it be asked for again.
      for (const _ of ['once', 'again']) await person.call(mediaUpdate, { itemId, takenAt: 'recorded' });
      expect(await read()).toMatchObject({ ...camera, recordedDate: null });
      expect(await read(`albums/${albumId}`)).toMatchObject({
        firstTakenAt: camera.takenAt,
        lastTakenAt: camera.takenAt,
      });
    }));

  test('that the camera wrote goes along with a copy', () =>
    withPhoto(async ({ person, albumId, itemId, read }) => {
      await person.call(mediaUpdate, { itemId, takenAt: '1997-01-01T10:00:00' });
      const { itemIds } = await person.call(mediaCopy, { itemIds: [itemId], albumId });
      const copied = mediaItemIdSchema.parse(itemIds[0]);
      await person.call(mediaUpdate, { itemId: copied, takenAt: 'recorded' });
      expect(await read(`mediaItems/${copied}`)).toMatchObject(camera);
    }));

  test('that nobody wrote down cannot be taken back', () =>
    withPhoto(async ({ person, itemId, read }) => {
      const { services } = await backend.server.businessLogic();
      await services.firestore
        .doc(`users/${person.uid}/mediaItems/${itemId}`)
        .update({ takenAt: '1990-01-01T10:00:00', takenAtSource: 'person' });
      await expect(person.call(mediaUpdate, { itemId, takenAt: 'recorded' })).rejects.toMatchObject(refused);
      await person.call(mediaUpdate, { itemId, takenAt: '1991-01-01T10:00:00' });
      expect(await read()).toMatchObject({ takenAt: '1991-01-01T10:00:00', takenAtSource: 'person' });
    }));

  test('of a photograph is not from before there were any, of nothing from days that have not come', () =>
    withPhoto(async ({ person, albumId, itemId, read }) => {
      const inThreeDays = wallClockAt(Date.now() + 3 * 24 * 60 * 60_000, 0) ?? '';
      const bad = ['1825-12-31T23:59:59', '1826-02-30T10:00:00', '0000-01-01T00:00:00', inThreeDays];
      for (const takenAt of bad) {
        await expect(person.call(mediaUpdate, { itemId, takenAt })).rejects.toMatchObject(refused);
      }
      expect(await read()).toMatchObject(camera);
      await person.call(mediaUpdate, { itemId, takenAt: '1826-01-01T00:00:00' });

      const { itemId: letter } = await person.call(lettersWrite, {
        letterId: crypto.randomUUID(),
        albumId,
        title: 'To Lucie',
        body: [{ kind: 'paragraph', spans: [{ text: 'Dear Lucie' }] }],
        takenAt: '2019-07-14T18:00:00',
        offsetMinutes: 120,
      });
      await person.call(mediaUpdate, { itemId: letter, takenAt: '1789-07-14T00:00:00' });
      expect(await read(`mediaItems/${letter}`)).toMatchObject({
        takenAt: '1789-07-14T00:00:00',
        recordedDate: {
          takenAt: '2019-07-14T18:00:00',
          takenAtOffsetMinutes: 120,
          takenAtSource: 'writing',
        },
      });
    }));
});
