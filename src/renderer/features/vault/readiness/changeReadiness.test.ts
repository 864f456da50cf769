import { expect, test } from 'vitest';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { ItemToSave, VaultItem } from '../open/vaultState.ts';
import { type ItemsOfVault, setAnswers, setNotNeeded } from './changeReadiness.ts';
import { assessReadiness, keptEntries, suggestNext } from './readiness.ts';

const content = (fields: { kind: VaultContent['kind'] } & Record<string, unknown>) =>
  vaultContentSchema.parse(fields);
const itemOf = (content: VaultContent, more: Partial<VaultItem> = {}): VaultItem => ({
  itemId: vaultItemIdSchema.parse(crypto.randomUUID()),
  version: 1,
  content,
  state: 'kept',
  trashedAt: null,
  alternatives: [],
  createdAt: 0,
  updatedAt: 0,
  earlierVersions: [],
  ...more,
});

/** Keeps what it is given as the server would; a save that follows another version than the one that stands is refused. */
function vaultOf(...items: VaultItem[]) {
  const kept = new Map(items.map((item) => [item.itemId, item]));
  const vault: ItemsOfVault = {
    items: () => [...kept.values()],
    save: async (saved) => {
      await Promise.resolve();
      return saved.map((toSave) => ({ is: 'saved', item: keep(toSave) }) as const);
    },
  };
  function keep({ itemId, basedOn, content, alternatives }: ItemToSave): VaultItem {
    const before = itemId ? kept.get(itemId) : undefined;
    if ((before?.version ?? 0) !== basedOn) throw new Error(`Another version stands than ${basedOn}`);
    const next = itemOf(content, {
      ...(itemId ? { itemId } : {}),
      version: basedOn + 1,
      alternatives: alternatives ?? before?.alternatives ?? [],
    });
    kept.set(next.itemId, next);
    return next;
  }
  const stateOf = (id: string) =>
    assessReadiness(keptEntries(kept.values()))
      .groups.flatMap(({ points }) => points)
      .find(({ point }) => point.id === id)?.answer.state;
  return { vault, kept, stateOf };
}

test('marks that are made quickly one after the other are all kept, in one item', async () => {
  const { vault, kept, stateOf } = vaultOf();
  await Promise.all([
    setNotNeeded(vault, 'pets-who', true),
    setNotNeeded(vault, 'pets-care', true),
    setNotNeeded(vault, 'pets-who', false),
  ]);
  expect(kept.size).toBe(1);
  expect([stateOf('pets-who'), stateOf('pets-care')]).toEqual(['open', 'not-needed']);
});

test('a first mark whose answer was lost is made again under the same id, and the next after it under another', async () => {
  const ids: unknown[] = [];
  let isLost = true;
  const vault: ItemsOfVault = {
    items: () => [],
    save: async (saved) =>
      saved.map(({ itemId = null, content }) => {
        ids.push(itemId);
        if (isLost) return { is: 'failed', itemId, failure: { kind: 'unreachable' } };
        return { is: 'saved', item: itemOf(content) };
      }),
  };
  await setNotNeeded(vault, 'pets-who', true);
  isLost = false;
  await setNotNeeded(vault, 'pets-who', true);
  await setNotNeeded(vault, 'pets-who', true);
  expect(ids[0]).toEqual(expect.any(String));
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('what two devices marked at the same time holds together, and is one again with the next mark', async () => {
  const said = itemOf(content({ kind: 'readiness', notNeeded: ['pets-who'] }), {
    alternatives: [
      {
        content: content({ kind: 'readiness', notNeeded: ['pets-care'] }),
        savedAt: '2026-01-01T00:00:00.000Z',
      },
    ],
  });
  const { vault, kept, stateOf } = vaultOf(said);
  expect([stateOf('pets-who'), stateOf('pets-care')]).toEqual(['not-needed', 'not-needed']);
  await setNotNeeded(vault, 'pets-care', false);
  expect([stateOf('pets-who'), stateOf('pets-care')]).toEqual(['not-needed', 'open']);
  expect(kept.get(said.itemId)?.alternatives).toEqual([]);
});

test('what both of two lists say is not needed is needed again after one press', async () => {
  const two = () => itemOf(content({ kind: 'readiness', notNeeded: ['pets-who'] }));
  const { vault, stateOf } = vaultOf(two(), two());
  await setNotNeeded(vault, 'pets-who', false);
  expect(stateOf('pets-who')).toBe('open');
});

test('an item answers a point from the press on, and no longer after the next; nothing is saved twice', async () => {
  const will = itemOf(
    content({ kind: 'document', title: 'Will', notes: 'Signed', answers: ['papers-family'] }),
  );
  const { vault, kept, stateOf } = vaultOf(will);
  await setAnswers(vault, will.itemId, 'papers-will', true);
  expect(kept.get(will.itemId)?.content).toMatchObject({
    notes: 'Signed',
    answers: ['papers-family', 'papers-will'],
  });
  expect(await setAnswers(vault, will.itemId, 'papers-will', true)).toEqual([]);
  await setAnswers(vault, will.itemId, 'papers-will', false);
  expect([stateOf('papers-will'), stateOf('papers-family')]).toEqual(['open', 'answered']);
});

test('an item in the trash answers nothing any more', () => {
  const will = content({ kind: 'document', title: 'Will', answers: ['papers-will'] });
  expect(vaultOf(itemOf(will)).stateOf('papers-will')).toBe('answered');
  expect(vaultOf(itemOf(will, { state: 'trashed', trashedAt: 1 })).stateOf('papers-will')).toBe('open');
});

test('a newcomer begins with whom to call, and is shown what is open next', () => {
  const none = assessReadiness<string>([]);
  expect(suggestNext(none, 3).map(({ id }) => id)).toEqual([
    'people-first-call',
    'papers-will',
    'accounts-phone',
  ]);
  const all = none.groups.flatMap(({ points }) => points.map(({ point }) => point.id));
  const rest = all.filter((id) => id !== 'home-keys');
  const almost = assessReadiness([
    { id: 'a', content: content({ kind: 'note', title: 'Everything', answers: rest }) },
  ]);
  expect(suggestNext(almost, 3).map(({ id }) => id)).toEqual(['home-keys']);
});
