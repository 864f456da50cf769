/** What one person may have: items, files of one item, vaults that wait to be erased, and text that comes back. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  vaultBringBack,
  vaultCreate,
  vaultDiscard,
  vaultRestore,
  vaultSaveItems,
  vaultTrash,
} from '#shared/callables/vault.ts';
import { TEXT_LIMIT_BYTES, VAULT_ITEM_FILE_LIMIT, VAULT_ITEM_LIMIT } from '#shared/limits.ts';
import { type VaultId, vaultFileIdSchema } from '#shared/vault/ids.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { violationsOf } from '../../support/library.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { makeVault, newItem, opaque, opaqueKeys, saveOne } from '../../support/vault/opaque.ts';

let backend: Backend;
let person: Person;
let vaultId: VaultId;
beforeAll(async () => {
  backend = await startBackend();
  person = await signUpPerson(backend.origin);
  ({ vaultId } = await makeVault(person));
});
afterAll(async () => {
  const { services } = await backend.server.businessLogic();
  expect(await violationsOf(services, person.uid)).toEqual([]);
  await person.leave();
  await backend.stop();
});

/** As if there were more already: `run` is given the figures so, and only what it moved stays. */
async function withFigure(name: string, figure: number, run: () => Promise<void>): Promise<void> {
  const { services } = await backend.server.businessLogic();
  const profile = services.firestore.doc(`users/${person.uid}`);
  const read = async (): Promise<number> => (await profile.get()).get(name) ?? 0;
  const before = await read();
  await profile.update({ [name]: figure });
  try {
    await run();
  } finally {
    await profile.update({ [name]: before + (await read()) - figure });
  }
}

test('a vault takes as many items as one may have, also of those that come together, and changes of all of them', () =>
  withFigure('vaultItemsKept', VAULT_ITEM_LIMIT - 1, async () => {
    const [last, beyond] = [newItem(), newItem()];
    const { items } = await person.call(vaultSaveItems, { vaultId, items: [last, beyond] });
    expect(items).toEqual([
      { itemId: last.itemId, outcome: 'saved', version: 1 },
      { itemId: beyond.itemId, outcome: 'refused', code: 'item-limit-reached' },
    ]);
    const changed = { ...last, basedOn: 1, sealed: opaque() };
    expect(await saveOne(person, vaultId, changed)).toMatchObject({ outcome: 'saved', version: 2 });
  }));

test('an item names as many files as two full sides have, and not one more', async () => {
  const fileIds = Array.from({ length: VAULT_ITEM_FILE_LIMIT + 1 }, () =>
    vaultFileIdSchema.parse(randomUUID()),
  );
  await expect(saveOne(person, vaultId, newItem({ fileIds }))).rejects.toMatchObject({
    details: { code: 'invalid-input' },
  });
  // So many it may; these just are not there.
  expect(await saveOne(person, vaultId, newItem({ fileIds: fileIds.slice(1) }))).toMatchObject({
    code: 'upload-incomplete',
  });
});

test('what comes back from the trash of a full account stays there until there is room', async () => {
  const { itemId } = newItem();
  await saveOne(person, vaultId, newItem({ itemId }));
  const trashed = { itemId, basedOn: 1, sealed: opaque(), tombstone: opaque() };
  await person.call(vaultTrash, { vaultId, items: [trashed] });
  // It is no longer than it was, but what stood in the trash is kept behind it.
  const restored = { vaultId, items: [{ itemId, basedOn: 2, sealed: opaque() }] };
  await withFigure('textBytes', TEXT_LIMIT_BYTES, () =>
    expect(person.call(vaultRestore, restored)).rejects.toMatchObject({
      details: { code: 'text-limit-reached' },
    }),
  );
  expect((await person.call(vaultRestore, restored)).items).toMatchObject([{ outcome: 'saved' }]);
});

test('five vaults wait to be erased at most: there is no sixth, and one of the five comes back', async () => {
  const waiting: VaultId[] = [vaultId];
  await person.call(vaultDiscard, { vaultId });
  while (waiting.length < 5) {
    const keys = await makeVault(person);
    await person.call(vaultDiscard, { vaultId: keys.vaultId });
    waiting.push(keys.vaultId);
  }
  await expect(person.call(vaultCreate, { keys: opaqueKeys() })).rejects.toMatchObject({
    details: { code: 'too-many-attempts' },
  });
  await person.call(vaultBringBack, { vaultId });
  expect(await saveOne(person, vaultId, newItem())).toMatchObject({ outcome: 'saved' });
});
