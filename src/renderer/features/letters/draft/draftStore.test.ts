import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, onTestFinished, test } from 'vitest';
import { blankDraft, countDrafts, dropDrafts, listDrafts, saveDraft } from './draftStore.ts';

const PLACE = 'rose/album/new';
const KEY = `${PLACE}/letter`;

test('a letter is kept on the device again once its disk answers', async () => {
  const { open } = indexedDB;
  onTestFinished(() => {
    indexedDB.open = open;
  });
  (await openDB('newer', 2)).close();
  // Fails as an event, as a busy disk does.
  indexedDB.open = () => open.call(indexedDB, 'newer', 1);
  const draft = { ...blankDraft(), title: 'For Lucie' };
  expect(await saveDraft(KEY, draft)).toBe(false);
  expect(await listDrafts(PLACE)).toEqual([]);
  indexedDB.open = open;
  expect(await saveDraft(KEY, draft)).toBe(true);
  expect(await listDrafts(PLACE)).toEqual([{ key: KEY, draft }]);
});

test('a person’s drafts are told from those of somebody whose id begins the same', async () => {
  const people = ['ana', 'anabel', 'ana0'];
  for (const person of people) await saveDraft(`${person}/album/new/1`, blankDraft());
  expect(await Promise.all(people.map(countDrafts))).toEqual([1, 1, 1]);
  await dropDrafts('ana');
  expect(await Promise.all(people.map(countDrafts))).toEqual([0, 1, 1]);
});
