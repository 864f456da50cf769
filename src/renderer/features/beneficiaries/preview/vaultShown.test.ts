import { expect, test } from 'vitest';
import { wishSchema } from '#shared/legacy/wish.ts';
import { vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { Thing } from '../matrix/things.ts';
import { vaultShown } from './vaultShown.ts';

const ids = [1, 2, 3].map((number) =>
  vaultItemIdSchema.parse(`00000000-0000-4000-8000-00000000000${number}`),
);
const things = ids.map(
  (vaultItemId): Thing => ({
    key: `vault-item/${vaultItemId}`,
    thing: { is: 'vault-item', vaultItemId },
    group: 'vault',
    title: vaultItemId,
    detail: '',
    isNamed: true,
  }),
);
const [first, second, third] = things;
const shownOf = ({ shown }: ReturnType<typeof vaultShown>) => shown.map(({ thing }) => thing);

test('Who receives everything sees all of the vault but what waits for its day', () => {
  const everything = [wishSchema.parse({ thing: { is: 'everything' } })];
  const seen = vaultShown(things, everything, new Set([second?.key ?? '']), ids.slice(0, 1));
  expect(shownOf(seen)).toEqual([first, third]);
  expect(seen.unlockedCount).toBe(1);
  expect(shownOf(vaultShown(things, everything, new Set(['everything']), []))).toEqual([]);
});

test('Who was left one item sees that one, with the words to it', () => {
  const wishes = [wishSchema.parse({ thing: second?.thing, message: 'The house.' })];
  const seen = vaultShown(things, wishes, new Set(), ids);
  expect(seen.shown).toEqual([{ thing: second, message: 'The house.', isLocked: true }]);
  expect(seen.unlockedCount).toBe(0);
});
