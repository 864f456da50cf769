/** The session of a page: what is saved is what is read, on this device and on the next, and nothing is lost between two. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import {
  note,
  openStateOf,
  openVaultPage,
  PHRASE,
  saveNew,
  setUpVault,
  unlockVault,
  type VaultPage,
} from '../../support/vault/session.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function withVault(run: (person: Person, page: VaultPage) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  const page = openVaultPage(person);
  try {
    await setUpVault(page);
    await run(person, page);
  } finally {
    page.session.lock('chosen');
    await person.leave();
  }
}

describe('A vault', () => {
  test('is set up, filled, locked and opened again', () =>
    withVault(async (person, page) => {
      const { session } = page;
      const item = await saveNew(page, note('The key under the stone'));
      expect(openStateOf(session).items.get(item.itemId)).toBe(item);
      session.lock('chosen');
      expect(session.snapshot()).toMatchObject({ kind: 'locked', cause: 'chosen' });
      expect(await session.unlock({ way: 'passphrase', phrase: 'wrong' })).toEqual({
        ok: false,
        problem: { is: 'wrong-phrase-or-altered' },
      });
      const state = await unlockVault(page, `  ${PHRASE} `);
      expect([...state.items.values()]).toMatchObject([{ content: item.content, version: 1 }]);
      const elsewhere = await unlockVault(openVaultPage(person));
      expect(elsewhere.items.get(item.itemId)?.content).toEqual(item.content);
    }));

  test('tells of what was saved together once, not item by item', () =>
    withVault(async (_person, { session }) => {
      const heard: number[] = [];
      const unsubscribe = session.subscribe(() => heard.push(openStateOf(session).items.size));
      await session.save(['One', 'Two', 'Three'].map((title) => ({ basedOn: 0, content: note(title) })));
      expect(heard).toEqual([3]);
      await session.trash([...openStateOf(session).items.values()]);
      expect(heard).toEqual([3, 3]);
      unsubscribe();
    }));

  test('two devices change one item: both are kept, side by side', () =>
    withVault(async (person, page) => {
      const item = await saveNew(page, note('Insurance'));
      const other = openVaultPage(person);
      await unlockVault(other);
      const change = { itemId: item.itemId, basedOn: 1 };
      await page.session.save([{ ...change, content: note('Insurance, mine') }]);
      const [outcome] = await other.session.save([{ ...change, content: note('Insurance, theirs') }]);
      expect(outcome).toMatchObject({
        is: 'both-kept',
        item: {
          version: 3,
          content: { title: 'Insurance, theirs' },
          alternatives: [{ content: { title: 'Insurance, mine' } }],
        },
      });
      await page.session.look();
      expect(openStateOf(page.session).items.get(item.itemId)).toMatchObject({
        version: 3,
        alternatives: [{ content: { title: 'Insurance, mine' } }],
      });
    }));

  test('an item goes into the trash and comes back', () =>
    withVault(async (person, page) => {
      const item = await saveNew(page, note('Old'));
      const [trashed] = await page.session.trash([item]);
      expect(trashed).toMatchObject({ is: 'saved', item: { state: 'trashed', version: 2 } });
      if (trashed?.is !== 'saved') return;
      const [restored] = await page.session.restore([trashed.item]);
      expect(restored).toMatchObject({ is: 'saved', item: { state: 'kept', version: 4 } });
      const state = await unlockVault(openVaultPage(person));
      expect(state.items.get(item.itemId)).toMatchObject({ state: 'kept', version: 4 });
      const versions = await page.session.earlierVersions(
        openStateOf(page.session).items.get(item.itemId) ?? item,
      );
      expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    }));
});
