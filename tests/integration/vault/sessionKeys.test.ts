/** The key box of an open vault: what a page takes over, works from, remembers and goes back to. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { vaultNoteOpened, vaultReplaceKeys } from '#shared/callables/vault.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { TRASH_RETENTION } from '#shared/limits.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { createVault } from '#shared/vault/createKeyBox.ts';
import { vaultDeviceIdSchema } from '#shared/vault/ids.ts';
import { type StoredKeyBox, storedKeyBoxSchema } from '#shared/vault/stored.ts';
import type { ServedItem } from '../../../src/renderer/features/vault/open/server/servedItem.ts';
import type { ServedVault } from '../../../src/renderer/features/vault/open/server/vaultServer.ts';
import type { Secret } from '../../../src/renderer/features/vault/open/vaultSession.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { changedKeys, opaqueKeys } from '../../support/vault/opaque.ts';
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

const NEW_PHRASE = 'another five quiet words';
const byPhrase = (phrase = PHRASE): Secret => ({ way: 'passphrase', phrase });

/** What is answered in the place of what is true. */
interface Lies {
  keys?: (keys: StoredKeyBox) => StoredKeyBox;
  /** Null where nothing is answered. */
  former?: readonly StoredKeyBox[] | null;
  erasureDueAt?: number;
  isGone?: boolean;
  items?: (items: readonly ServedItem[]) => readonly ServedItem[];
}

interface Scene {
  readonly person: Person;
  readonly page: VaultPage;
  readonly lies: Lies;
  readonly records: TestRecords;
  readonly recoveryKey: string;
  /** Of the same device and the same answers; it has proved nothing yet. */
  openAnother(clock?: Clock): VaultPage;
}

async function withScene(run: (scene: Scene) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  const lies: Lies = {};
  const records = createTestRecords();
  const pages: VaultPage[] = [];
  const openAnother = (clock = systemClock) => {
    const opened = openVaultPage(person, {
      clock,
      records,
      changeServer: (server) => ({
        ...server,
        readVaults: async (userId) =>
          (await server.readVaults(userId)).flatMap((vault): ServedVault[] => {
            const keys = lies.keys?.(vault.keys) ?? vault.keys;
            return lies.isGone
              ? []
              : [{ ...vault, keys, erasureDueAt: lies.erasureDueAt ?? vault.erasureDueAt }];
          }),
        async *readItems(userId, vaultId) {
          for await (const items of server.readItems(userId, vaultId)) yield lies.items?.(items) ?? items;
        },
        readFormerKeys: async (userId) => {
          if (lies.former === null) throw new TypeError('network error');
          return lies.former ?? server.readFormerKeys(userId);
        },
      }),
    });
    pages.push(opened);
    return opened;
  };
  const page = openAnother();
  try {
    const recoveryKey = await setUpVault(page);
    await records.settled();
    await run({ person, page, lies, records, recoveryKey, openAnother });
  } finally {
    for (const { session } of pages) session.lock('chosen');
    await person.leave();
  }
}

const otherBytes = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
const withOtherRecovery = (keys: StoredKeyBox): StoredKeyBox => ({
  ...keys,
  recovery: { ...keys.recovery, wrapped: otherBytes(keys.recovery.wrapped) },
});

/** What `secret` finds among the keys of before is put back. */
async function goBack({ session }: VaultPage, secret: Secret): Promise<void> {
  const prepared = await session.prepareRestoration(await session.formerKeys(), secret);
  if (!prepared.ok) throw new Error(prepared.problem.is);
  await prepared.value.install();
}

async function expectOpens(person: Person, phrase: string): Promise<void> {
  const elsewhere = openVaultPage(person);
  expect((await unlockVault(elsewhere, phrase)).isBoxIntact).toBe(true);
  elsewhere.session.lock('chosen');
}

const archivedKeys = ({ session }: VaultPage) =>
  session.archivedKeys({ signal: new AbortController().signal });

const rememberedBox = (records: TestRecords) => [...records.rows.values()].map(({ stored }) => stored);

describe('A key box that somebody put in the place of the open vault’s', () => {
  test.each([
    ['of the same number', withOtherRecovery],
    ['of the next number', (keys: StoredKeyBox) => changedKeys(keys)],
  ])('%s is told, and neither exported nor remembered', (_, forge) =>
    withScene(async ({ page, lies, records }) => {
      const { keys: proven } = openStateOf(page.session);
      lies.keys = forge;
      await page.session.look();
      await records.settled();
      const state = openStateOf(page.session);
      expect([state.isBoxIntact, state.keys]).toEqual([false, proven]);
      expect(await archivedKeys(page)).toEqual({ keys: proven, gaps: [] });
      expect(rememberedBox(records)).toMatchObject([{ box: { generation: 1, mac: proven.mac } }]);
      lies.keys = (keys) => keys;
      await page.session.look();
      expect(openStateOf(page.session)).toMatchObject({ isBoxIntact: true, findings: [] });
    }),
  );

  test('gives way to the keys of before, while the vault is open', () =>
    withScene(async ({ person, page }) => {
      const { keys } = openStateOf(page.session);
      await person.call(vaultReplaceKeys, { keys: changedKeys(keys) });
      await page.session.look();
      expect(openStateOf(page.session).isBoxIntact).toBe(false);
      await goBack(page, byPhrase());
      expect(openStateOf(page.session)).toMatchObject({ isBoxIntact: true, keys: { generation: 3 } });
      await expectOpens(person, PHRASE);
    }));

  test.each([
    ['a new phrase', NEW_PHRASE],
    ['a new recovery key', PHRASE],
  ])('gives way to %s, made from the keys that were proven', (what, opens) =>
    withScene(async ({ person, page }) => {
      const { keys } = openStateOf(page.session);
      await person.call(vaultReplaceKeys, { keys: changedKeys(keys) });
      await page.session.look();
      if (what === 'a new phrase') await page.session.changePassphrase(byPhrase(), NEW_PHRASE);
      else {
        const prepared = await page.session.prepareRecoveryKey(byPhrase());
        if (prepared.ok) await prepared.value.install();
      }
      await expectOpens(person, opens);
    }),
  );

  test('can be replaced from what this page proved after it was locked, though the server kept nothing', () =>
    withScene(async ({ person, page, lies }) => {
      await person.call(vaultReplaceKeys, { keys: changedKeys(openStateOf(page.session).keys) });
      await page.session.look();
      page.session.lock('chosen');
      await page.session.look();
      lies.former = [];
      expect((await page.session.unlock(byPhrase())).ok).toBe(false);
      await goBack(page, byPhrase());
      expect((await page.session.unlock(byPhrase())).ok).toBe(true);
    }));

  test('from before the last change is told, and what is newer stays', () =>
    withScene(async ({ page, lies }) => {
      const { keys: old } = openStateOf(page.session);
      await page.session.changePassphrase(byPhrase(), NEW_PHRASE);
      const { keys: newer } = openStateOf(page.session);
      lies.keys = () => old;
      await page.session.look();
      expect(openStateOf(page.session)).toMatchObject({
        keys: newer,
        findings: [{ is: 'box-older', seenGeneration: 2, answeredGeneration: 1 }],
      });
      page.session.lock('chosen');
      await page.session.look();
      expect((await page.session.unlock(byPhrase())).ok).toBe(true);
      expect(openStateOf(page.session).keys).toEqual(newer);
    }));
});

describe('An export from a page that proved no key box yet', () => {
  const exported = async (page: VaultPage, phrase = PHRASE) => {
    await unlockVault(page, phrase);
    return archivedKeys(page);
  };
  const notIntact = [{ is: 'keys-not-intact' }];

  test('takes the newest keys of before that are whole, in the place of those that somebody spoiled', () =>
    withScene(async ({ person, page, openAnother }) => {
      await page.session.changePassphrase(byPhrase(), NEW_PHRASE);
      const { keys } = openStateOf(page.session);
      page.session.lock('chosen');
      const spoiled = { ...withOtherRecovery(keys), generation: 3 };
      await person.call(vaultReplaceKeys, { keys: spoiled });
      // The same ways once more: it must not keep the whole one from being found.
      await person.call(vaultReplaceKeys, { keys: { ...spoiled, generation: 4 } });
      expect(await exported(openAnother(), NEW_PHRASE)).toEqual({ keys, gaps: [] });
      // On a device that never saw the vault as well.
      const elsewhere = openVaultPage(person);
      expect(await exported(elsewhere, NEW_PHRASE)).toEqual({ keys, gaps: [] });
      elsewhere.session.lock('chosen');
    }));

  test.each([
    ['none of before is whole', (keys: StoredKeyBox) => [changedKeys(keys)]],
    ['they cannot be had', null],
  ])('says that its keys are not whole where %s', (_, former) =>
    withScene(async ({ page, lies, openAnother }) => {
      const { keys } = openStateOf(page.session);
      page.session.lock('chosen');
      lies.keys = withOtherRecovery;
      lies.former = former?.(keys) ?? null;
      expect(await exported(openAnother())).toEqual({ keys: withOtherRecovery(keys), gaps: notIntact });
    }),
  );

  test('says that its keys are from before those that this device has seen', () =>
    withScene(async ({ page, lies, records, openAnother }) => {
      const { keys: old } = openStateOf(page.session);
      await page.session.changePassphrase(byPhrase(), NEW_PHRASE);
      await records.settled();
      page.session.lock('chosen');
      const gaps = [{ is: 'keys-older', seenGeneration: 2, generation: 1 }];
      lies.keys = () => old;
      expect(await exported(openAnother())).toEqual({ keys: old, gaps });
      // Also those that it finds among the ones of before.
      lies.keys = () => ({ ...withOtherRecovery(old), generation: 3 });
      lies.former = [old];
      expect(await exported(openAnother())).toEqual({ keys: old, gaps });
    }));

  test('says that its keys are not those that this device has seen under the same number', () =>
    withScene(async ({ person, page, records, openAnother }) => {
      const { keys: old, vaultId } = openStateOf(page.session);
      await page.session.changePassphrase(byPhrase(), NEW_PHRASE);
      await records.settled();
      page.session.lock('chosen');
      const { services } = await backend.server.businessLogic();
      await services.firestore.doc(`users/${person.uid}/vaults/${vaultId}`).update({ keys: old });
      await services.firestore.doc(`users/${person.uid}/formerVaultKeys/${vaultId}-1`).delete();
      const elsewhere = openVaultPage(person);
      await unlockVault(elsewhere);
      await elsewhere.session.changePassphrase(byPhrase(), 'a phrase of another day');
      const { keys } = openStateOf(elsewhere.session);
      elsewhere.session.lock('chosen');
      const gaps = [{ is: 'keys-different', generation: 2 }];
      expect(await exported(openAnother(), 'a phrase of another day')).toEqual({ keys, gaps });
    }));
});

test('a key box that another of the owner’s devices wrote is taken over', () =>
  withScene(async ({ person, page }) => {
    const elsewhere = openVaultPage(person);
    await unlockVault(elsewhere);
    await elsewhere.session.changePassphrase(byPhrase(), NEW_PHRASE);
    await page.session.look();
    const { keys } = openStateOf(elsewhere.session);
    expect(openStateOf(page.session)).toMatchObject({ keys, isBoxIntact: true, findings: [] });
    elsewhere.session.lock('chosen');
  }));

describe('A vault that opened with a key box that is not intact', () => {
  const deviceId = vaultDeviceIdSchema.parse('5f0d1c7b-94a2-4c0e-8a61-3b7e2d9f6a18');
  const device = { id: deviceId, kind: 'passkey' as const, name: 'x', secret: new Uint8Array(32) };

  test('signs none of what it does not know, and is made whole by what is proven', () =>
    withScene(async ({ person, page, lies, recoveryKey, openAnother }) => {
      page.session.lock('chosen');
      lies.keys = withOtherRecovery;
      const other = openAnother();
      expect((await unlockVault(other)).isBoxIntact).toBe(false);
      const altered = { ok: false, problem: { is: 'altered', what: 'key-box' } };
      expect(await other.session.changePassphrase(byPhrase(), NEW_PHRASE)).toEqual(altered);
      expect(await other.session.addDevice(byPhrase(), device)).toEqual(altered);
      expect(await other.session.removeDevice(deviceId)).toEqual(altered);
      const prepared = await other.session.prepareRecoveryKey(byPhrase());
      if (!prepared.ok) throw new Error(prepared.problem.is);
      expect(prepared.value.recoveryKey).not.toBe(recoveryKey);
      await prepared.value.install();
      expect(openStateOf(other.session).isBoxIntact).toBe(true);
      await expectOpens(person, PHRASE);
    }));

  test('leaves no trace of that box in the device’s record: nothing is told once it is gone', () =>
    withScene(async ({ page, lies, records, openAnother }) => {
      page.session.lock('chosen');
      lies.keys = (keys) => ({ ...withOtherRecovery(keys), generation: keys.generation + 5 });
      const other = openAnother();
      expect((await unlockVault(other)).isBoxIntact).toBe(false);
      const saved = await saveNew(other, note('Seen meanwhile'));
      await records.settled();
      other.session.lock('chosen');
      lies.keys = (keys) => keys;
      await other.session.look();
      expect(other.session.snapshot()).toMatchObject({ kind: 'locked', findings: [] });
      expect(await unlockVault(other)).toMatchObject({ isBoxIntact: true, findings: [] });
      // What was seen of the items is remembered all the same.
      other.session.lock('chosen');
      lies.items = () => [];
      expect((await unlockVault(other)).findings).toMatchObject([
        { is: 'item-missing', itemId: saved.itemId },
      ]);
    }));

  test('that this device never saw intact leaves nothing in its record', () =>
    withScene(async ({ page, lies, records, openAnother }) => {
      page.session.lock('chosen');
      records.rows.clear();
      lies.keys = withOtherRecovery;
      await unlockVault(openAnother());
      await records.settled();
      expect([...records.rows]).toEqual([]);
    }));
});

const laptop = {
  id: vaultDeviceIdSchema.parse('8a2d1c7b-94a2-4c0e-8a61-3b7e2d9f6a18'),
  kind: 'passkey' as const,
  name: 'Laptop',
  secret: new Uint8Array(32),
};

test('what the owner changes after an old backup was put back is remembered, and raises no alarm', () =>
  withScene(async ({ person, page, records, openAnother }) => {
    const { keys: old, vaultId } = openStateOf(page.session);
    await page.session.changePassphrase(byPhrase(), NEW_PHRASE);
    page.session.lock('chosen');
    const { services } = await backend.server.businessLogic();
    const below = services.firestore.doc(`users/${person.uid}`);
    await below.collection('vaults').doc(vaultId).update({ keys: old });
    await below.collection('formerVaultKeys').doc(`${vaultId}-1`).delete();
    const other = openAnother();
    expect((await unlockVault(other)).findings).toMatchObject([{ is: 'box-older' }]);
    expect(await other.session.changePassphrase(byPhrase(), NEW_PHRASE)).toMatchObject({ ok: true });
    // The recovery key is the one of the backup: a later one that was printed opens nothing.
    expect(openStateOf(other.session).findings).toMatchObject([{ is: 'box-older' }]);
    expect(await other.session.addDevice(byPhrase(NEW_PHRASE), laptop)).toMatchObject({ ok: true });
    expect(openStateOf(other.session).findings).toMatchObject([{ is: 'box-older' }]);
    const prepared = await other.session.prepareRecoveryKey(byPhrase(NEW_PHRASE));
    if (!prepared.ok) throw new Error(prepared.problem.is);
    await prepared.value.install();
    expect(openStateOf(other.session).findings).toEqual([]);
    await records.settled();
    other.session.lock('chosen');
    await other.session.look();
    expect(other.session.snapshot()).toMatchObject({ findings: [] });
  }));

test('a newer key box of another vault key, under the same name, never replaces what the device remembers', () =>
  withScene(async ({ person, page, lies, records, openAnother }) => {
    const { vaultId } = openStateOf(page.session);
    page.session.lock('chosen');
    const ownerId = userIdSchema.parse(person.uid);
    const made = await createVault({ ownerId, vaultId, phrase: NEW_PHRASE, argon2id: cheapArgon2id });
    if (!made.ok) throw new Error(made.problem.is);
    const foreign = storedKeyBoxSchema.parse(made.value.document);
    const before = rememberedBox(records);
    lies.keys = () => foreign;
    const other = openAnother();
    expect(await unlockVault(other, NEW_PHRASE)).toMatchObject({ findings: [{ is: 'box-replaced' }] });
    await records.settled();
    expect(rememberedBox(records)).toEqual(before);
  }));

describe('The keys of before', () => {
  test('are tried one after the other, past those that were altered', () =>
    withScene(async ({ page, lies }) => {
      const { keys: first } = openStateOf(page.session);
      await page.session.changePassphrase(byPhrase(), NEW_PHRASE);
      page.session.lock('chosen');
      const spliced = { ...withOtherRecovery(first), generation: 9 };
      lies.former = [spliced, ...Array.from({ length: 5 }, () => changedKeys(first)), first];
      await page.session.look();
      const tries: number[] = [];
      const former = await page.session.formerKeys();
      expect(former).toHaveLength(7);
      const found = await page.session.prepareRestoration(former, byPhrase(), (tried) => tries.push(tried));
      expect(found.ok).toBe(true);
      expect(tries).toEqual(tries.map((_, index) => index));
      expect(tries.length).toBeGreaterThan(1);
      const only = await page.session.prepareRestoration([spliced], byPhrase());
      expect(only).toEqual({ ok: false, problem: { is: 'altered', what: 'key-box' } });
    }));

  test('that this device remembers are tried first', () =>
    withScene(async ({ person, page, records }) => {
      const { keys: remembered } = openStateOf(page.session);
      page.session.lock('chosen');
      let standing = remembered;
      for (let change = 0; change < 3; change += 1) {
        standing = changedKeys(standing);
        await person.call(vaultReplaceKeys, { keys: standing });
      }
      const fresh = openVaultPage(person, { records });
      await fresh.session.look();
      const former = await fresh.session.formerKeys();
      expect(former.map(({ generation }) => generation)).toEqual([1, 3, 2]);
      expect(former[0]).toEqual(remembered);
    }));

  test('open what a thief locked with the same wrapped keys and other nonces, on each device', () =>
    withScene(async ({ person, page, recoveryKey, openAnother }) => {
      const { keys } = openStateOf(page.session);
      page.session.lock('chosen');
      const garbage = opaqueKeys();
      const locked = {
        ...keys,
        generation: 2,
        argon2id: { ...keys.argon2id, salt: garbage.argon2id.salt },
        passphrase: { ...keys.passphrase, nonce: garbage.passphrase.nonce },
        recovery: { ...keys.recovery, nonce: garbage.recovery.nonce },
        mac: garbage.mac,
      };
      await person.call(vaultReplaceKeys, { keys: locked });
      // And the owner's ways with a code of the thief's, before what opens nothing at all.
      const forged = { ...keys, generation: 3, mac: opaqueKeys().mac };
      await person.call(vaultReplaceKeys, { keys: forged });
      const { passphrase, recovery, mac } = opaqueKeys();
      await person.call(vaultReplaceKeys, { keys: { ...keys, generation: 4, passphrase, recovery, mac } });
      for (const device of [page, openAnother(), openVaultPage(person)]) {
        await device.session.look();
        expect((await device.session.unlock(byPhrase())).ok).toBe(false);
        const former = await device.session.formerKeys();
        expect(former.filter(({ mac }) => mac === keys.mac)).toEqual([keys]);
        for (const secret of [byPhrase(), { way: 'recovery', recoveryKey } as const]) {
          expect(await device.session.prepareRestoration(former, secret)).toMatchObject({ ok: true });
        }
      }
      await goBack(page, byPhrase());
      await expectOpens(person, PHRASE);
    }));

  test('may be let go of when a later one opened the vault, and not before', () =>
    withScene(async ({ person, page, openAnother }) => {
      const { vaultId } = openStateOf(page.session);
      const opened = async () => {
        const vault = await getDoc(doc(person.firestore, 'users', person.uid, 'vaults', vaultId));
        return vault.get('openedGeneration') ?? 0;
      };
      await page.session.changePassphrase(byPhrase(), NEW_PHRASE);
      await page.session.look();
      expect(await opened()).toBe(0);
      // A session without the vault key cannot say it.
      await person.call(vaultNoteOpened, { vaultId, generation: 2 });
      expect(await opened()).toBe(0);
      await unlockVault(openAnother(), NEW_PHRASE);
      await vi.waitFor(async () => expect(await opened()).toBe(2), 10_000);
    }));

  test('of another vault are not put in its place', () =>
    withScene(async ({ page, lies }) => {
      await withScene(async ({ page: other }) => {
        const { keys } = openStateOf(page.session);
        const foreign = openStateOf(other.session).keys;
        lies.former = [foreign, { ...foreign, vaultId: keys.vaultId }];
        page.session.lock('chosen');
        lies.keys = changedKeys;
        await page.session.look();
        // What this page proved is there, and none of the other vault's.
        expect(await page.session.formerKeys()).toEqual([keys]);
        expect(await page.session.prepareRestoration([foreign], byPhrase())).toMatchObject({ ok: false });
      });
    }));
});

test('a vault that the server says was taken out of use long ago is missed for thirty days all the same', () =>
  withScene(async ({ page, lies, records, openAnother }) => {
    const { vaultId } = openStateOf(page.session);
    const learntAt = Date.now();
    lies.erasureDueAt = 1;
    await page.session.look();
    expect(page.session.snapshot()).toMatchObject({ kind: 'none', isOneMissing: false });
    const goneFrom = records.rows.get(vaultId)?.goneFrom ?? 0;
    // Counted once, from when this device heard of it.
    await openAnother(createManualClock(learntAt + TRASH_RETENTION / 2)).session.look();
    expect(records.rows.get(vaultId)?.goneFrom).toBe(goneFrom);
    expect(goneFrom).toBeGreaterThanOrEqual(learntAt + TRASH_RETENTION);
    expect(goneFrom).toBeLessThanOrEqual(Date.now() + TRASH_RETENTION);
    lies.isGone = true;
    const at = async (instant: number) => {
      const later = openAnother(createManualClock(instant));
      await later.session.look();
      return later.session.snapshot();
    };
    expect(await at(goneFrom - 1)).toMatchObject({ kind: 'none', isOneMissing: true });
    expect(await at(goneFrom)).toMatchObject({ kind: 'none', isOneMissing: false });
  }));
