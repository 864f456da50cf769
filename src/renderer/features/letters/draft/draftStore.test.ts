import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, onTestFinished, test } from 'vitest';
import { blankDraft, listDrafts, saveDraft } from './draftStore.ts';

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
