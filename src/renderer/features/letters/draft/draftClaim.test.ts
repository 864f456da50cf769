import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { claimDraft, eraseDrafts } from './draftClaim.ts';
import { blankDraft, countDrafts, type Draft, dropDraft, saveDraft } from './draftStore.ts';

let people = 0;
const newPlace = () => {
  people += 1;
  return { userId: `person-${people}`, place: `person-${people}/album/new` };
};
const letterTo = (title: string, writtenAt = 1): Draft => ({ ...blankDraft(), title, writtenAt });

/** Albums and letters that are there. */
const adoption = (...present: string[]) => ({
  albumId: 'album',
  isAlbumThere: (albumId: string) => present.includes(albumId),
  isLetterThere: async (letterId: string) => present.includes(letterId),
});

test('each of two open editors has a draft of its own, and keeping one letter leaves the other', async () => {
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

test('a draft whose editor is gone is found by the next, the newest first', async () => {
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
  const sent = { title: 'The story of the house', body: [] };
  const lost: Draft = { ...letterTo('The story of the house'), albumId: 'erased', revision: 3, sent };
  const safe: Draft = { ...letterTo('Of another album'), albumId: 'other' };
  await saveDraft(`${userId}/erased/new/1`, lost);
  await saveDraft(`${userId}/other/new/2`, safe);
  const one = await claimDraft(place, adoption('album', 'other'));
  expect(one.found).toMatchObject({ ...sent, revision: null, albumId: 'album', sent: null });
  expect(one.found?.letterId).not.toBe(lost.letterId);
  const two = await claimDraft(place, adoption('album', 'other'));
  expect(two.found).toBeNull();
  one.release();
  two.release();
  expect((await claimDraft(place)).found?.title).toBe('The story of the house');
  expect(await countDrafts(userId)).toBe(2);
});

test('what was being changed in a letter that was erased is taken up by the next new letter; a change of one that is there waits for it', async () => {
  const { userId, place } = newPlace();
  const change = (letterId: string): Draft => ({
    ...letterTo(letterId),
    letterId,
    albumId: 'album',
    revision: 2,
  });
  await saveDraft(`${userId}/erased/1`, change('erased'));
  await saveDraft(`${userId}/present/2`, change('present'));
  const one = await claimDraft(place, adoption('album', 'present'));
  expect(one.found).toMatchObject({ title: 'erased', revision: null });
  expect((await claimDraft(place, adoption('album', 'present'))).found).toBeNull();
  expect((await claimDraft(`${userId}/present`)).found?.title).toBe('present');
});

test('a change waits for its letter where nobody can say whether that is there', async () => {
  const { userId, place } = newPlace();
  await saveDraft(`${userId}/unknown/1`, { ...letterTo('Kept'), albumId: 'album', revision: 2 });
  const offline = { ...adoption('album'), isLetterThere: () => Promise.reject(new Error('offline')) };
  expect((await claimDraft(place, offline)).found).toBeNull();
});

test('a draft whose id no letter can have is a new letter for the next editor', async () => {
  const { userId, place } = newPlace();
  const strange: Draft = { ...letterTo('Strange'), letterId: 'a/b', albumId: 'other', revision: 1 };
  await saveDraft(`${userId}/other/letter/1`, strange);
  const asked: string[] = [];
  const isLetterThere = async (letterId: string) => asked.push(letterId) === 0;
  const { found } = await claimDraft(place, { ...adoption('album', 'other'), isLetterThere });
  expect(found).toMatchObject({ title: 'Strange', revision: null });
  expect(asked).not.toContain('a/b');
});

test('a letter that cannot be asked for at all keeps its draft, and no editor from opening', async () => {
  const { userId, place } = newPlace();
  await saveDraft(`${userId}/other/letter/1`, { ...letterTo('Kept'), albumId: 'other', revision: 1 });
  const isLetterThere = () => {
    throw new Error('No library.');
  };
  expect((await claimDraft(place, { ...adoption('album', 'other'), isLetterThere })).found).toBeNull();
  expect(await countDrafts(userId)).toBe(1);
});

test('a draft of no album is taken up by the next new letter', async () => {
  const { userId, place } = newPlace();
  await saveDraft(`${userId}/letter/1`, letterTo('To whom it may concern'));
  const one = await claimDraft(place, adoption('album'));
  expect(one.found).toMatchObject({ title: 'To whom it may concern', albumId: 'album' });
});

test('a draft stays where it was while the disk does not keep it at its new place, and is taken up again', async () => {
  const { userId, place } = newPlace();
  await saveDraft(`${userId}/erased/new/1`, { ...letterTo('The house'), albumId: 'erased' });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  const one = await claimDraft(place, adoption('album'));
  expect(one.found?.title).toBe('The house');
  expect(await countDrafts(userId)).toBe(1);
  one.release();
  expect((await claimDraft(place, adoption('album'))).found?.title).toBe('The house');
});

test('nothing stays of who leaves, also of what an editor in another window writes as it closes', async () => {
  const { userId, place } = newPlace();
  const { place: elsewhere, userId: somebodyElse } = newPlace();
  const [editor, theirs] = [await claimDraft(place), await claimDraft(elsewhere)];
  await saveDraft(theirs.key, letterTo('Not theirs'));
  await saveDraft(editor.key, letterTo('To Ana'));
  const erased = eraseDrafts(userId);
  // At once, in case that this window is closed.
  await expect.poll(() => countDrafts(userId)).toBe(0);
  await saveDraft(editor.key, letterTo('To Ana, and a word more'));
  editor.release();
  await erased;
  expect(await countDrafts(userId)).toBe(0);
  expect(await countDrafts(somebodyElse)).toBe(1);
});
