/** What was done to many items is taken back, and what another device changed meanwhile stays. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  restoreAgain,
  saveChanged,
  takeBackChange,
} from '../../../src/renderer/features/vault/items/bulkSaving.ts';
import type { VaultItem } from '../../../src/renderer/features/vault/open/vaultState.ts';
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

let backend: Backend;
let person: Person;
let page: VaultPage;
let other: VaultPage;
beforeAll(async () => {
  backend = await startBackend();
  person = await signUpPerson(backend.origin);
  page = openVaultPage(person);
  other = openVaultPage(person);
  await setUpVault(page);
});
afterAll(async () => {
  for (const { session } of [page, other]) session.lock('chosen');
  await person.leave();
  await backend.stop();
});

const TAGGED = { is: 'tags', add: ['money'], remove: [] } as const;

function standing({ session }: VaultPage, { itemId }: VaultItem): VaultItem {
  const item = openStateOf(session).items.get(itemId);
  if (!item) throw new Error('Not there.');
  return item;
}

async function twoItems(): Promise<[VaultItem, VaultItem]> {
  const bank = await saveNew(page, note('Bank', { tags: ['home'] }));
  return [bank, await saveNew(page, note('Rent', { tags: ['money'] }))];
}

/** The other device, which knows all that is there now. */
async function openOther(): Promise<void> {
  other.session.lock('chosen');
  await unlockVault(other);
}

test('tags go again from what another device wrote on, and nobody has to choose between versions', async () => {
  const before = await twoItems();
  const tagged = await saveChanged(page.session, before, () => TAGGED);
  const done = before.map((item, at) => {
    const outcome = tagged[at];
    if (outcome?.is !== 'saved') throw new Error('Not tagged.');
    return { before: item, after: outcome.item };
  });
  await openOther();
  const [bank] = before;
  const content = { ...standing(other, bank).content, notes: 'Written elsewhere' };
  await other.session.save([{ itemId: bank.itemId, basedOn: 2, content }]);

  expect(await takeBackChange(page.session, done, TAGGED)).toMatchObject({ failed: [], bothKept: 0 });
  await other.session.look();
  expect(before.map((item) => standing(other, item))).toMatchObject([
    { content: { tags: ['home'], notes: 'Written elsewhere' }, alternatives: [] },
    // It had the tag before.
    { content: { tags: ['money'] }, version: 1 },
  ]);
});

test('what was thrown away comes back as it stands, but not what another device erased or brought back', async () => {
  const before = await twoItems();
  const third = await saveNew(page, note('Third'));
  const all = [...before, third];
  const trashed = await page.session.trash(all);
  const done = all.map((item, at) => {
    const outcome = trashed[at];
    if (outcome?.is !== 'saved') throw new Error('Not in the trash.');
    return { before: item, after: outcome.item };
  });
  await openOther();
  const [bank, rent] = before;
  await other.session.erase([bank.itemId]);
  await other.session.restore([standing(other, rent)]);
  const content = { ...rent.content, notes: 'Written elsewhere' };
  await other.session.save([{ itemId: rent.itemId, basedOn: 4, content }]);

  expect(await restoreAgain(page.session, done)).toMatchObject({ failed: [], bothKept: 0 });
  const { items } = openStateOf(page.session);
  expect(items.get(bank.itemId)).toBeUndefined();
  expect(items.get(rent.itemId)).toMatchObject({ state: 'kept', version: 5, alternatives: [] });
  expect(items.get(third.itemId)).toMatchObject({ state: 'kept', version: 4 });
});
