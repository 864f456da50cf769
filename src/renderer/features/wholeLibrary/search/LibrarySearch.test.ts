import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { albumIdSchema } from '#shared/domain/ids.ts';
import { type IndexEntry, indexEntrySchema } from '#shared/library/indexEntry.ts';
import { LibrarySearch } from './LibrarySearch.ts';
import { searchableText } from './searchableText.ts';

const albumId = albumIdSchema.parse(randomUUID());
const albums = new Map([[albumId as string, { title: 'Étés à Saint-Malo' }]]);
const entry = (facts: Partial<IndexEntry>): IndexEntry =>
  indexEntrySchema.parse({
    id: randomUUID(),
    albumId,
    kind: 'photo',
    takenAt: '1998-08-03T14:05:09',
    updatedAt: 1,
    ...facts,
  });

const library = [
  entry({ title: 'Jeanne nage jusqu’à l’île', fileName: 'IMG_2041.jpg', camera: 'Kodak DC210' }),
  entry({
    kind: 'letter',
    title: 'To Rose',
    text: 'Look in the blue box first.',
    takenAt: '2019-12-24T20:00:00',
  }),
  entry({ takenAt: '1961-07-16T12:00:00', rememberedDate: { is: 'season', season: 'summer', year: 1961 } }),
  entry({ takenAt: '1955-01-01T12:00:00', rememberedDate: { is: 'decade', year: 1950 } }),
  entry({ takenAt: '9999-12-31T23:59:59', rememberedDate: { is: 'unknown' } }),
];
const find = (question: string) =>
  new LibrarySearch(library.map((one) => searchableText(one, albums))).find(question);

test.each<[string, readonly number[]]>([
  ['jeanne', [0]],
  ['ile', [0]],
  ['l’île', [0]],
  ['IMG_2041', [0]],
  ['kodak', [0]],
  ['blue box', [1]],
  ['summer 1961', [2]],
  ['été 1961', [2]],
  ['in the summer of 1961', [2]],
  ['août 1998', [0]],
  ['August 1998', [0]],
  ['3 August', [0]],
  ['winter 2019', [1]],
  ['the fifties', [3]],
  ['années 50', [3]],
  ['1950s', [3]],
  ['date unknown', [4]],
  ['saint malo', [0, 1, 2, 3, 4]],
  ['jeanne 1961', []],
  ['eanne', []],
])('“%s” finds what a family means by it', (question, found) => {
  expect(find(question)).toEqual(found);
});

test('an empty question asks nothing', () => {
  expect(find('  ')).toBeNull();
});

test('each further key finds the same as the whole question at once', () => {
  const texts = library.map((one) => searchableText(one, albums));
  const typed = new LibrarySearch(texts);
  for (const question of [
    's',
    'su',
    'sum',
    'summer',
    'summer 1',
    'summer 1961',
    'summer',
    'jeanne nage',
    'je',
  ]) {
    expect(typed.find(question)).toEqual(new LibrarySearch(texts).find(question));
  }
});
