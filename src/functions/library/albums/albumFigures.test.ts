/** What an album says of its items as they come and go. */
import { Firestore } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { parseWallClock } from '#shared/domain/wallClock.ts';
import type { FileRecord, LetterRecord } from '../media/itemDocument.ts';
import { countersWith, countersWithout, widen } from './albumFigures.ts';

const firestore = new Firestore({ projectId: 'test' });
const stored = (id: string) => ({ id, reference: firestore.doc(`items/${id}`), madeAt: '' });
const facts = {
  takenAtOffsetMinutes: null,
  isTimeKnown: true,
  takenAtSource: 'exif',
  rememberedDate: null,
  recordedDate: null,
} as const;

function file(id: string, fields: Partial<FileRecord> = {}): FileRecord {
  return {
    ...stored(id),
    ...facts,
    kind: 'photo',
    albumId: 'elsewhere',
    byteCount: 100,
    takenAt: '2019-07-14T18:00:00',
    contentType: 'image/jpeg',
    fileName: `${id}.jpg`,
    md5: '',
    state: 'ready',
    storagePath: `users/ana/media/${id}/original`,
    livePhotoId: null,
    textBytes: 0,
    thumbnailBytes: 0,
    ...fields,
  };
}
const letter: LetterRecord = {
  ...stored('letter'),
  ...facts,
  kind: 'letter',
  albumId: 'elsewhere',
  byteCount: 900,
  takenAt: '2021-01-01T09:00:00',
  state: 'ready',
  title: 'To Ana',
  body: [],
  revision: 1,
};
const album = {
  id: 'sea',
  itemCount: 5,
  byteCount: 1_000,
  firstTakenAt: '2018-01-01T00:00:00',
  lastTakenAt: '2020-01-01T00:00:00',
  coverItemId: 'cover',
};
const still = (fields: Partial<FileRecord> = {}) => file('still', { livePhotoId: 'moment', ...fields });
const film = (fields: Partial<FileRecord> = {}) =>
  file('film', { kind: 'video', livePhotoId: 'moment', ...fields });
const beside = { albumId: 'sea' };

describe('An album that items come into', () => {
  test('counts them and their originals, of which letters have none, and is dated to them', () => {
    expect(countersWith(album, [file('a'), letter], [])).toEqual({
      itemCount: 7,
      byteCount: 1_100,
      firstTakenAt: '2018-01-01T00:00:00',
      lastTakenAt: '2021-01-01T09:00:00',
    });
  });

  test.each([
    ['a still and its film are one', [still(), film()], [], 1],
    ['a film whose still is there is none more', [film()], [still(beside)], 0],
    ['a still whose film is there takes its place', [still()], [film(beside)], 0],
    ['a half whose other is elsewhere is one', [film()], [still()], 1],
    ['a half is counted beside what others have of its moment', [still()], [film()], 1],
    ['a film beside its still is none more than the still', [still()], [still(beside), film(beside)], 0],
    ['a half whose other is in the trash is one', [film()], [still({ ...beside, state: 'trashed' })], 1],
    ['a half does not stand beside itself', [film()], [film(beside)], 1],
  ])('%s', (_, items, halves, more) => {
    expect(countersWith(album, items, halves).itemCount - album.itemCount).toBe(more);
  });
});

describe('An album that items leave', () => {
  const range = { firstTakenAt: parseWallClock('2019-01-01T00:00:00'), lastTakenAt: null };

  test('counts less, and is dated to what stays', () => {
    expect(countersWithout(album, [file('a'), letter], range, [])).toEqual({
      itemCount: 3,
      byteCount: 900,
      ...range,
    });
  });

  test('loses its cover with the item that was it', () => {
    expect(countersWithout(album, [file('a'), file('cover')], range, [])).toHaveProperty('coverItemId', null);
  });

  test('shows as many as before when a film leaves its still', () => {
    expect(countersWithout(album, [film()], range, [still(beside)]).itemCount).toBe(5);
  });

  test('never counts below nothing', () => {
    const nothing = { ...album, itemCount: 0, byteCount: 0 };
    expect(countersWithout(nothing, [file('a')], range, [])).toMatchObject({ itemCount: 0, byteCount: 0 });
  });
});

describe('A range of dates', () => {
  const dated = { firstTakenAt: '2018', lastTakenAt: '2020' };
  test.each([
    [dated, ['2019'], dated],
    [dated, ['2021', '2017'], { firstTakenAt: '2017', lastTakenAt: '2021' }],
    [dated, [], dated],
    [{ firstTakenAt: null, lastTakenAt: null }, ['2019'], { firstTakenAt: '2019', lastTakenAt: '2019' }],
    [{ firstTakenAt: null, lastTakenAt: null }, [], { firstTakenAt: null, lastTakenAt: null }],
  ])('of %j that %j come into is %j', (range, wallClocks, widened) => {
    expect(widen(range, wallClocks)).toEqual(widened);
  });
});
