/** What was stored by instants before dates were wall clocks is dated by its camera after one run, and stays so. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import { mediaCommit } from '#shared/callables/media.ts';
import { adoptWallClocks } from '../../../src/functions/library/index.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

test('items of the time of instants are dated by the clock on the wall, once and for all', async () => {
  const person: Person = await signUpPerson(backend.origin);
  const { albumId } = await person.call(albumsCreate, { title: 'Old' });
  const { services } = await await backend.server.businessLogic();
  const { firestore } = services;

  const add = async (stored: Record<string, unknown>, inside = '') => {
    const content = fakeJpeg(6_000);
    content.write(inside, 1_000, 'latin1');
    const file = describeFile(content);
    const answer = await reserveOne(person, albumId, file);
    if (answer.outcome !== 'reserved') throw new Error(answer.code);
    await sendContent(person, answer.folder, content);
    await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
    await firestore.doc(`users/${person.uid}/mediaItems/${answer.itemId}`).update(stored);
    return answer.itemId;
  };
  // Uploaded in Paris without an offset: New Year's midnight there was still the old year in UTC.
  const paris = await add(
    { takenAt: '1997-12-31T23:00:00.000Z', takenAtOffsetMinutes: null, takenAtSource: 'exif' },
    '1998:01:01 00:00:00\0',
  );
  // A camera that counts parts of a second: east of UTC its clock is short of whole quarters of an hour by as much.
  const east = await add(
    { takenAt: '2019-07-14T16:03:22.640Z', takenAtOffsetMinutes: null, takenAtSource: 'exif' },
    '2019:07:15 01:03:22\0',
  );
  const west = await add(
    { takenAt: '2019-07-14T16:03:22.640Z', takenAtOffsetMinutes: null, takenAtSource: 'exif' },
    '2019:07:14 09:03:22\0',
  );
  // Not this picture's clock: no zone is seven minutes away.
  const edited = await add(
    { takenAt: '2019-07-14T16:03:22.640Z', takenAtOffsetMinutes: null, takenAtSource: 'exif' },
    '2019:07:14 18:10:22\0',
  );
  const withOffset = await add({
    takenAt: '2019-07-14T16:03:22.000Z',
    takenAtOffsetMinutes: 120,
    takenAtSource: 'exif',
  });
  const album = firestore.doc(`users/${person.uid}/albums/${albumId}`);
  await album.update({ firstTakenAt: '1997-12-31T23:00:00.000Z', lastTakenAt: '2019-07-14T16:03:22.000Z' });
  await firestore.doc('app_config/wallClocks').delete();
  // Rows that nothing of ours wrote stop nobody else's from being dated.
  await firestore.doc(`users/${person.uid}/mediaItems/00-broken`).set({ takenAt: { hour: 'tea' }, kind: 7 });
  await firestore.doc(`users/${person.uid}/mediaItems/01-broken`).set({
    takenAt: '2019-07-14T16:03:22.000Z',
    takenAtOffsetMinutes: 1e300,
    storagePath: 'nowhere/at/all',
  });
  await firestore.doc('albums/of-nobody').set({ firstTakenAt: '2019-07-14T16:03:22.000Z' });

  // While the store is away nobody knows the camera's clock: it is asked again at the next start.
  const away = {
    ...services,
    bucket: new Proxy(services.bucket, {
      get: (bucket, name) =>
        name === 'file'
          ? () => ({ download: () => Promise.reject(Object.assign(new Error('Away.'), { code: 503 })) })
          : Reflect.get(bucket, name, bucket),
    }),
  };
  expect(await adoptWallClocks(away)).toBe(1);
  expect((await firestore.doc('app_config/wallClocks').get()).exists).toBe(false);

  expect(await adoptWallClocks(services)).toBe(4);
  const read = async (id: string) =>
    (await getDoc(doc(person.firestore, 'users', person.uid, 'mediaItems', id))).get('takenAt');
  expect(await read(paris)).toBe('1998-01-01T00:00:00');
  expect(await read(east)).toBe('2019-07-15T01:03:22');
  expect(await read(west)).toBe('2019-07-14T09:03:22');
  expect(await read(edited)).not.toBe('2019-07-14T18:10:22');
  expect(await read(withOffset)).toBe('2019-07-14T18:03:22');
  expect((await album.get()).data()).toMatchObject({
    firstTakenAt: '1998-01-01T00:00:00',
    lastTakenAt: '2019-07-15T01:03:22',
  });
  expect(await adoptWallClocks(services)).toBe(0);
  await person.leave();
});

test('what its owner dates while it is brought over keeps the date of its owner', async () => {
  const { services } = await backend.server.businessLogic();
  const { firestore } = services;
  await firestore.doc('app_config/wallClocks').delete();
  const item = firestore.doc('users/rose/mediaItems/dated-meanwhile');
  await item.set({ takenAt: '2019-07-14T16:03:22.000Z', takenAtOffsetMinutes: 120 });
  const meanwhile: typeof services = {
    ...services,
    firestore: new Proxy(firestore, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name !== 'runTransaction') return value.bind(target);
        return async (...given: unknown[]) => {
          await item.update({ takenAt: '1962-05-01T12:00:00' });
          return value.apply(target, given);
        };
      },
    }),
  };
  expect(await adoptWallClocks(meanwhile)).toBe(0);
  expect((await item.get()).get('takenAt')).toBe('1962-05-01T12:00:00');
});
