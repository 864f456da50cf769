import { describe, expect, test } from 'vitest';
import { checkPerson, itemRecord, type PersonRecords } from './index.ts';
import { album, folder, letter, photo, whole } from './wholePerson.testing.ts';

const now = Date.parse('2026-03-01T00:00:00Z');
const codes = (change: Partial<PersonRecords>) =>
  checkPerson({ ...whole, ...change }, now).map(({ code }) => code);
const withItem = (fields: object) => codes({ items: { ...whole.items, copy: { ...photo, ...fields } } });
const withObjects = (objects: PersonRecords['objects']) => codes({ objects });

describe('the checker', () => {
  test('finds nothing where everything holds, a file that two items show counted once', () => {
    expect(checkPerson(whole, now)).toEqual([]);
  });

  test.each([
    [
      'bytes used that are not the sum of the files',
      { profile: { ...whole.profile, storageUsed: 1 } },
      'storage-used',
    ],
    [
      'text that is not the sum of the letters',
      { profile: { ...whole.profile, textBytes: 0 } },
      'text-bytes',
    ],
    [
      'a number of items that is not theirs, hidden and trashed ones included',
      { profile: { ...whole.profile, itemsKept: 2 } },
      'items-kept',
    ],
    ['a profile of another shape', { profile: { storageUsed: 'much' } }, 'unreadable'],
    ['items without a profile', { profile: null }, 'profile-missing'],
    ['a wrong count', { albums: { a1: { ...album, itemCount: 2 } } }, 'album-count'],
    ['a wrong size of an album', { albums: { a1: { ...album, byteCount: 7 } } }, 'album-bytes'],
    [
      'a first date that none of its items has',
      { albums: { a1: { ...album, firstTakenAt: '2018-01-01T00:00:00' } } },
      'album-dates',
    ],
    [
      'a last date before that of an item',
      { albums: { a1: { ...album, lastTakenAt: album.firstTakenAt } } },
      'album-dates',
    ],
    [
      'dates of an album that has none',
      { albums: { a1: album, a2: { ...album, itemCount: 0, byteCount: 0, coverItemId: null } } },
      'album-dates',
    ],
    ['a cover from elsewhere', { albums: { a1: { ...album, coverItemId: 'x' } } }, 'album-cover'],
    ['a file that is shown and discarded', { discarded: [...whole.discarded, folder] }, 'file-discarded'],
    ['a file of nobody', { discarded: [] }, 'file-unowned'],
  ])('finds %s', (_, change, code) => expect(codes(change)).toEqual([code]));

  test('finds items whose file, thumbnail or size is not what they say', () => {
    const [original, small, ...others] = whole.objects;
    if (!original || !small) throw new Error('The scene is empty.');
    expect(withObjects([small, ...others])).toEqual(['file-missing']);
    expect(withObjects([original, ...others])).toEqual(['thumbnail-missing']);
    expect(withObjects([{ ...original, size: 9 }, small, ...others])).toEqual(['file-size']);
    expect(withObjects([original, { ...small, size: 9_001 }, ...others])).toEqual(['thumbnails-uncounted']);
  });

  test('finds items without their album, their trash date or a form that can be read', () => {
    expect(withItem({ albumId: 'elsewhere' })).toContain('album-missing');
    expect(withItem({ trashedAt: new Date(now) })).toEqual(['trash-date']);
    expect(withItem({ kind: 'poem' })).toContain('unreadable');
  });

  test('finds no fault with a person of whom there is nothing yet', () => {
    const nobody = {
      ...whole,
      profile: null,
      albums: {},
      items: {},
      objects: [],
      discarded: [],
    };
    expect(checkPerson(nobody, now)).toEqual([]);
  });

  test('finds a copy that does not say what its words count, where it says anything', () => {
    const copied = (textBytes: number | undefined, writtenBytes: number) =>
      codes({
        profile: { ...whole.profile, textBytes: 1_024 + (textBytes ?? 0) },
        items: { ...whole.items, copy: { ...photo, textBytes, writtenBytes } },
      });
    expect(copied(9, 9)).toEqual([]);
    expect(copied(8, 9)).toEqual(['copy-text']);
    // Made before they counted: the recount will say it.
    expect(copied(undefined, 9)).toEqual([]);
    expect(codes({ items: { ...whole.items, i1: { ...photo, writtenBytes: 9 } } })).toEqual([]);
    expect(
      codes({
        profile: { ...whole.profile, textBytes: 1_029 },
        items: { ...whole.items, i1: { ...photo, textBytes: 5, writtenBytes: 5 } },
      }),
    ).toEqual(['copy-text']);
  });

  test('weighs an item’s words and leaves them', () => {
    expect(itemRecord({ ...photo, caption: 'Été', placeholder: 'data:', camera: 'one' })).toEqual({
      ...photo,
      writtenBytes: 10,
    });
    expect(itemRecord({ kind: 'letter', body: [] })).toEqual({ kind: 'letter', writtenBytes: 0 });
  });

  test('leaves a number of items alone that the profile does not say yet', () => {
    const { itemsKept: _unsaid, ...profile } = whole.profile ?? {};
    expect(codes({ profile })).toEqual([]);
  });

  test('finds an item in the trash that does not say since when, and letters too', () => {
    expect(withItem({ state: 'trashed' })).toContain('trash-date');
    expect(codes({ items: { ...whole.items, l1: { ...letter, trashedAt: new Date(now) } } })).toEqual([
      'trash-date',
    ]);
  });

  test('looks for unowned files among the person’s media only, and at a name from its beginning', () => {
    expect(withObjects([...whole.objects, { name: `elsewhere/${folder}x/original`, size: 1 }])).toEqual([]);
  });

  test('knows an original by the end of its name', () => {
    const moved = 'users/ana/media/original/original';
    const item = { ...photo, storagePath: moved, thumbnails: {}, thumbnailBytes: 0 };
    expect(
      codes({
        profile: { ...whole.profile, storageUsed: 29_000 + 4_096 },
        items: { ...whole.items, copy: item },
        objects: [...whole.objects, { name: moved, size: 10_000 }],
      }),
    ).toEqual([]);
  });

  test('finds reservations without an end or past it, and gives the job its two hours', () => {
    const records = (expiresAt: Date | null): PersonRecords => {
      const item = { ...photo, storagePath: 'users/ana/media/r1/original', state: 'reserved', expiresAt };
      const profile = { ...whole.profile, storageUsed: 2 * 19_000 + 4_096, itemsKept: 4 };
      return { ...whole, profile, items: { ...whole.items, r1: item } };
    };
    const reserved = (expiresAt: Date | null) => codes(records(expiresAt));
    expect(reserved(null)).toEqual(['reservation-endless']);
    expect(reserved(new Date(now - 3 * 3600_000))).toEqual(['reservation-late']);
    expect(reserved(new Date(now - 2 * 3600_000 - 1))).toEqual(['reservation-late']);
    expect(reserved(new Date(now - 2 * 3600_000))).toEqual([]);
    expect(checkPerson(records(new Date(0)))).toEqual([]);
  });

  test('leaves the counters of an album that is being erased alone', () => {
    const leaving = { ...album, itemCount: 9, trashedAt: new Date(now), erasureStartedAt: new Date(now) };
    expect(codes({ albums: { a1: leaving } })).toEqual([]);
  });
});
