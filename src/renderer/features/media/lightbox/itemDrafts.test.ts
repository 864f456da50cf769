import { expect, test } from 'vitest';
import type { KeyValueStorage } from '#platform/platform.ts';
import { mediaItemIdSchema, userIdSchema } from '#shared/domain/ids.ts';
import { storedKeySchema } from '#shared/storedValues.ts';
import { countItemDrafts, draftsOf, dropItemDrafts } from './itemDrafts.ts';

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
  draftsOf('caption', rose, device).set(item, 'At the lake, before the storm');
  expect(draftsOf('caption', rose, device).get(item)).toBe('At the lake, before the storm');
  expect(draftsOf('caption', paul, device).get(item)).toBeNull();
  draftsOf('caption', rose, device).delete(item);
  expect(device.keys()).toEqual([]);
});

test('a date that was typed is kept beside the caption of the same item, each for itself', () => {
  const device = emptyDevice();
  draftsOf('caption', rose, device).set(item, 'Jeanne learns to swim');
  draftsOf('date', rose, device).set(item, '1962-07-14T10:30');
  draftsOf('caption', rose, device).delete(item);
  expect(draftsOf('caption', rose, device).get(item)).toBeNull();
  expect(draftsOf('date', rose, device).get(item)).toBe('1962-07-14T10:30');
  expect(draftsOf('date', paul, device).get(item)).toBeNull();
});

test('nothing of it stays on a device that its writer signs out of', () => {
  const device = emptyDevice();
  draftsOf('caption', rose, device).set(item, 'Grandmother');
  draftsOf('date', rose, device).set(item, '1962-07-14T10:30');
  draftsOf('caption', paul, device).set(item, 'The dog');
  expect(countItemDrafts('caption', rose, device)).toBe(1);
  dropItemDrafts(rose, device);
  expect(countItemDrafts('caption', rose, device)).toBe(0);
  expect(draftsOf('caption', rose, device).get(item)).toBeNull();
  expect(draftsOf('date', rose, device).get(item)).toBeNull();
  expect(draftsOf('caption', paul, device).get(item)).toBe('The dog');
});
