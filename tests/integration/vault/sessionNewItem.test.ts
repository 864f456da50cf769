/** A new item has one id from its first draft on: however often it is saved, and whatever came between, it stands there once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vaultSaveItems } from '#shared/callables/vault.ts';
import { newItemId } from '../../../src/renderer/features/vault/open/saving/saveItems.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { note, openVaultPage, setUpVault, unlockVault, type VaultPage } from '../../support/vault/session.ts';
import { type Fate, unreliable } from '../../support/vault/unreliable.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

interface Scene {
  readonly page: VaultPage;
  readonly person: Person;
  /** What becomes of the next saves. */
  readonly fates: Fate[];
  readonly save: (title: string) => ReturnType<VaultPage['session']['save']>;
}

/** A page in which one new item is written. */
async function withDraft(run: (scene: Scene) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  const fates: Fate[] = [];
  const page = openVaultPage(person, { changeServer: unreliable(vaultSaveItems.name, fates) });
  const itemId = newItemId();
  try {
    await setUpVault(page);
    const save: Scene['save'] = (title) => page.session.save([{ itemId, basedOn: 0, content: note(title) }]);
    await run({ page, person, fates, save });
  } finally {
    page.session.lock('chosen');
    await person.leave();
  }
}

async function elsewhere(person: Person) {
  const other = openVaultPage(person);
  const { items } = await unlockVault(other);
  return { other, items: [...items.values()] };
}

const FAILED = [{ is: 'failed' }];
const SAVED = [{ is: 'saved', item: { alternatives: [] } }];

test('saved again after the answer was lost', () =>
  withDraft(async ({ person, fates, save }) => {
    fates.push('answer lost');
    expect(await save('Will')).toMatchObject(FAILED);
    expect(await save('Will')).toMatchObject(SAVED);
    expect((await elsewhere(person)).items).toMatchObject([{ version: 1, content: { title: 'Will' } }]);
  }));

test('saved again with another word after the answer was lost', () =>
  withDraft(async ({ person, fates, save }) => {
    fates.push('answer lost');
    await save('Will');
    expect(await save('My will')).toMatchObject(SAVED);
    expect((await elsewhere(person)).items).toMatchObject([
      { version: 2, content: { title: 'My will' }, alternatives: [] },
    ]);
  }));

test.each(['Will', 'My will'])(
  'saved again, as “%s”, when the vault was locked over its saving and is open again',
  (title) =>
    withDraft(async ({ page, person, fates, save }) => {
      fates.push({ before: () => page.session.lock('idle') });
      expect(await save('Will')).toMatchObject([{ is: 'failed', failure: { kind: 'cancelled' } }]);
      await unlockVault(page);
      expect(await save(title)).toMatchObject(SAVED);
      expect((await elsewhere(person)).items).toMatchObject([{ content: { title }, alternatives: [] }]);
    }),
);

test('saved twice at once', () =>
  withDraft(async ({ person, save }) => {
    const outcomes = await Promise.all([save('Will'), save('Will')]);
    expect(outcomes).toMatchObject([SAVED, SAVED]);
    expect((await elsewhere(person)).items).toMatchObject([{ version: 1 }]);
  }));

test('saved again after another device erased it: kept as one new item, however often its answer is lost', () =>
  withDraft(async ({ person, fates, save }) => {
    fates.push('answer lost');
    await save('Will');
    const { other, items } = await elsewhere(person);
    await other.session.trash(items);
    await other.session.erase(items.map(({ itemId }) => itemId));
    fates.push('answered', 'answer lost');
    expect(await save('Will')).toMatchObject(FAILED);
    expect(await save('My will')).toMatchObject(SAVED);
    expect((await elsewhere(person)).items).toMatchObject([{ content: { title: 'My will' } }]);
  }));
