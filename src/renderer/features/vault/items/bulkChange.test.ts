import { expect, test } from 'vitest';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { applyChange, type BulkChange, changeBack, TAG_LIMIT, tagChange, tagStates } from './bulkChange.ts';

const content = (tags: readonly string[] = [], isFavourite = false) =>
  vaultContentSchema.parse({ kind: 'note', title: 'a', tags, isFavourite, partOfANewerVersion: 1 });
const favourite: BulkChange = { is: 'favourite', isFavourite: true };
const tags = (add: readonly string[], remove: readonly string[] = []): BulkChange => ({
  is: 'tags',
  add,
  remove,
});

test('what is right already is the same content, and need not be saved', () => {
  const starred = content(['a', 'b'], true);
  expect(applyChange(starred, favourite)).toBe(starred);
  expect(applyChange(starred, tags(['a'], ['c']))).toBe(starred);
});

test('tags are added behind those that are there, and taken away; all else stays', () => {
  expect(applyChange(content(['a', 'b']), tags(['c', 'b'], ['a']))).toEqual(content(['b', 'c']));
  expect(applyChange(content(['a']), favourite)).toEqual(content(['a'], true));
});

test('an item never gets more tags than the format allows', () => {
  const full = content(Array.from({ length: TAG_LIMIT }, (_, at) => `tag ${at}`));
  expect(applyChange(full, tags(['one more']))).toBeNull();
  expect(applyChange(full, tags(['one more'], ['tag 0']))?.tags).toHaveLength(TAG_LIMIT);
});

test('a change is taken back item by item: a tag that an item had before stays on it', () => {
  const change = tags(['family', 'house'], ['old']);
  const before = content(['family', 'old']);
  const after = applyChange(before, change);
  expect(after?.tags).toEqual(['family', 'house']);
  expect(after && applyChange(after, changeBack(before, change))).toEqual(content(['family', 'old']));
  const starred = content([], true);
  expect(changeBack(starred, favourite)).toEqual({ is: 'favourite', isFavourite: true });
});

test('what another device added meanwhile outlives the way back', () => {
  const change = tags(['house']);
  const before = content(['family']);
  expect(applyChange(content(['family', 'house', 'theirs']), changeBack(before, change))?.tags).toEqual([
    'family',
    'theirs',
  ]);
});

test('a tag is on all of the chosen, on some, or on none', () => {
  const states = tagStates([content(['a', 'b']), content(['a', 'a'])]);
  expect([...states]).toEqual([
    ['a', 'all'],
    ['b', 'some'],
  ]);
});

test('only what was ticked or unticked is changed: a dash that stays is left as it is', () => {
  const before = tagStates([content(['a', 'b']), content(['a'])]);
  const after = new Map(before).set('a', 'none').set('new', 'all').set('never ticked', 'none');
  expect(tagChange(before, after)).toEqual({ is: 'tags', add: ['new'], remove: ['a'] });
});
