import { expect, test } from 'vitest';
import { vaultContentSchema } from '#shared/vault/content.ts';
import type { Alternative } from '#shared/vault/items.ts';
import { countChoices, filterItems, type ItemFilters, type ItemMark, keptItems } from './itemFilters.ts';
import { vaultItem } from './vaultItem.testing.ts';

const TODAY = '2026-11-22';
const everything: ItemFilters = { kind: null, tag: null, marks: new Set() };
const narrowed = (filters: Partial<ItemFilters>): ItemFilters => ({ ...everything, ...filters });
const marked = (...marks: ItemMark[]) => narrowed({ marks: new Set(marks) });
const attachment = {
  fileId: '00000000-0000-4000-8000-000000000000',
  name: 'will.pdf',
  byteCount: 1,
  sha256: '0'.repeat(64),
  key: 'A'.repeat(43),
  addedAt: '2026-01-01T00:00:00Z',
};
const alternative: Alternative = {
  content: vaultContentSchema.parse({ kind: 'note', title: 'theirs' }),
  savedAt: '2026-01-01T00:00:00Z',
};

const passport = vaultItem({
  kind: 'document',
  title: 'passport',
  expiresOn: '2027-01-31',
  tags: ['family'],
});
const will = vaultItem({ kind: 'document', title: 'will', attachments: [attachment], isFavourite: true });
const bank = vaultItem({ kind: 'password', title: 'bank', tags: ['money', 'family'], isFavourite: true });
const both = vaultItem({ kind: 'note', title: 'both' }, { alternatives: [alternative] });
const items = [passport, will, bank, both];
const shown = (filters: ItemFilters) =>
  filterItems(items, filters, TODAY).map(({ content }) => content.title);

test('the list holds what is kept, and neither the trash nor the word on the readiness list', () => {
  const trashed = vaultItem({ title: 'trashed' }, { state: 'trashed', trashedAt: 1 });
  const readiness = vaultItem({ kind: 'readiness' });
  expect(keptItems([trashed, passport, readiness, will])).toEqual([passport, will]);
});

test('nothing is left out, and the list is the same, where nothing is filtered', () => {
  expect(filterItems(items, everything, TODAY)).toBe(items);
});

test('items are filtered by kind, by tag and by what marks them', () => {
  expect(shown(narrowed({ kind: 'document' }))).toEqual(['passport', 'will']);
  expect(shown(narrowed({ tag: 'family' }))).toEqual(['passport', 'bank']);
  expect(shown(marked('favourite'))).toEqual(['will', 'bank']);
  expect(shown(marked('files'))).toEqual(['will']);
  expect(shown(marked('conflict'))).toEqual(['both']);
  expect(shown(marked('expiring'))).toEqual(['passport']);
});

test('several filters narrow the list together', () => {
  expect(shown(narrowed({ kind: 'document', marks: new Set(['favourite', 'files']) }))).toEqual(['will']);
  expect(shown(narrowed({ kind: 'note', tag: 'family' }))).toEqual([]);
});

test.each([
  ['2027-02-20', ['paper']],
  ['2027-02-21', []],
  ['2026-11-22', ['paper']],
  ['2020-01-01', ['paper']],
  ['', []],
])('of papers, those count as running out that do within 90 days or did: %s', (expiresOn, expected) => {
  const paper = vaultItem({ kind: 'document', title: 'paper', expiresOn });
  const found = filterItems([paper], marked('expiring'), TODAY);
  expect(found.map(({ content }) => content.title)).toEqual(expected);
});

test('what can be chosen is counted, kinds in the order in which they are offered', () => {
  const { kinds, tags, marks } = countChoices(items, TODAY);
  expect(kinds).toEqual([
    { kind: 'document', count: 2 },
    { kind: 'password', count: 1 },
    { kind: 'note', count: 1 },
  ]);
  expect([...tags]).toEqual([
    ['family', 2],
    ['money', 1],
  ]);
  expect(marks.get('favourite')).toBe(2);
  expect(marks.get('expiring')).toBe(1);
});

test('a tag that an import wrote twice on an item is counted once', () => {
  const twice = vaultItem({ tags: ['family', 'family'] });
  expect(countChoices([twice], TODAY).tags.get('family')).toBe(1);
});
