import { describe, expect, test } from 'vitest';
import { checkPerson, type PersonRecords } from './index.ts';

const now = Date.parse('2026-03-01T00:00:00Z');
const folder = 'users/ana/media/i1';
const photo = {
  kind: 'photo',
  albumId: 'a1',
  byteCount: 10_000,
  thumbnailBytes: 9_000,
  state: 'ready',
  storagePath: `${folder}/original`,
  thumbnails: { small: `${folder}/thumbnail-small`, large: null },
  trashedAt: null,
};
const letter = { kind: 'letter', albumId: 'a1', byteCount: 300, state: 'ready', trashedAt: null };
const album = { itemCount: 3, byteCount: 20_000, coverItemId: 'i1', trashedAt: null };

/** A person with one picture that two items of the album show, one letter and a portrait. */
const whole: PersonRecords = {
  uid: 'ana',
  profile: { storageUsed: 10_000 + 9_000 + 4_096, textBytes: 1_024, portraitBytes: 4_096, itemsKept: 3 },
  albums: { a1: album },
  items: { i1: photo, copy: photo, l1: letter },
  objects: [
    { name: `${folder}/original`, size: 10_000 },
    { name: `${folder}/thumbnail-small`, size: 9_000 },
    { name: 'users/ana/avatar/one', size: 12 },
    { name: 'users/ana/media/gone/original', size: 5 },
  ],
  discarded: ['users/ana/media/gone'],
};

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

  test('finds reservations without an end or past it, and gives the job its two hours', () => {
    const reserved = (expiresAt: Date | null) => {
      const item = { ...photo, storagePath: 'users/ana/media/r1/original', state: 'reserved', expiresAt };
      const profile = { ...whole.profile, storageUsed: 2 * 19_000 + 4_096, itemsKept: 4 };
      return codes({ profile, items: { ...whole.items, r1: item } });
    };
    expect(reserved(null)).toEqual(['reservation-endless']);
    expect(reserved(new Date(now - 3 * 3600_000))).toEqual(['reservation-late']);
    expect(reserved(new Date(now - 3600_000))).toEqual([]);
  });

  test('leaves the counters of an album that is being erased alone', () => {
    const leaving = { ...album, itemCount: 9, trashedAt: new Date(now), erasureStartedAt: new Date(now) };
    expect(codes({ albums: { a1: leaving } })).toEqual([]);
  });
});
