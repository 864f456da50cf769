/** The recount: what it corrects, and that nothing is wrong afterwards. */
import { describe, expect, test } from 'vitest';
import { correctedRecords, countPerson } from './countPerson.ts';
import { checkPerson, type PersonRecords } from './index.ts';
import { album, folder, letter, photo, whole } from './wholePerson.testing.ts';

const MANY = 100;

const corrected = (change: Partial<PersonRecords>) =>
  Object.fromEntries(countPerson({ ...whole, ...change }, MANY));
const right = {
  storageUsed: 23_096,
  textBytes: 1_024,
  portraitBytes: 4_096,
  itemsKept: 3,
  vaultItemsKept: 0,
};
const counted = {
  itemCount: 3,
  byteCount: 20_000,
  firstTakenAt: '2019-07-14T18:03:22',
  lastTakenAt: '2021-01-01T09:00:00',
};

describe('The recount', () => {
  test('corrects nothing where everything is right', () => {
    expect(countPerson(whole, MANY).size).toBe(0);
  });

  test.each(['storageUsed', 'textBytes', 'portraitBytes', 'itemsKept'])('corrects a wrong %s', (name) => {
    expect(corrected({ profile: { ...whole.profile, [name]: 7 } })).toEqual({ '': right });
  });

  test.each([{}, { storageUsed: 'much' }, { ...right, itemsKept: undefined }])(
    'writes the figures into a profile that lacks them (%j)',
    (profile) => expect(corrected({ profile })).toEqual({ '': right }),
  );

  test('weighs copies of before their words counted, and counts them', () => {
    const copy = { ...photo, writtenBytes: 9 };
    expect(corrected({ items: { ...whole.items, i1: copy, copy } })).toEqual({
      'mediaItems/copy': { textBytes: 9 },
      '': { ...right, textBytes: 1_033 },
    });
  });

  test('writes no profile where there is none', () => {
    expect(corrected({ profile: null })).toEqual({});
  });

  test.each([
    { itemCount: 2 },
    { byteCount: 7 },
    { firstTakenAt: null },
    { lastTakenAt: '2020-01-01T00:00:00' },
  ])('corrects an album that says %j', (wrong) => {
    expect(corrected({ albums: { a1: { ...album, ...wrong } } })).toEqual({ 'albums/a1': counted });
  });

  test('counts for an album what it shows: neither what is elsewhere nor what is in the trash or on its way', () => {
    const items = {
      i1: photo,
      l1: letter,
      elsewhere: { ...photo, albumId: 'a2' },
      trashed: { ...photo, state: 'trashed', trashedAt: new Date(0) },
      coming: { ...photo, storagePath: `${folder}2/original`, state: 'reserved' },
    };
    expect(corrected({ items })).toMatchObject({
      'albums/a1': { ...counted, itemCount: 2, byteCount: 10_000 },
    });
  });

  test('dates an album of nothing that is dated by nothing', () => {
    expect(corrected({ items: { l1: { ...letter, takenAt: null } } })).toMatchObject({
      'albums/a1': { itemCount: 1, byteCount: 0, firstTakenAt: null, lastTakenAt: null },
    });
  });

  test('leaves alone an album that cannot be read, and one that is being erased', () => {
    expect(corrected({ albums: { a1: { ...album, itemCount: 'many' } } })).toEqual({});
    expect(corrected({ albums: { a1: { ...album, itemCount: 9, erasureStartedAt: new Date(0) } } })).toEqual(
      {},
    );
  });

  test('counts an item that cannot be read as one item, and nothing else of it', () => {
    const items = {
      ...whole.items,
      poem: { ...photo, kind: 'poem', storagePath: 'users/ana/media/p/original' },
    };
    expect(corrected({ items })).toEqual({ '': { ...right, itemsKept: 4 } });
  });

  test.each([
    ['says another size', { ...photo, thumbnailBytes: 1 }],
    ['says none yet', { ...photo, thumbnailBytes: undefined }],
  ])('weighs the thumbnails of an item that %s', (_, item) => {
    const records = { ...whole, items: { i1: item, copy: photo, l1: letter } };
    const corrections = countPerson(records, MANY);
    expect(corrections.get('mediaItems/i1')).toEqual({ thumbnailBytes: 9_000 });
    expect(checkPerson(correctedRecords(records, corrections))).toEqual([]);
  });

  test('says of an item that it has no thumbnails, where it did not say', () => {
    const { thumbnailBytes: _unsaid, ...unweighed } = { ...photo, thumbnails: {} };
    const objects = whole.objects.filter(({ name }) => !name.includes('thumbnail'));
    expect(corrected({ items: { i1: unweighed, l1: letter }, objects })).toHaveProperty(['mediaItems/i1'], {
      thumbnailBytes: 0,
    });
  });

  test('leaves the room of a reservation as it was promised', () => {
    const coming = { ...photo, storagePath: 'users/ana/media/r/original', state: 'reserved' };
    expect(corrected({ items: { ...whole.items, coming } })).toEqual({
      '': { ...right, storageUsed: right.storageUsed + 19_000, itemsKept: 4 },
    });
  });

  test('weighs the thumbnails of the folder that ends in the original', () => {
    const at = 'users/ana/media/original/x';
    const item = { ...photo, storagePath: `${at}/original`, thumbnailBytes: 0, thumbnails: {} };
    const objects = [...whole.objects, { name: `${at}/thumbnail-large`, size: 5_000 }];
    expect(corrected({ items: { ...whole.items, item }, objects })).toHaveProperty(['mediaItems/item'], {
      thumbnailBytes: 5_000,
    });
  });

  test('corrects so many items at once, and leaves the records whole after each step', () => {
    const wrong = (id: string) => ({
      ...photo,
      storagePath: `users/ana/media/${id}/original`,
      thumbnailBytes: 1,
    });
    const ids = ['b1', 'b2', 'b3'];
    let records: PersonRecords = {
      ...whole,
      items: { ...whole.items, ...Object.fromEntries(ids.map((id) => [id, wrong(id)])) },
      objects: [
        ...whole.objects,
        ...ids.flatMap((id) => [
          { name: `users/ana/media/${id}/original`, size: 10_000 },
          { name: `users/ana/media/${id}/thumbnail-small`, size: 9_000 },
        ]),
      ],
    };
    const steps: number[] = [];
    for (
      let corrections = countPerson(records, 2);
      corrections.size > 0;
      corrections = countPerson(records, 2)
    ) {
      records = correctedRecords(records, corrections);
      steps.push([...corrections.keys()].filter((path) => path.startsWith('mediaItems/')).length);
      const left = checkPerson(records).map(({ code }) => code);
      expect(left.filter((code) => code !== 'thumbnails-uncounted' && code !== 'thumbnail-missing')).toEqual(
        [],
      );
    }
    expect(steps).toEqual([2, 1]);
  });
});
