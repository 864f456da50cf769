/** The session of a page: what is saved is what is read, on this device and on the next, and nothing is lost between two. */
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vaultSaveItems } from '#shared/callables/vault.ts';
import { vaultContentSchema } from '#shared/vault/content.ts';
import type { VaultItem } from '../../../src/renderer/features/vault/open/vaultState.ts';
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

  test('what two devices wrote of one item goes into the trash side by side, and comes back so', () =>
    withVault(async (person, page) => {
      const item = await saveNew(page, note('Insurance'));
      const other = openVaultPage(person);
      await unlockVault(other);
      const change = { itemId: item.itemId, basedOn: 1 };
      await other.session.save([{ ...change, content: note('Theirs') }]);
      const [both] = await page.session.save([{ ...change, content: note('Mine') }]);
      if (both?.is !== 'both-kept') throw new Error(`Not both: ${JSON.stringify(both)}`);
      const sideBySide = { content: { title: 'Mine' }, alternatives: [{ content: { title: 'Theirs' } }] };
      const elsewhere = async () => (await unlockVault(openVaultPage(person))).items.get(item.itemId) ?? null;
      const [trashed] = await page.session.trash([both.item]);
      expect(trashed).toMatchObject({ item: { state: 'trashed', ...sideBySide } });
      expect(await elsewhere()).toMatchObject({ state: 'trashed', ...sideBySide });
      if (trashed?.is !== 'saved') return;
      await page.session.restore([trashed.item]);
      expect(await elsewhere()).toMatchObject({ state: 'kept', ...sideBySide });
    }));

  test('tells of its trash the sooner of two days: the one that was sealed, and the one by which the server erases', () =>
    withVault(async (person, page) => {
      const item = await saveNew(page, note('Old'));
      await page.session.trash([item]);
      const sealedAt = openStateOf(page.session).items.get(item.itemId)?.trashedAt ?? 0;
      const { services } = await backend.server.businessLogic();
      const stored = services.firestore.doc(`users/${person.uid}/vaultItems/${item.itemId}`);
      const shown = async (servedAt: number) => {
        await stored.update({ trashedAt: Timestamp.fromMillis(servedAt) });
        const { items } = await unlockVault(openVaultPage(person));
        return items.get(item.itemId)?.trashedAt;
      };
      expect(await shown(sealedAt - 20 * 86_400_000)).toBe(sealedAt - 20 * 86_400_000);
      expect(await shown(sealedAt + 20 * 86_400_000)).toBe(sealedAt);
    }));

  test('keeps each item of the kind that it is: another one is not even sent', () =>
    withVault(async (_person, page) => {
      const { itemId } = await saveNew(page, note('Insurance'));
      const content = vaultContentSchema.parse({ kind: 'contact', title: 'Insurance' });
      expect(await page.session.save([{ itemId, basedOn: 1, content }])).toEqual([
        { is: 'problem', itemId, problem: { is: 'malformed', what: 'item', where: 'kind' } },
      ]);
      expect(page.calls.filter((name) => name === vaultSaveItems.name)).toHaveLength(1);
    }));

  test('sends nothing of an item that is too long, names it, and keeps the others', () =>
    withVault(async (_person, page) => {
      const item = await saveNew(page, note('Long'));
      const field = { label: 'Story', value: 'x'.repeat(10_000) };
      const long = note('Long', { customFields: Array.from({ length: 40 }, () => field) });
      const change = { itemId: item.itemId, basedOn: 1, content: long };
      const tooLong = {
        is: 'problem',
        itemId: item.itemId,
        problem: { is: 'malformed', what: 'item', where: 'size' },
      };
      expect(await page.session.save([change])).toEqual([tooLong]);
      expect(page.calls.filter((name) => name === vaultSaveItems.name)).toHaveLength(1);
      expect(await page.session.save([change, { basedOn: 0, content: note('Short') }])).toMatchObject([
        tooLong,
        { is: 'saved', item: { content: { title: 'Short' } } },
      ]);
      expect(openStateOf(page.session).items.get(item.itemId)).toBe(item);
    }));

  test('shows versions that are not earlier as earlier ones to nobody', () =>
    withVault(async (person, page) => {
      const { itemId } = await saveNew(page, note('First'));
      await page.session.save([{ itemId, basedOn: 1, content: note('Second') }]);
      const second = openStateOf(page.session).items.get(itemId);
      await page.session.save([{ itemId, basedOn: 2, content: note('Third') }]);
      const third = openStateOf(page.session).items.get(itemId);
      if (!second || !third) throw new Error('Not there.');
      const versionsOf = async (item: VaultItem) =>
        (await page.session.earlierVersions(item)).map(({ version }) => version);
      expect(await versionsOf(third)).toEqual([2, 1]);
      // Shown from a page that has not heard of the third.
      expect(await versionsOf(second)).toEqual([1]);
      // The server puts what stands among what stood before.
      const { services } = await backend.server.businessLogic();
      const head = services.firestore.doc(`users/${person.uid}/vaultItems/${itemId}`);
      const { sealed, version } = (await head.get()).data() ?? {};
      await head.collection('versions').doc('3').set({ version, sealed, keptAt: Timestamp.now() });
      expect(await versionsOf(third)).toEqual([2, 1]);
    }));
});
