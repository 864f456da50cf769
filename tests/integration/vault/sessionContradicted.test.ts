/**
 * A server that answers a change with less, older or other than this device has seen, because it lies or was put back from
 * a backup: it is told, nothing is written over it, and what this device holds stays.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { vaultSaveItems, vaultTrash } from '#shared/callables/vault.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { ServedItem } from '../../../src/renderer/features/vault/open/server/servedItem.ts';
import type {
  CallRepeatable,
  VaultServer,
} from '../../../src/renderer/features/vault/open/server/vaultServer.ts';
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
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

interface Lies {
  /** What is answered when one item is read. */
  head?: ServedItem | null;
  /** What is answered when the vault is unlocked. */
  items?: readonly ServedItem[];
  /** Every change is said to conflict. */
  conflicts?: boolean;
  /** So many are added to the version that was saved. */
  versionsMore?: number;
}

const namesSchema = z.object({ items: z.array(z.object({ itemId: z.string() })) });

function lyingServer(lies: Lies, server: VaultServer): VaultServer {
  const call: CallRepeatable = async (contract, input) => {
    if (contract.name !== vaultSaveItems.name && contract.name !== vaultTrash.name) {
      return server.call(contract, input);
    }
    if (lies.conflicts) {
      const { items } = namesSchema.parse(input);
      const conflict = { outcome: 'conflict', version: 9 };
      return contract.output.parse({ items: items.map(({ itemId }) => ({ itemId, ...conflict })) });
    }
    const { items } = vaultSaveItems.output.parse(await server.call(contract, input));
    const more = lies.versionsMore ?? 0;
    return contract.output.parse({
      items: items.map((item) => ('version' in item ? { ...item, version: item.version + more } : item)),
    });
  };
  return {
    ...server,
    call,
    readItem: async (userId, itemId) =>
      lies.head === undefined ? server.readItem(userId, itemId) : lies.head,
    async *readItems(userId, vaultId) {
      if (lies.items) yield lies.items;
      else yield* server.readItems(userId, vaultId);
    },
  };
}

interface Scene {
  readonly person: Person;
  readonly page: VaultPage;
  readonly lies: Lies;
  /** As it truly stands. */
  served(itemId: VaultItemId): Promise<ServedItem>;
}

async function withScene(run: (scene: Scene) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  const lies: Lies = {};
  let honest: VaultServer | null = null;
  const page = openVaultPage(person, {
    changeServer: (server) => {
      honest = server;
      return lyingServer(lies, server);
    },
  });
  const served = async (itemId: VaultItemId) => {
    const item = await honest?.readItem(page.session.identity().ownerId, itemId);
    if (!item) throw new Error('Not there.');
    return item;
  };
  try {
    await setUpVault(page);
    await run({ person, page, lies, served });
  } finally {
    page.session.lock('chosen');
    await person.leave();
  }
}

/** Saved twice by this page, and beside it what another device wrote at the same time. */
async function makeTwofold({ page, person }: Scene): Promise<VaultItem> {
  const item = await saveNew(page, note('First'));
  const other = openVaultPage(person);
  await unlockVault(other);
  await other.session.save([{ itemId: item.itemId, basedOn: 1, content: note('Theirs') }]);
  other.session.lock('chosen');
  const [outcome] = await page.session.save([{ itemId: item.itemId, basedOn: 1, content: note('Mine') }]);
  if (outcome?.is !== 'both-kept') throw new Error(`Not twofold: ${JSON.stringify(outcome)}`);
  return outcome.item;
}

async function expectTold({ page }: Scene, item: VaultItem, finding: object): Promise<void> {
  const { itemId, version, content } = item;
  const { items } = openStateOf(page.session);
  expect(
    await page.session.save([{ itemId, basedOn: version, content: { ...content, notes: 'More' } }]),
  ).toEqual([{ is: 'problem', itemId, problem: { is: 'not-as-seen', finding: { itemId, ...finding } } }]);
  expect(openStateOf(page.session).items).toBe(items);
  expect(openStateOf(page.session).findings).toEqual([{ itemId, ...finding }]);
}

const titles = ({ items }: { items: ReadonlyMap<string, VaultItem> }) =>
  [...items.values()].flatMap(({ content, alternatives }) => [
    content.title,
    ...alternatives.map((other) => other.content.title),
  ]);

describe('A save that is answered as a conflict', () => {
  test('with an item that is not there', () =>
    withScene(async (scene) => {
      const item = await makeTwofold(scene);
      Object.assign(scene.lies, { conflicts: true, head: null });
      await expectTold(scene, item, { is: 'item-missing', seenVersion: 3 });
      Object.assign(scene.lies, { conflicts: false, head: undefined });
      expect(titles(await unlockVault(openVaultPage(scene.person)))).toEqual(['Mine', 'Theirs']);
    }));

  test('with an older version', () =>
    withScene(async (scene) => {
      const { page, lies, served } = scene;
      const { itemId } = await saveNew(page, note('First'));
      const head = await served(itemId);
      await page.session.save([{ itemId, basedOn: 1, content: note('Second') }]);
      const item = openStateOf(page.session).items.get(itemId);
      if (!item) throw new Error('Not there.');
      Object.assign(lies, { conflicts: true, head });
      await expectTold(scene, item, { is: 'item-older', seenVersion: 2, answeredVersion: 1 });
    }));

  test('with a tombstone from before the item came out of the trash', () =>
    withScene(async (scene) => {
      const { page, person, lies, served } = scene;
      const item = await saveNew(page, note('Thrown away'));
      const [trashed] = await page.session.trash([item]);
      if (trashed?.is !== 'saved') throw new Error('Not in the trash.');
      const { services } = await backend.server.businessLogic();
      const stored = await services.firestore.doc(`users/${person.uid}/vaultItems/${item.itemId}`).get();
      const head = await served(item.itemId);
      const sealed = stored.get('tombstone');
      const document = { ...Object(head.document), version: 3, sealed };
      const [restored] = await page.session.restore([trashed.item]);
      if (restored?.is !== 'saved') throw new Error('Not restored.');
      Object.assign(lies, { conflicts: true, head: { ...head, nonce: sealed.nonce, document } });
      await expectTold(scene, restored.item, { is: 'item-older', seenVersion: 4, answeredVersion: 3 });
    }));

  test('with another item of the same version', () =>
    withScene(async (scene) => {
      const { page, person, lies, served } = scene;
      const { itemId } = await saveNew(page, note('First'));
      const other = openVaultPage(person);
      await unlockVault(other);
      // Put back from a backup, the server lets another device write that version again.
      const { services } = await backend.server.businessLogic();
      const stored = services.firestore.doc(`users/${person.uid}/vaultItems/${itemId}`);
      const backup = (await stored.get()).data() ?? {};
      await page.session.save([{ itemId, basedOn: 1, content: note('Mine') }]);
      await stored.set(backup);
      await other.session.save([{ itemId, basedOn: 1, content: note('Theirs') }]);
      other.session.lock('chosen');
      lies.head = await served(itemId);
      const item = openStateOf(page.session).items.get(itemId);
      if (!item) throw new Error('Not there.');
      lies.conflicts = true;
      await expectTold(scene, item, { is: 'item-different', version: 2 });
      expect(titles(openStateOf(page.session))).toEqual(['Mine']);
    }));

  test('with a version from before the draft, which was held over a lock', () =>
    withScene(async ({ page, lies, served }) => {
      const { itemId } = await saveNew(page, note('First'));
      const head = await served(itemId);
      await page.session.save([{ itemId, basedOn: 1, content: note('Second') }]);
      Object.assign(lies, { items: [head], head, conflicts: true });
      page.session.lock('idle');
      await unlockVault(page);
      const finding = { is: 'item-older', itemId, seenVersion: 2, answeredVersion: 1 };
      expect(await page.session.save([{ itemId, basedOn: 2, content: note('What was written on') }])).toEqual(
        [{ is: 'problem', itemId, problem: { is: 'not-as-seen', finding } }],
      );
      expect(openStateOf(page.session).findings).toEqual([finding]);
    }));
});

describe('A way to the trash that is answered as a conflict', () => {
  test.each(['missing', 'older'] as const)('with an item that is %s: it stays in the list', (lie) =>
    withScene(async ({ page, lies, served }) => {
      const { itemId } = await saveNew(page, note('First'));
      const head = lie === 'older' ? await served(itemId) : null;
      await page.session.save([{ itemId, basedOn: 1, content: note('Second') }]);
      const item = openStateOf(page.session).items.get(itemId);
      if (!item) throw new Error('Not there.');
      Object.assign(lies, { conflicts: true, head });
      const finding =
        lie === 'older'
          ? { is: 'item-older', itemId, seenVersion: 2, answeredVersion: 1 }
          : { is: 'item-missing', itemId, seenVersion: 2 };
      expect(await page.session.trash([item])).toEqual([
        { is: 'problem', itemId, problem: { is: 'not-as-seen', finding } },
      ]);
      expect(openStateOf(page.session)).toMatchObject({ findings: [finding] });
      expect(openStateOf(page.session).items.get(itemId)).toBe(item);
    }),
  );
});

test('a server that says that it saved another version than it was sent is not believed, and raises no alarm later', () =>
  withScene(async ({ page, lies }) => {
    const item = await saveNew(page, note('First'));
    lies.versionsMore = 5;
    const change = { itemId: item.itemId, basedOn: 1, content: note('Second') };
    expect(await page.session.save([change])).toMatchObject([{ is: 'failed' }]);
    expect(openStateOf(page.session).items.get(item.itemId)).toBe(item);
    lies.versionsMore = 0;
    expect(await page.session.save([change])).toMatchObject([
      { is: 'saved', item: { version: 2, alternatives: [] } },
    ]);
    page.session.lock('chosen');
    expect((await unlockVault(page)).findings).toEqual([]);
  }));
