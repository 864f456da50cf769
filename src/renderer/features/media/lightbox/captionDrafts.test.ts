import { expect, test, vi } from 'vitest';
import type { KeyValueStorage } from '#platform/platform.ts';
import { mediaItemIdSchema, userIdSchema } from '#shared/domain/ids.ts';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { storedKeySchema, storedValueSchema } from '#shared/storedValues.ts';
import { captionDraftsOf, openCaption, saveKeptCaption } from './captionDrafts.ts';

function emptyDevice(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    // The desktop keeps no other keys than these.
    set: (key, value) => void values.set(storedKeySchema.parse(key), storedValueSchema.parse(value)),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

const [rose, paul] = [userIdSchema.parse('rose'), userIdSchema.parse('paul')];
const item = mediaItemIdSchema.parse('0f4e5c2a-1111-4222-8333-abcdef012345');

test('a caption that was typed and not saved is there after a reload, for whoever typed it', () => {
  const device = emptyDevice();
  captionDraftsOf(rose, device).set(item, { caption: 'At the lake, before the storm', from: 'At the lake' });
  expect(captionDraftsOf(rose, device).get(item)).toEqual({
    caption: 'At the lake, before the storm',
    from: 'At the lake',
  });
  expect(captionDraftsOf(paul, device).get(item)).toBeNull();
  captionDraftsOf(rose, device).delete(item);
  expect(device.keys()).toEqual([]);
});

test('the longest caption with the longest before it is kept, whatever is in them', () => {
  const device = emptyDevice();
  const draft = { caption: '"'.repeat(2_000), from: '\u0001'.repeat(2_000) };
  captionDraftsOf(rose, device).set(item, draft);
  expect(captionDraftsOf(rose, device).get(item)).toEqual(draft);
});

test('what is on the disk in another form is the typed caption alone', () => {
  const device = emptyDevice();
  device.set(`captionDraft_rose_${item}`, 'At the lake');
  expect(captionDraftsOf(rose, device).get(item)).toEqual({ caption: 'At the lake', from: null });
});

test('a caption that was typed is gone on with where the saved one is what it began from', () => {
  expect(openCaption('At the lake', { caption: 'At the lake, 1931', from: 'At the lake' })).toEqual({
    text: 'At the lake, 1931',
    offered: null,
  });
});

test('a caption that has changed since is shown, and the words typed before are only offered', () => {
  const typed = 'Old words typed in the train';
  expect(openCaption('The newer caption', { caption: typed, from: '' })).toEqual({
    text: 'The newer caption',
    offered: typed,
  });
  expect(openCaption('The newer caption', { caption: typed, from: null }).offered).toBe(typed);
  expect(openCaption(typed, { caption: `${typed} `, from: '' })).toEqual({ text: typed, offered: null });
});

const photo = (caption: string) => ({ id: item, caption }) as MediaFile;

test('a caption that was kept is saved where it still replaces what it began from, and is kept no longer', async () => {
  const drafts = captionDraftsOf(rose, emptyDevice());
  drafts.set(item, { caption: 'At the lake, 1931 ', from: 'At the lake' });
  const onSave = vi.fn(async () => {});
  await saveKeptCaption({ item: photo('At the lake'), drafts, onSave });
  expect(onSave).toHaveBeenCalledWith(photo('At the lake'), 'At the lake, 1931');
  expect(drafts.get(item)).toBeNull();
  await saveKeptCaption({ item: photo('At the lake, 1931'), drafts, onSave });
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('a caption that was kept is not written over a newer one, and stays where it could not be saved', async () => {
  const drafts = captionDraftsOf(rose, emptyDevice());
  const draft = { caption: 'At the lake, 1931', from: 'At the lake' };
  drafts.set(item, draft);
  const onSave = vi.fn(() => Promise.reject(new Error('offline')));
  await saveKeptCaption({ item: photo('Jeanne swims'), drafts, onSave });
  expect(onSave).not.toHaveBeenCalled();
  await expect(saveKeptCaption({ item: photo('At the lake'), drafts, onSave })).rejects.toThrow('offline');
  expect(drafts.get(item)).toEqual(draft);
});
