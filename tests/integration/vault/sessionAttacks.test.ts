/** A server that answers something else than what is true: told in a clear word, and all that is true stays readable. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { vaultTrash } from '#shared/callables/vault.ts';
import { type UserId, userIdSchema } from '#shared/domain/ids.ts';
import { vaultIdSchema } from '#shared/vault/ids.ts';
import type { ServedItem } from '../../../src/renderer/features/vault/open/server/servedItem.ts';
import type {
  ServedVault,
  VaultServer,
} from '../../../src/renderer/features/vault/open/server/vaultServer.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import {
  cheapArgon2id,
  createTestRecords,
  note,
  openStateOf,
  openVaultPage,
  PHRASE,
  saveNew,
  setUpVault,
  type TestRecords,
  unlockVault,
  type VaultPage,
} from '../../support/vault/session.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

type Tombstone = z.output<typeof vaultTrash.input>['items'][number]['tombstone'];

/** What a dishonest server makes of the true answers. */
interface Lies {
  /** No way to the trash is answered; what was to lie there instead is handed over. */
  refuseTrash?: (tombstone: Tombstone) => void;
  items?: (items: readonly ServedItem[]) => readonly ServedItem[];
  vaults?: (vaults: readonly ServedVault[]) => readonly ServedVault[];
}

const lyingServer =
  (lies: Lies) =>
  (server: VaultServer): VaultServer => ({
    ...server,
    readVaults: async (userId) => (lies.vaults ?? ((all) => all))(await server.readVaults(userId)),
    async *readItems(userId, vaultId) {
      const all: ServedItem[] = [];
      for await (const page of server.readItems(userId, vaultId)) all.push(...page);
      yield (lies.items ?? ((items) => items))(all);
    },
    readItemsSince: async (userId, vaultId, instant) =>
      (lies.items ?? ((items) => items))(await server.readItemsSince(userId, vaultId, instant)),
    readItem: async (userId, itemId) => {
      const item = await server.readItem(userId, itemId);
      return item && ((lies.items ?? ((items) => items))([item])[0] ?? null);
    },
    call: async (contract, input) => {
      if (contract.name === vaultTrash.name && lies.refuseTrash) {
        const { items } = vaultTrash.input.parse(input);
        for (const { tombstone } of items) lies.refuseTrash(tombstone);
        throw new TypeError('fetch failed');
      }
      return server.call(contract, input);
    },
  });

interface Scene {
  readonly person: Person;
  readonly userId: UserId;
  /** A page of the device that filled the vault: what the server answers it is what `lies` makes of it. */
  readonly page: VaultPage;
  readonly lies: Lies;
  readonly records: TestRecords;
  /** All true answers of now. */
  answers(): Promise<readonly ServedItem[]>;
}

async function withScene(run: (scene: Scene) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  const userId = userIdSchema.parse(person.uid);
  const lies: Lies = {};
  const records = createTestRecords();
  let real: VaultServer | null = null;
  const page = openVaultPage(person, {
    records,
    changeServer: (server) => {
      real = server;
      return lyingServer(lies)(server);
    },
  });
  const answers = async () => {
    const all: ServedItem[] = [];
    const { vaultId } = openStateOf(page.session);
    for await (const items of real?.readItems(userId, vaultId) ?? []) all.push(...items);
    return all;
  };
  try {
    await setUpVault(page);
    await run({ person, userId, page, lies, records, answers });
  } finally {
    page.session.lock('chosen');
    await person.leave();
  }
}

/** As it is the next morning, on the same device. */
async function reopen(page: VaultPage, records: Scene['records']) {
  await records.settled();
  page.session.lock('chosen');
  return unlockVault(page);
}

const titles = ({ items }: { items: ReadonlyMap<string, { content: { title: string } }> }) =>
  [...items.values()].map(({ content }) => content.title).sort();

describe('A server that lies is found out', () => {
  test('by nothing at all in the place of what was there', () =>
    withScene(async ({ page, lies, records }) => {
      const item = await saveNew(page, note('Mine'));
      lies.items = () => [];
      const state = await reopen(page, records);
      expect(state.findings).toEqual([{ is: 'item-missing', itemId: item.itemId, seenVersion: 1 }]);
    }));

  test('by an older version, and the others are read', () =>
    withScene(async ({ page, lies, records, answers }) => {
      const item = await saveNew(page, note('First words'));
      await saveNew(page, note('Another'));
      const old = await answers();
      await page.session.save([{ itemId: item.itemId, basedOn: 1, content: note('Second words') }]);
      lies.items = () => old;
      const state = await reopen(page, records);
      expect(state.findings).toEqual([
        { is: 'item-older', itemId: item.itemId, seenVersion: 2, answeredVersion: 1 },
      ]);
      expect(titles(state)).toEqual(['Another', 'First words']);
    }));

  test('by an older version while the vault is open: what is shown stays', () =>
    withScene(async ({ page, lies, answers }) => {
      const item = await saveNew(page, note('First words'));
      const old = await answers();
      await page.session.save([{ itemId: item.itemId, basedOn: 1, content: note('Second words') }]);
      lies.items = () => old;
      await page.session.look();
      const state = openStateOf(page.session);
      expect(state.findings).toMatchObject([{ is: 'item-older', itemId: item.itemId }]);
      expect(titles(state)).toEqual(['Second words']);
    }));

  test('by the tombstone of a deletion that it said had failed, after the item was saved again', () =>
    withScene(async ({ page, lies, records }) => {
      const item = await saveNew(page, note('The will'));
      const caught: Tombstone[] = [];
      lies.refuseTrash = (tombstone) => caught.push(tombstone);
      expect(await page.session.trash([item])).toMatchObject([{ is: 'failed' }]);
      const changed = { itemId: item.itemId, basedOn: 1, content: note('The will, thought again') };
      expect(await page.session.save([changed])).toMatchObject([{ is: 'saved' }]);
      const [tombstone] = caught;
      if (!tombstone) throw new Error('Nothing was to go to the trash.');
      lies.items = (items) =>
        items.map((each) => ({
          ...each,
          state: 'erased',
          nonce: tombstone.nonce,
          document: { ...Object(each.document), version: 3, sealed: tombstone },
        }));
      const findings = [{ is: 'item-missing', itemId: item.itemId, seenVersion: 2 }];
      await page.session.look();
      expect(openStateOf(page.session)).toMatchObject({ findings });
      expect(titles(openStateOf(page.session))).toEqual(['The will, thought again']);
      // Every morning, and in an export, until it is there again.
      for (let morning = 1; morning <= 2; morning += 1) {
        expect(await reopen(page, records)).toMatchObject({ findings, unreadable: [] });
      }
      const { signal } = new AbortController();
      expect((await page.session.gatherArchive({ signal })).gaps).toEqual(findings);
      lies.items = (items) => items;
      expect(titles(await reopen(page, records))).toEqual(['The will, thought again']);
      expect(openStateOf(page.session).findings).toEqual([]);
    }));

  test('by two items that changed places: neither opens, and the third does', () =>
    withScene(async ({ page, lies, records }) => {
      const one = await saveNew(page, note('One'));
      const two = await saveNew(page, note('Two'));
      await saveNew(page, note('Three'));
      lies.items = (items) =>
        items.map((item) => {
          const otherId =
            item.itemId === one.itemId ? two.itemId : item.itemId === two.itemId ? one.itemId : null;
          const other = items.find(({ itemId }) => itemId === otherId);
          return other ? { ...item, document: { ...Object(other.document), itemId: item.itemId } } : item;
        });
      const state = await reopen(page, records);
      expect(titles(state)).toEqual(['Three']);
      expect(state.unreadable.map(({ why }) => why)).toEqual([
        { is: 'altered', what: 'item' },
        { is: 'altered', what: 'item' },
      ]);
      // Told once, as what it is.
      expect(state.findings).toEqual([]);
    }));

  test('by rows that are nonsense: each is told of, and the others are read', () =>
    withScene(async ({ page, lies, records }) => {
      await saveNew(page, note('Sound'));
      const nonsense = [null, 7, {}, { format: 9 }, { format: 1, sealed: 'x' }];
      lies.items = (items) => [
        ...items,
        ...nonsense.map((document) => {
          const [sound] = items;
          if (!sound) throw new Error('No item.');
          return { ...sound, itemId: randomUUID() as typeof sound.itemId, document };
        }),
      ];
      const state = await reopen(page, records);
      expect(titles(state)).toEqual(['Sound']);
      expect(state.unreadable.map(({ why }) => why.is)).toEqual([
        'malformed',
        'malformed',
        'malformed',
        'newer-format',
        'malformed',
      ]);
    }));

  test('by parameters that would make the phrase cheap to guess: it is not even derived', () =>
    withScene(async ({ page, lies, records }) => {
      await records.settled();
      page.session.lock('chosen');
      lies.vaults = (vaults) =>
        vaults.map((vault) => ({
          ...vault,
          keys: { ...vault.keys, argon2id: { ...vault.keys.argon2id, memoryKiB: 8 } },
        }));
      await page.session.look();
      expect(await page.session.unlock({ way: 'passphrase', phrase: PHRASE })).toEqual({
        ok: false,
        problem: { is: 'parameters-too-weak' },
      });
    }));

  test('by the keys from before the last change, before a phrase is typed', () =>
    withScene(async ({ page, lies, records }) => {
      let old: readonly ServedVault[] = [];
      lies.vaults = (vaults) => {
        old = vaults;
        return vaults;
      };
      await page.session.look();
      await page.session.changePassphrase({ way: 'passphrase', phrase: PHRASE }, 'another five quiet words');
      await records.settled();
      page.session.lock('chosen');
      lies.vaults = () => old;
      await page.session.look();
      expect(page.session.snapshot()).toMatchObject({
        kind: 'locked',
        findings: [{ is: 'box-older', seenGeneration: 2, answeredGeneration: 1 }],
      });
    }));

  test('by another vault in the place of the one that was here, and by none', () =>
    withScene(async ({ page, lies, records, person }) => {
      await saveNew(page, note('Mine'));
      await records.settled();
      page.session.lock('chosen');
      lies.vaults = (vaults) =>
        vaults.map((vault) => {
          const vaultId = vaultIdSchema.parse(randomUUID());
          return { ...vault, vaultId, keys: { ...vault.keys, vaultId } };
        });
      await page.session.look();
      expect(page.session.snapshot()).toMatchObject({ findings: [{ is: 'box-replaced' }] });
      lies.vaults = () => [];
      await page.session.look();
      expect(page.session.snapshot()).toMatchObject({ kind: 'none', isOneMissing: true });
      // A device that has seen nothing cannot tell.
      const fresh = openVaultPage(person);
      await fresh.session.look();
      expect(fresh.session.snapshot()).toMatchObject({ kind: 'locked', findings: [] });
    }));

  test('but a vault that its owner took out of use is not missed when it is gone', () =>
    withScene(async ({ page, lies, records }) => {
      await records.settled();
      const { vaultId } = openStateOf(page.session);
      await page.session.discard(vaultId);
      expect(page.session.snapshot()).toMatchObject({ kind: 'none', isOneMissing: false });
      const row = records.rows.get(vaultId);
      if (!row) throw new Error('Nothing remembered.');
      records.rows.set(vaultId, { ...row, goneFrom: Date.now() - 1 });
      lies.vaults = () => [];
      await page.session.look();
      expect(page.session.snapshot()).toMatchObject({ kind: 'none', isOneMissing: false });
    }));
});

const GUESSES = 10_000;

describe('Whoever guesses the phrase', () => {
  test('is told the same ten thousand times, in one worker, and the right one still opens', async () => {
    let derived = 0;
    const person = await signUpPerson(backend.origin);
    const page = openVaultPage(person, {
      stretch: async (phrase, parameters) => {
        derived += 1;
        return cheapArgon2id(phrase, parameters);
      },
      // Nothing is read for a phrase that is wrong: the test would take minutes.
      changeServer: (server) => ({ ...server, readItems: async function* () {} }),
    });
    await setUpVault(page);
    page.session.lock('chosen');
    const before = page.workers.length;
    derived = 0;
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const outcome = await page.session.unlock({ way: 'passphrase', phrase: `guess ${guess}` });
      expect(outcome).toEqual({ ok: false, problem: { is: 'wrong-phrase-or-altered' } });
    }
    expect(derived).toBe(GUESSES);
    expect(page.workers.length).toBe(before + 1);
    expect(page.session.snapshot().kind).toBe('locked');
    await unlockVault(page);
    page.session.lock('chosen');
    await person.leave();
  }, 120_000);
});
