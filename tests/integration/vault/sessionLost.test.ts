/** Answers that never came, and devices that were cut off in the middle: nothing is lost, and nothing stands there twice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vaultSaveItems, vaultTrash } from '#shared/callables/vault.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import {
  note,
  openStateOf,
  openVaultPage,
  saveNew,
  setUpVault,
  unlockVault,
  type VaultPage,
} from '../../support/vault/session.ts';
import { type Fate, unreliable } from '../../support/vault/unreliable.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function withPage(
  name: string,
  fates: Fate[],
  run: (page: VaultPage, person: Person) => Promise<void>,
): Promise<void> {
  const person = await signUpPerson(backend.origin);
  const page = openVaultPage(person, { changeServer: unreliable(name, fates) });
  try {
    await setUpVault(page);
    await run(page, person);
  } finally {
    page.session.lock('chosen');
    await person.leave();
  }
}

const itemsElsewhere = async (person: Person) => [
  ...(await unlockVault(openVaultPage(person))).items.values(),
];

test('a save whose answer was lost says so, and saved again it stands there once', () =>
  withPage(vaultSaveItems.name, ['answered', 'answer lost'], async (page, person) => {
    const item = await saveNew(page, note('First'));
    const change = { itemId: item.itemId, basedOn: 1, content: note('Second') };
    expect(await page.session.save([change])).toMatchObject([
      { is: 'failed', itemId: item.itemId, failure: { kind: 'unreachable' } },
    ]);
    expect(openStateOf(page.session).items.get(item.itemId)?.version).toBe(1);
    expect(await page.session.save([change])).toMatchObject([
      { is: 'saved', item: { version: 2, alternatives: [] } },
    ]);
    expect(await itemsElsewhere(person)).toMatchObject([
      { version: 2, content: { title: 'Second' }, alternatives: [] },
    ]);
  }));

test('what was written on after the answer was lost is not put beside its own beginning', () =>
  withPage(vaultSaveItems.name, ['answered', 'answer lost'], async (page, person) => {
    const item = await saveNew(page, note('First'));
    const change = { itemId: item.itemId, basedOn: 1 };
    await page.session.save([{ ...change, content: note('Second') }]);
    expect(await page.session.save([{ ...change, content: note('Second and a half') }])).toMatchObject([
      { is: 'saved', item: { version: 3, alternatives: [] } },
    ]);
    expect(await itemsElsewhere(person)).toMatchObject([
      { content: { title: 'Second and a half' }, alternatives: [] },
    ]);
  }));

test('what another device wrote stays beside it, although the answer to keeping both was lost', () =>
  withPage(vaultSaveItems.name, ['answered', 'answered', 'answer lost'], async (page, person) => {
    const item = await saveNew(page, note('First'));
    const other = openVaultPage(person);
    await unlockVault(other);
    await other.session.save([{ itemId: item.itemId, basedOn: 1, content: note('Theirs') }]);
    other.session.lock('chosen');
    const change = { itemId: item.itemId, basedOn: 1 };
    expect(await page.session.save([{ ...change, content: note('Mine') }])).toMatchObject([{ is: 'failed' }]);
    await page.session.save([{ ...change, content: note('Mine, and a word') }]);
    expect(await itemsElsewhere(person)).toMatchObject([
      { content: { title: 'Mine, and a word' }, alternatives: [{ content: { title: 'Theirs' } }] },
    ]);
  }));

test('of many items those that did not arrive are told, and the others stand', () =>
  withPage(vaultSaveItems.name, ['answered', 'never arrived'], async (page, person) => {
    const items = Array.from({ length: 120 }, (_, index) => ({ basedOn: 0, content: note(`Note ${index}`) }));
    const outcomes = await page.session.save(items);
    expect(outcomes.map(({ is }) => is)).toEqual([
      ...Array.from({ length: 50 }, () => 'saved'),
      ...Array.from({ length: 70 }, () => 'failed'),
    ]);
    expect(await itemsElsewhere(person)).toHaveLength(50);
  }));

test('an item whose way to the trash was not answered is in it, and is said to be when it is tried again', () =>
  withPage(vaultTrash.name, ['answer lost'], async (page, person) => {
    const item = await saveNew(page, note('Old'));
    expect(await page.session.trash([item])).toMatchObject([{ is: 'failed' }]);
    expect(await page.session.trash([item])).toMatchObject([
      { is: 'saved', item: { state: 'trashed', version: 2 } },
    ]);
    expect(await itemsElsewhere(person)).toMatchObject([{ state: 'trashed' }]);
  }));

test('what somebody still writes in comes back from the trash, with their words', () =>
  withPage(vaultSaveItems.name, [], async (page, person) => {
    const item = await saveNew(page, note('First'));
    const other = openVaultPage(person);
    await unlockVault(other);
    await other.session.trash([item]);
    expect(
      await page.session.save([{ itemId: item.itemId, basedOn: 1, content: note('Second') }]),
    ).toMatchObject([{ is: 'saved', item: { state: 'kept', content: { title: 'Second' } } }]);
    expect(await itemsElsewhere(person)).toMatchObject([{ state: 'kept', content: { title: 'Second' } }]);
  }));

test('what somebody still writes in, and another device erased, is kept as a new item', () =>
  withPage(vaultSaveItems.name, [], async (page, person) => {
    const item = await saveNew(page, note('First'));
    const other = openVaultPage(person);
    await unlockVault(other);
    await other.session.trash([item]);
    await other.session.erase([item.itemId]);
    const [outcome] = await page.session.save([{ itemId: item.itemId, basedOn: 1, content: note('Second') }]);
    expect(outcome).toMatchObject({ is: 'saved', item: { version: 1, content: { title: 'Second' } } });
    expect(await itemsElsewhere(person)).toMatchObject([{ content: { title: 'Second' } }]);
  }));

test('three devices at once: all three are kept', () =>
  withPage(vaultSaveItems.name, [], async (page, person) => {
    const item = await saveNew(page, note('First'));
    const others = [openVaultPage(person), openVaultPage(person)];
    for (const other of others) await unlockVault(other);
    const change = { itemId: item.itemId, basedOn: 1 };
    await Promise.all(
      [page, ...others].map(({ session }, index) =>
        session.save([{ ...change, content: note(`By ${index}`) }]),
      ),
    );
    const [stored] = await itemsElsewhere(person);
    const all = [stored?.content.title, ...(stored?.alternatives ?? []).map(({ content }) => content.title)];
    expect(all.sort()).toEqual(['By 0', 'By 1', 'By 2']);
  }));
