import { expect, test } from 'vitest';
import type { KeyValueStorage } from '#platform/platform.ts';
import { mediaItemIdSchema, userIdSchema } from '#shared/domain/ids.ts';
import { storedKeySchema } from '#shared/storedValues.ts';
import { captionDraftsOf, dropCaptionDrafts } from './captionDrafts.ts';

function emptyDevice(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    // The desktop keeps no other keys than these.
    set: (key, value) => void values.set(storedKeySchema.parse(key), value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

const [rose, paul] = [userIdSchema.parse('rose'), userIdSchema.parse('paul')];
const item = mediaItemIdSchema.parse('0f4e5c2a-1111-4222-8333-abcdef012345');

test('a caption that was typed and not saved is there after a reload, for whoever typed it', () => {
  const device = emptyDevice();
  captionDraftsOf(rose, device).set(item, 'At the lake, before the storm');
  expect(captionDraftsOf(rose, device).get(item)).toBe('At the lake, before the storm');
  expect(captionDraftsOf(paul, device).get(item)).toBeNull();
  captionDraftsOf(rose, device).delete(item);
  expect(device.keys()).toEqual([]);
});

test('nothing of it stays on a device that its writer signs out of', () => {
  const device = emptyDevice();
  captionDraftsOf(rose, device).set(item, 'Grandmother');
  captionDraftsOf(paul, device).set(item, 'The dog');
  dropCaptionDrafts(rose, device);
  expect(captionDraftsOf(rose, device).get(item)).toBeNull();
  expect(captionDraftsOf(paul, device).get(item)).toBe('The dog');
});
