import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankDraft, saveDraft } from '#features/letters/draft/draftStore.ts';
import { draftsOf } from '#features/media/lightbox/itemDrafts.ts';
import { UploadStore } from '#features/uploads/queue/uploadStore.ts';
import { nothingDone } from '#features/uploads/upload.ts';
import { platform, setPlatform } from '#platform/currentPlatform.ts';
import { createWebPlatform } from '#platform/web/webPlatform.ts';
import { albumIdSchema, mediaItemIdSchema, userIdSchema } from '#shared/domain/ids.ts';
import { watchUnsaved } from '#ui/form/unsaved.ts';
import { askAbout } from './askAbout.ts';
import { countOnlyHere, eraseOnlyHere } from './onlyHere.ts';
import { signOutMessages } from './signOutMessages.ts';

// Of each feature what is asked here, without its pages.
vi.mock('#features/letters/index.ts', async () => ({
  ...(await import('#features/letters/draft/draftStore.ts')),
  ...(await import('#features/letters/draft/draftClaim.ts')),
}));
vi.mock('#features/media/index.ts', () => import('#features/media/lightbox/itemDrafts.ts'));
vi.mock('#features/uploads/index.ts', async () => {
  const { countUnsafe, forgetUploads } = await import('#features/uploads/leftUploads.ts');
  const store = new UploadStore();
  return {
    countUnsafeUploads: (userId: typeof rose) => countUnsafe(userId, [], store),
    forgetUploadsOf: (userId: typeof rose) => forgetUploads(userId, store),
  };
});

const texts = signOutMessages.en;
const rose = userIdSchema.parse('rose');
const [nothing, ofEach] = [
  { letters: 0, captions: 0, files: 0, forms: 0 },
  { letters: 1, captions: 1, files: 1, forms: 0 },
];

/** A device with one thing of each kind that is nowhere else. */
beforeEach(async () => {
  setPlatform(createWebPlatform());
  const itemId = mediaItemIdSchema.parse('0f4e5c2a-1111-4222-8333-abcdef012345');
  await saveDraft(`${rose}/album/new/1`, blankDraft());
  draftsOf('caption', rose, platform().storage).set(itemId, 'At the lake');
  await new UploadStore().save({
    upload: {
      id: 'lake',
      userId: rose,
      destination: { kind: 'album', albumId: albumIdSchema.parse('album'), albumTitle: 'The lake' },
      fileName: 'lake.jpg',
      byteCount: 3,
      lastModified: 1,
      state: { kind: 'waiting' },
    },
    progress: nothingDone,
    pageId: 'page',
  });
});

test('whoever has signed out leaves nothing that was only here', async () => {
  expect(await countOnlyHere(rose)).toEqual(ofEach);
  await eraseOnlyHere(rose);
  expect(await countOnlyHere(rose)).toEqual(nothing);
});

test('nobody is kept from leaving by what cannot be counted or erased, and the rest is', async () => {
  const { storage } = platform();
  const refused = vi.spyOn(storage, 'keys').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  expect(await countOnlyHere(rose)).toEqual({ ...ofEach, captions: 0 });
  await eraseOnlyHere(rose);
  refused.mockRestore();
  expect(await countOnlyHere(rose)).toEqual({ ...nothing, captions: 1 });
});

test('signing out asks about what is only on this device, each kind in its own words', () => {
  expect(askAbout({ letters: 0, captions: 0, files: 0, forms: 0 }, texts)).toBeNull();
  expect(askAbout({ letters: 0, captions: 2, files: 0, forms: 0 }, texts)).toMatchObject({
    title: '2 captions are not saved yet',
    confirmLabel: 'Erase and sign out',
  });
  expect(askAbout({ letters: 0, captions: 0, files: 12, forms: 0 }, texts)).toMatchObject({
    title: '12 files are not safe yet',
    confirmLabel: 'Forget and sign out',
  });
});

test('several kinds are asked about at once, each with its number', () => {
  const question = askAbout({ letters: 1, captions: 1, files: 3, forms: 0 }, texts);
  expect(question?.title).toBe('Some things are only on this device');
  expect(question?.paragraphs.map((text) => text.split('.')[0])).toEqual([
    'One letter is not kept yet',
    'One caption is not saved yet',
    '3 files are not safe yet',
  ]);
});

test('answers of an open form are asked about, until the form is gone', async () => {
  vi.stubGlobal('window', new EventTarget());
  const close = watchUnsaved(() => true);
  expect(await countOnlyHere(rose)).toEqual({ ...ofEach, forms: 1 });
  expect(askAbout({ ...nothing, forms: 1 }, texts)).toMatchObject({
    title: 'What you changed on this page is not saved yet',
    confirmLabel: 'Erase and sign out',
  });
  close();
  expect(await countOnlyHere(rose)).toEqual(ofEach);
});
