import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { claimDraft } from './draftClaim.ts';
import { blankDraft, countDrafts, type Draft, dropDraft, saveDraft } from './draftStore.ts';

let people = 0;
const newPlace = () => {
  people += 1;
  return { userId: `person-${people}`, place: `person-${people}/album/new` };
};
const letterTo = (title: string, writtenAt = 1): Draft => ({ ...blankDraft(), title, writtenAt });

test('each of two open desks has a draft of its own, and keeping one letter leaves the other', async () => {
  const { userId, place } = newPlace();
  const one = await claimDraft(place);
  await saveDraft(one.key, letterTo('To Ana'));
  const two = await claimDraft(place);
  expect(two.found).toBeNull();
  expect(two.key).not.toBe(one.key);
  await saveDraft(two.key, letterTo('To Ben'));
  await dropDraft(two.key);
  expect(await countDrafts(userId)).toBe(1);
  two.release();
  one.release();
  expect((await claimDraft(place)).found?.title).toBe('To Ana');
});

test('a draft whose desk is gone is found by the next, the newest first', async () => {
  const { place } = newPlace();
  const [one, two] = [await claimDraft(place), await claimDraft(place)];
  await saveDraft(one.key, letterTo('Older', 1));
  await saveDraft(two.key, letterTo('Newer', 2));
  one.release();
  two.release();
  const [first, second, third] = [await claimDraft(place), await claimDraft(place), await claimDraft(place)];
  expect([first.found?.title, second.found?.title, third.found]).toEqual(['Newer', 'Older', null]);
});

test('a letter that is changed in two windows has a draft in each', async () => {
  const { place } = newPlace();
  const [one, two] = [await claimDraft(`${place}-letter`), await claimDraft(`${place}-letter`)];
  await saveDraft(one.key, { ...letterTo('A small correction'), revision: 1 });
  await saveDraft(two.key, { ...letterTo('Two hours of writing'), revision: 1 });
  await dropDraft(one.key);
  one.release();
  two.release();
  expect((await claimDraft(`${place}-letter`)).found?.title).toBe('Two hours of writing');
});

test('a draft of one place is not found at another', async () => {
  const { place } = newPlace();
  const one = await claimDraft(place);
  await saveDraft(one.key, letterTo('To Ana'));
  one.release();
  expect((await claimDraft(`${place}er`)).found).toBeNull();
});

test('a draft whose album was erased is taken up by the next new letter, as one of its own', async () => {
  const { userId, place } = newPlace();
  const lost: Draft = { ...letterTo('The story of the house'), albumId: 'erased', revision: 3 };
  const safe: Draft = { ...letterTo('Of another album'), albumId: 'other' };
  await saveDraft(`${userId}/erased/new/1`, lost);
  await saveDraft(`${userId}/other/new/2`, safe);
  const albums = new Set(['album', 'other']);
  const one = await claimDraft(place, { albumId: 'album', isThere: (albumId) => albums.has(albumId) });
  expect(one.found).toMatchObject({ title: 'The story of the house', revision: null, albumId: 'album' });
  expect(one.found?.letterId).not.toBe(lost.letterId);
  const two = await claimDraft(place, { albumId: 'album', isThere: (albumId) => albums.has(albumId) });
  expect(two.found).toBeNull();
  one.release();
  two.release();
  expect((await claimDraft(place)).found?.title).toBe('The story of the house');
  expect(await countDrafts(userId)).toBe(2);
});
