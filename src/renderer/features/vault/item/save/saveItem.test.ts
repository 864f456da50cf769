import { beforeEach, expect, test, vi } from 'vitest';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { ItemToSave, SaveOutcome } from '../../open/vaultState.ts';
import { itemMessages } from '../messages.ts';
import { saveItem, saveNewItem } from './saveItem.ts';

const sent: ItemToSave[] = [];
let answer: (item: ItemToSave) => SaveOutcome;

vi.mock('../../open/vaultStore.ts', () => ({
  vaultSession: () => ({
    save: async (items: readonly ItemToSave[]) => {
      sent.push(...items);
      return items.map((item) => answer(item));
    },
  }),
}));

const copy: VaultContent = vaultContentSchema.parse({ kind: 'note', title: 'Keys (copy)' });
const unanswered = (): SaveOutcome => ({ is: 'failed', itemId: null, failure: { kind: 'unreachable' } });
const saved = ({ itemId, content }: ItemToSave): SaveOutcome => {
  if (!itemId) throw new Error('Without an id.');
  const item = { itemId, content, version: 1, state: 'kept', trashedAt: null, alternatives: [] } as const;
  return { is: 'saved', item: { ...item, createdAt: 0, updatedAt: 0, earlierVersions: [] } };
};
const idsSent = () => sent.map(({ itemId }) => itemId);

beforeEach(() => {
  sent.length = 0;
});

test('a copy that nobody heard of is, asked for again, the same one', async () => {
  answer = unanswered;
  await expect(saveNewItem('copy of an item', copy, 'en')).rejects.toThrow(itemMessages.en.saveFailed);
  answer = saved;
  await saveNewItem('copy of an item', copy, 'en');
  expect(idsSent()[0]).toEqual(expect.any(String));
  expect(idsSent()[1]).toBe(idsSent()[0]);
});

test('a copy that was saved is followed by another one, and copies of two items never are one', async () => {
  answer = saved;
  await saveNewItem('copy of an item', copy, 'en');
  await saveNewItem('copy of an item', copy, 'en');
  answer = unanswered;
  await saveNewItem('copy of another', copy, 'en').catch(() => undefined);
  await saveNewItem('copy of a third', copy, 'en').catch(() => undefined);
  expect(new Set(idsSent()).size).toBe(4);
});

test('an item that the server answers otherwise than it was seen is told as that', async () => {
  const itemId = vaultItemIdSchema.parse('00000000-0000-4000-8000-000000000001');
  const finding = { is: 'item-missing', itemId, seenVersion: 3 } as const;
  answer = () => ({ is: 'problem', itemId, problem: { is: 'not-as-seen', finding } });
  await expect(saveItem({ itemId, basedOn: 3, content: copy }, 'en')).rejects.toThrow(
    itemMessages.en.notAsSeen,
  );
});
