/**
 * All that an export takes of a vault: what stands on the server, when it tells the truth and when it does not, and while
 * the vault changes ([Note: What an archive takes]).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { openArchiveContents, readArchive } from '#shared/vault/archive.ts';
import { openItem } from '#shared/vault/items.ts';
import { openKeyBox } from '#shared/vault/openKeyBox.ts';
import type { GatheredArchive } from '../../../src/renderer/features/vault/open/archive/gatheredArchive.ts';
import type { ServedItem } from '../../../src/renderer/features/vault/open/server/servedItem.ts';
import type { VaultServer } from '../../../src/renderer/features/vault/open/server/vaultServer.ts';
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

interface Scene {
  readonly person: Person;
  readonly page: VaultPage;
  readonly records: TestRecords;
  /** Stands between the page and the server; what it has not it does as the server. */
  readonly changed: Partial<VaultServer>;
  readonly server: VaultServer;
  gather(): Promise<GatheredArchive>;
}

async function withScene(run: (scene: Scene) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  const changed: Partial<VaultServer> = {};
  const records = createTestRecords();
  const servers: VaultServer[] = [];
  const page = openVaultPage(person, {
    records,
    changeServer: (server) => {
      servers.push(server);
      return new Proxy(server, {
        get: (target, name) => Reflect.get(changed, name) ?? Reflect.get(target, name),
      });
    },
  });
  const [server] = servers;
  if (!server) throw new Error('No server.');
  const { signal } = new AbortController();
  const gather = () => page.session.gatherArchive({ signal });
  try {
    await setUpVault(page);
    await run({ person, page, records, changed, server, gather });
  } finally {
    page.session.lock('chosen');
    await person.leave();
  }
}

const save = ({ session }: VaultPage, itemId: ServedItem['itemId'], basedOn: number, title: string) =>
  session.save([{ itemId, basedOn, content: note(title) }]);

/** Makes of each answer with all items what `change` makes of it. */
function changeList(
  { changed, server }: Scene,
  change: (items: readonly ServedItem[]) => readonly ServedItem[] | Promise<readonly ServedItem[]>,
): void {
  changed.readItems = async function* (userId, vaultId) {
    const all: ServedItem[] = [];
    for await (const page of server.readItems(userId, vaultId)) all.push(...page);
    yield await change(all);
  };
}

const versionsOf = ({ items }: GatheredArchive) =>
  items.map(({ version, versions }) => [version, versions.map((earlier) => earlier.version)]);

test('an export takes every item with its versions, and its list of contents says so', () =>
  withScene(async ({ page, person, gather }) => {
    const { itemId } = await saveNew(page, note('First'));
    await save(page, itemId, 1, 'Second');
    const { items, listed, gaps } = await gather();
    expect(items).toMatchObject([{ itemId, version: 2, versions: [{ version: 1 }] }]);
    const exportedAt = new Date().toISOString();
    const contents = { items: [...listed], files: [], gaps: [...gaps] };
    const { keys } = await page.session.archivedKeys({ signal: new AbortController().signal });
    const written = await page.session.writeArchive({ exportedAt, keys, items, contents });
    const archive = readArchive(JSON.parse(JSON.stringify(written)));
    if (!archive.ok) throw new Error(archive.problem.is);
    const opened = await openKeyBox(userIdSchema.parse(person.uid), archive.value.keys, {
      way: 'passphrase',
      phrase: PHRASE,
      argon2id: cheapArgon2id,
    });
    if (!opened.ok) throw new Error(opened.problem.is);
    const { vault } = opened.value;
    expect(await openArchiveContents(vault, archive.value)).toMatchObject({
      ok: true,
      value: { items: [{ itemId, version: 2, state: 'kept', earlier: [{ version: 1 }] }], gaps: [] },
    });
    const [item] = archive.value.items;
    expect(await openItem(vault, item)).toMatchObject({ value: { content: { title: 'Second' } } });
  }));

test('what is sealed says whether an item is in the trash or erased, whatever the server says beside it', () =>
  withScene(async (scene) => {
    const { page, gather } = scene;
    const trashed = await saveNew(page, note('Trashed'));
    const erased = await saveNew(page, note('Erased'));
    await page.session.trash([trashed, erased]);
    await page.session.erase([erased.itemId]);
    changeList(scene, (items) => items.map((item) => ({ ...item, state: 'kept', trashedAt: null })));
    const { listed, gaps } = await gather();
    expect(new Map(listed.map(({ itemId, state }) => [itemId, state]))).toEqual(
      new Map([
        [trashed.itemId, 'trashed'],
        [erased.itemId, 'erased'],
      ]),
    );
    expect(gaps).toEqual([]);
  }));

describe('A server that lies is found out', () => {
  test('by rows that it leaves out, also when this session never saw them', () =>
    withScene(async (scene) => {
      const { page, records, changed, gather } = scene;
      const { itemId } = await saveNew(page, note('Left out'));
      await saveNew(page, note('There'));
      await records.settled();
      page.session.lock('chosen');
      changeList(scene, (items) => items.filter((item) => item.itemId !== itemId));
      changed.readItem = async () => null;
      await unlockVault(page);
      const { items, gaps } = await gather();
      expect(items).toHaveLength(1);
      expect(gaps).toEqual([{ is: 'item-missing', itemId, seenVersion: 1 }]);
    }));

  test('by an older version: it is there, and listed as older', () =>
    withScene(async (scene) => {
      const { page, server, changed, gather, person } = scene;
      const { itemId } = await saveNew(page, note('First'));
      const old = await server.readItem(userIdSchema.parse(person.uid), itemId);
      await save(page, itemId, 1, 'Second');
      changeList(scene, () => (old ? [old] : []));
      changed.readItem = async () => old;
      const gathered = await gather();
      expect(versionsOf(gathered)).toEqual([[1, []]]);
      expect(gathered.listed).toMatchObject([{ itemId, version: 1 }]);
      expect(gathered.gaps).toEqual([{ is: 'item-older', itemId, seenVersion: 2, version: 1 }]);
    }));

  test('by a row that does not open: it is taken as it is, and not listed', () =>
    withScene(async (scene) => {
      const { page, gather } = scene;
      const { itemId } = await saveNew(page, note('Mine'));
      changeList(scene, (items) =>
        items.map((item) => ({ ...item, document: { ...Object(item.document), version: 7 } })),
      );
      const { items, listed, gaps } = await gather();
      expect(items).toMatchObject([{ itemId, version: 7 }]);
      expect(listed).toEqual([]);
      expect(gaps).toEqual([{ is: 'item-unreadable', itemId }]);
    }));

  test('by nonsense in the place of an item', () =>
    withScene(async (scene) => {
      const { page, gather } = scene;
      const { itemId } = await saveNew(page, note('Mine'));
      changeList(scene, (items) => items.map((item) => ({ ...item, document: { sealed: 1 } })));
      const { items, gaps } = await gather();
      expect(items).toEqual([]);
      expect(gaps).toEqual([{ is: 'item-unreadable', itemId }]);
    }));

  test('by earlier versions that it keeps back, exchanges or answers twice', () =>
    withScene(async ({ page, server, changed, gather }) => {
      const { itemId } = await saveNew(page, note('First'));
      await save(page, itemId, 1, 'Second');
      await save(page, itemId, 2, 'Third');
      changed.readVersions = async (userId, id) => {
        const versions = await server.readVersions(userId, id);
        const second = versions.filter(({ version }) => version === 2);
        const broken = { document: { ...Object(second[0]?.document), version: 1 }, version: 1, keptAt: 0 };
        return [...second, ...second, broken];
      };
      const gathered = await gather();
      expect(versionsOf(gathered)).toEqual([[3, [2]]]);
      expect(gathered.gaps).toEqual([{ is: 'version-missing', itemId, version: 1 }]);
    }));

  test('by earlier versions of which it does not even say that they were there', () =>
    withScene(async (scene) => {
      const { page, records, changed, gather } = scene;
      const { itemId } = await saveNew(page, note('First'));
      await save(page, itemId, 1, 'Second');
      await records.settled();
      changeList(scene, (items) => items.map((item) => ({ ...item, earlierVersions: [] })));
      changed.readItem = async () => null;
      expect((await gather()).gaps).toEqual([{ is: 'version-missing', itemId, version: 1 }]);
    }));

  test('by files of places that are none: they are not asked for', () =>
    withScene(async (scene) => {
      await saveNew(scene.page, note('Mine'));
      changeList(scene, (items) => items.map((item) => ({ ...item, fileIds: ['../../somebody', ''] })));
      expect((await scene.gather()).unnamedFileIds).toEqual([]);
    }));
});

describe('While the vault changes, an export misses nothing and tells no tales', () => {
  test('an item that is saved, and a new one, after the list was read', () =>
    withScene(async (scene) => {
      const { page, gather } = scene;
      const { itemId } = await saveNew(page, note('First'));
      changeList(scene, async (items) => {
        await save(page, itemId, 1, 'Second');
        await saveNew(page, note('New'));
        return items;
      });
      const gathered = await gather();
      expect(versionsOf(gathered).sort()).toEqual([
        [1, []],
        [2, [1]],
      ]);
      expect(gathered.gaps).toEqual([]);
    }));

  test('an item that another device saves between its newest version and its earlier ones', () =>
    withScene(async ({ page, person, server, changed, gather }) => {
      const { itemId } = await saveNew(page, note('First'));
      await save(page, itemId, 1, 'Second');
      const elsewhere = openVaultPage(person);
      await unlockVault(elsewhere);
      let isFirst = true;
      changed.readVersions = async (userId, id) => {
        if (isFirst) await save(elsewhere, itemId, 2, 'Third');
        isFirst = false;
        return server.readVersions(userId, id);
      };
      const gathered = await gather();
      // As it was when it was read: the newest of then with all that came before it.
      expect(versionsOf(gathered)).toEqual([[2, [1]]]);
      expect(gathered.gaps).toEqual([]);
      elsewhere.session.lock('chosen');
    }));

  test('an item that went to the trash and came back', () =>
    withScene(async ({ page, gather }) => {
      const item = await saveNew(page, note('First'));
      for (let round = 0; round < 2; round += 1) {
        await page.session.trash([...openStateOf(page.session).items.values()]);
        await page.session.restore([...openStateOf(page.session).items.values()]);
      }
      const gathered = await gather();
      expect(gathered.listed).toMatchObject([{ itemId: item.itemId, state: 'kept' }]);
      expect(gathered.gaps).toEqual([]);
    }));

  test('an item that is put in the trash, and one that is erased', () =>
    withScene(async ({ page, server, changed, gather }) => {
      const trashed = await saveNew(page, note('Trashed'));
      const erased = await saveNew(page, note('First'));
      await save(page, erased.itemId, 1, 'Second');
      changed.readVersions = async (userId, id) => {
        delete changed.readVersions;
        const kept = [...openStateOf(page.session).items.values()];
        const toErase = kept.filter(({ itemId }) => itemId === erased.itemId);
        await page.session.trash([...toErase, trashed]);
        await page.session.erase([erased.itemId]);
        return server.readVersions(userId, id);
      };
      const { listed, gaps } = await gather();
      expect(new Map(listed.map(({ itemId, state }) => [itemId, state]))).toEqual(
        new Map([
          [trashed.itemId, 'trashed'],
          [erased.itemId, 'erased'],
        ]),
      );
      expect(gaps).toEqual([]);
    }));
});

describe('An export ends', () => {
  test('when it is cancelled, without another question', () =>
    withScene(async ({ page, server, changed }) => {
      const { itemId } = await saveNew(page, note('First'));
      await save(page, itemId, 1, 'Second');
      const stop = new AbortController();
      let asked = 0;
      changed.readVersions = async (userId, id) => {
        asked += 1;
        stop.abort('cancelled');
        return server.readVersions(userId, id);
      };
      await expect(page.session.gatherArchive({ signal: stop.signal })).rejects.toBe('cancelled');
      expect(asked).toBe(1);
    }));

  test('when the vault is locked', () =>
    withScene(async (scene) => {
      await saveNew(scene.page, note('Mine'));
      changeList(scene, (items) => {
        scene.page.session.lock('chosen');
        return items;
      });
      await expect(scene.gather()).rejects.toThrow('The vault was locked');
    }));

  test('not when the line drops, as long as it is asked again', () =>
    withScene(async ({ page, server, changed }) => {
      const { itemId } = await saveNew(page, note('First'));
      await save(page, itemId, 1, 'Second');
      let failures = 3;
      changed.readVersions = async (userId, id) => {
        failures -= 1;
        if (failures >= 0) throw new TypeError('network error');
        return server.readVersions(userId, id);
      };
      const { signal } = new AbortController();
      const gathered = await page.session.gatherArchive({
        signal,
        ask: async (question) => {
          for (;;) {
            const answer = await question().then(
              (value) => ({ value }),
              () => null,
            );
            if (answer) return answer.value;
          }
        },
      });
      expect(versionsOf(gathered)).toEqual([[2, [1]]]);
      failures = 1;
      await expect(page.session.gatherArchive({ signal })).rejects.toThrow('network error');
    }));
});

/** More than two answers of the server hold, and than the worker opens at once. */
const MANY = 1_600;

test('an export of many items, page by page, has each of them once', () =>
  withScene(async ({ page, gather }) => {
    const outcomes = await page.session.save(
      Array.from({ length: MANY }, (_, index) => ({ basedOn: 0, content: note(`Note ${index}`) })),
    );
    const saved = outcomes.flatMap((outcome) => (outcome.is === 'saved' ? [outcome.item] : []));
    await page.session.save(
      saved.slice(0, 100).map(({ itemId }) => ({ itemId, basedOn: 1, content: note('Again') })),
    );
    const { items, listed, gaps } = await gather();
    expect(new Set(items.map(({ itemId }) => itemId))).toEqual(new Set(saved.map(({ itemId }) => itemId)));
    expect(items).toHaveLength(MANY);
    expect(listed.filter(({ earlier }) => earlier.length === 1)).toHaveLength(100);
    expect(gaps).toEqual([]);
  }));
