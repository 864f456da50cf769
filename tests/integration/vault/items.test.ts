/** Sealed items on the server: versions only rise, nothing is written over, and what is counted is what is there. */
import { randomUUID } from 'node:crypto';
import { doc, getDoc } from 'firebase/firestore/lite';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  VAULT_BATCH_TEXT,
  vaultAbandonFiles,
  vaultCommitFiles,
  vaultErase,
  vaultReserveFiles,
  vaultRestore,
  vaultSaveItems,
  vaultTrash,
} from '#shared/callables/vault.ts';
import { TEXT_LIMIT_BYTES, TRASH_RETENTION } from '#shared/limits.ts';
import { type VaultId, vaultFileIdSchema, vaultIdSchema } from '#shared/vault/ids.ts';
import { giveUpLate } from '../../../src/functions/vault/files.ts';
import { emptyTrash } from '../../../src/functions/vault/trashItems.ts';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { runTwice } from '../../support/jobs.ts';
import { violationsOf } from '../../support/library.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import {
  makeVault,
  newItem,
  opaque,
  saveOne,
  sendVaultFile,
  storeVaultFile,
} from '../../support/vault/opaque.ts';

/** CRC32C as the store writes it, of no file in particular. */
const [CHECKSUM, OTHER_CHECKSUM] = ['AAAAAQ==', 'AAAAAg=='];

const clock = movableClock(Date.now());
let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ clock });
});
afterAll(() => backend.stop());

async function withVault(run: (person: Person, vaultId: VaultId) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  try {
    const { vaultId } = await makeVault(person);
    await run(person, vaultId);
    const { services } = await backend.server.businessLogic();
    expect(await violationsOf(services, person.uid)).toEqual([]);
  } finally {
    await person.leave();
  }
}

const itemOf = async (person: Person, itemId: string) =>
  (await getDoc(doc(person.firestore, 'users', person.uid, 'vaultItems', itemId))).data();
const versionOf = async (person: Person, itemId: string, version: number) =>
  (
    await getDoc(
      doc(person.firestore, 'users', person.uid, 'vaultItems', itemId, 'versions', String(version)),
    )
  ).data();
const textOf = async (person: Person) =>
  (await getDoc(doc(person.firestore, 'users', person.uid))).get('textBytes');

/** Saved, and put into the trash as version 2. */
async function trashOne(person: Person, vaultId: VaultId, changes = {}) {
  const item = newItem(changes);
  await saveOne(person, vaultId, item);
  const tombstone = opaque('tombstone');
  const sealed = opaque('in-the-trash');
  await person.call(vaultTrash, { vaultId, items: [{ itemId: item.itemId, basedOn: 1, sealed, tombstone }] });
  return { item, sealed, tombstone };
}

describe('An item of the vault', () => {
  test('is kept as it was sealed, and earlier versions behind it', () =>
    withVault(async (person, vaultId) => {
      const item = newItem();
      expect(await saveOne(person, vaultId, item)).toMatchObject({ outcome: 'saved', version: 1 });
      const changed = { ...item, basedOn: 1, sealed: opaque('second') };
      expect(await saveOne(person, vaultId, changed)).toMatchObject({ outcome: 'saved', version: 2 });
      expect(await itemOf(person, item.itemId)).toMatchObject({ version: 2, sealed: changed.sealed });
      expect(await versionOf(person, item.itemId, 1)).toMatchObject({ sealed: item.sealed });
    }));

  test('keeps its last twenty versions and lets the twenty-first go', () =>
    withVault(async (person, vaultId) => {
      const item = newItem();
      for (let basedOn = 0; basedOn < 22; basedOn += 1) {
        await saveOne(person, vaultId, { ...item, basedOn, sealed: opaque() });
      }
      expect(await versionOf(person, item.itemId, 1)).toBeUndefined();
      expect(await versionOf(person, item.itemId, 2)).toBeDefined();
      expect((await itemOf(person, item.itemId))?.history).toHaveLength(20);
    }));

  test('that two devices change at once is not written over: the second is told what stands', () =>
    withVault(async (person, vaultId) => {
      const item = newItem();
      await saveOne(person, vaultId, item);
      const [one, other] = await Promise.all(
        ['one', 'other'].map((text) =>
          saveOne(person, vaultId, { ...item, basedOn: 1, sealed: opaque(text) }),
        ),
      );
      expect([one?.outcome, other?.outcome].sort()).toEqual(['conflict', 'saved']);
      expect([one, other].find((answer) => answer?.outcome === 'conflict')).toMatchObject({ version: 2 });
    }));

  test('whose answer was lost is sent again without harm', () =>
    withVault(async (person, vaultId) => {
      const item = newItem();
      await saveOne(person, vaultId, item);
      expect(await saveOne(person, vaultId, item)).toMatchObject({ outcome: 'saved', version: 1 });
      expect(await itemOf(person, item.itemId)).toMatchObject({ version: 1, history: [] });
      // The same nonce with other words is no repetition.
      const other = { ...item, sealed: { ...item.sealed, ciphertext: opaque('else').ciphertext } };
      expect(await saveOne(person, vaultId, other)).toMatchObject({ outcome: 'conflict' });
    }));

  test('cannot change its kind or its vault, nor begin in the middle', () =>
    withVault(async (person, vaultId) => {
      const item = newItem();
      await saveOne(person, vaultId, item);
      const turned = { ...item, kind: 'letter' as const, basedOn: 1, sealed: opaque() };
      expect(await saveOne(person, vaultId, turned)).toMatchObject({ code: 'invalid-input' });
      expect(await saveOne(person, vaultId, newItem({ basedOn: 4 }))).toMatchObject({
        code: 'vault-item-not-found',
      });
      const nowhere = vaultIdSchema.parse(randomUUID());
      await expect(saveOne(person, nowhere, newItem())).rejects.toMatchObject({
        details: { code: 'vault-not-found' },
      });
    }));

  test('counts as text and never as storage, within the bound that every plan has', () =>
    withVault(async (person, vaultId) => {
      const large = newItem({ sealed: opaque('', 500_000) });
      await saveOne(person, vaultId, large);
      expect(await textOf(person)).toBe(500_000);
      const profile = await getDoc(doc(person.firestore, 'users', person.uid));
      expect(profile.get('storageUsed')).toBe(0);
      const { services } = await backend.server.businessLogic();
      const reference = services.firestore.doc(`users/${person.uid}`);
      await reference.update({ textBytes: TEXT_LIMIT_BYTES - 1_000 });
      await expect(saveOne(person, vaultId, newItem())).rejects.toMatchObject({
        details: { code: 'text-limit-reached' },
      });
      await reference.update({ textBytes: 500_000 });
    }));

  test('of a batch is answered for itself, and a batch of too much text is refused', () =>
    withVault(async (person, vaultId) => {
      const [first, second] = [newItem(), newItem({ basedOn: 3 })];
      const { items } = await person.call(vaultSaveItems, { vaultId, items: [first, second] });
      expect(items.map(({ outcome }) => outcome)).toEqual(['saved', 'refused']);
      const many = Array.from({ length: 4 }, () => newItem({ sealed: opaque('', VAULT_BATCH_TEXT / 4 + 1) }));
      await expect(person.call(vaultSaveItems, { vaultId, items: many })).rejects.toMatchObject({
        details: { code: 'invalid-input' },
      });
    }));
});

describe('The trash of the vault', () => {
  test('gives an item back as a version past its tombstone', () =>
    withVault(async (person, vaultId) => {
      const { item, sealed, tombstone } = await trashOne(person, vaultId);
      expect(await itemOf(person, item.itemId)).toMatchObject({
        state: 'trashed',
        version: 2,
        sealed,
        tombstone,
      });
      const back = { itemId: item.itemId, basedOn: 2, sealed: opaque('back') };
      const { items } = await person.call(vaultRestore, { vaultId, items: [back] });
      expect(items).toEqual([{ itemId: item.itemId, outcome: 'saved', version: 4 }]);
      expect(await itemOf(person, item.itemId)).toMatchObject({ state: 'kept', tombstone: null });
      // The answer was lost.
      expect((await person.call(vaultRestore, { vaultId, items: [back] })).items).toEqual(items);
    }));

  test('takes what a full account throws away, but nothing that grows by it, and no tombstone that is text', () =>
    withVault(async (person, vaultId) => {
      const items = [newItem(), newItem()];
      for (const item of items) await saveOne(person, vaultId, item);
      const { services } = await backend.server.businessLogic();
      const profile = services.firestore.doc(`users/${person.uid}`);
      const textBytes = (await profile.get()).get('textBytes');
      await profile.update({ textBytes: TEXT_LIMIT_BYTES });
      const [small, large] = items.map(({ itemId }) => ({ itemId, basedOn: 1, tombstone: opaque() }));
      if (!small || !large) throw new Error('No items.');
      const { items: answers } = await person.call(vaultTrash, {
        vaultId,
        items: [{ ...small, sealed: opaque('', 512) }],
      });
      expect(answers).toMatchObject([{ outcome: 'saved' }]);
      const grown = { ...large, sealed: opaque('', 100_000) };
      await expect(person.call(vaultTrash, { vaultId, items: [grown] })).rejects.toMatchObject({
        details: { code: 'text-limit-reached' },
      });
      const hoard = { ...large, sealed: opaque(), tombstone: opaque('', 100_000) };
      await expect(person.call(vaultTrash, { vaultId, items: [hoard] })).rejects.toMatchObject({
        details: { code: 'invalid-input' },
      });
      const moved = (await profile.get()).get('textBytes') - TEXT_LIMIT_BYTES;
      await profile.update({ textBytes: textBytes + moved });
    }));

  test('keeps an item that is changed while it is there', () =>
    withVault(async (person, vaultId) => {
      const { item } = await trashOne(person, vaultId);
      const changed = { ...item, basedOn: 2, sealed: opaque() };
      expect(await saveOne(person, vaultId, changed)).toMatchObject({ outcome: 'conflict', version: 2 });
    }));

  test('is emptied after thirty days, to the tombstone, and gives the room back', () =>
    withVault(async (person, vaultId) => {
      const { item, tombstone } = await trashOne(person, vaultId);
      const { services } = await backend.server.businessLogic();
      const passed = async (milliseconds: number) => {
        clock.advance(milliseconds);
        await runTwice(emptyTrash, services, clock);
      };
      // The person's own token does not outlive the thirty days.
      const stored = async () =>
        (await services.firestore.doc(`users/${person.uid}/vaultItems/${item.itemId}`).get()).data();
      await passed(TRASH_RETENTION - 2 * 3600_000);
      expect(await stored()).toMatchObject({ state: 'trashed' });
      await passed(3600_000);
      expect(await stored()).toMatchObject({
        state: 'erased',
        version: 3,
        sealed: tombstone,
        history: [],
      });
      const versions = await services.firestore
        .collection(`users/${person.uid}/vaultItems/${item.itemId}/versions`)
        .get();
      expect(versions.size).toBe(0);
    }));

  test('is emptied at once when its owner wishes, and of nothing that is not in it', () =>
    withVault(async (person, vaultId) => {
      const { item } = await trashOne(person, vaultId);
      const kept = newItem();
      await saveOne(person, vaultId, kept);
      const items = [
        { itemId: item.itemId, version: 2 },
        { itemId: kept.itemId, version: 1 },
      ];
      const left = { left: [kept.itemId] };
      expect(await person.call(vaultErase, { vaultId, items })).toEqual(left);
      expect(await person.call(vaultErase, { vaultId, items })).toEqual(left);
      expect(await itemOf(person, item.itemId)).toMatchObject({ state: 'erased', version: 3 });
      expect(await textOf(person)).toBe(1_024);
      expect(await itemOf(person, kept.itemId)).toMatchObject({ state: 'kept', version: 1 });
    }));
});

test('An item in the trash is erased as the version that its owner saw there, of the vault that is in use', () =>
  withVault(async (person, vaultId) => {
    const { item } = await trashOne(person, vaultId);
    const { itemId } = item;
    const erase = (version: number) => person.call(vaultErase, { vaultId, items: [{ itemId, version }] });
    await person.call(vaultRestore, { vaultId, items: [{ itemId, basedOn: 2, sealed: opaque() }] });
    expect(await erase(2)).toEqual({ left: [itemId] });
    await person.call(vaultTrash, {
      vaultId,
      items: [{ itemId, basedOn: 4, sealed: opaque(), tombstone: opaque() }],
    });
    expect(await erase(2)).toEqual({ left: [itemId] });
    expect(await itemOf(person, itemId)).toMatchObject({ state: 'trashed', version: 5 });
    const { services } = await backend.server.businessLogic();
    const vault = services.firestore.doc(`users/${person.uid}/vaults/${vaultId}`);
    await vault.update({ erasureDueAt: clock.now() + TRASH_RETENTION });
    await expect(erase(5)).rejects.toMatchObject({ details: { code: 'vault-not-found' } });
    await vault.update({ erasureDueAt: null });
    // As if another vault's.
    const stored = services.firestore.doc(`users/${person.uid}/vaultItems/${itemId}`);
    await stored.update({ vaultId: randomUUID() });
    expect(await erase(5)).toEqual({ left: [itemId] });
    await stored.update({ vaultId });
    expect(await erase(5)).toEqual({ left: [] });
    expect(await itemOf(person, itemId)).toMatchObject({ state: 'erased', version: 6 });
  }));

describe('A file of an item', () => {
  const stored = async (person: Person, fileId: string) => {
    const { services } = await backend.server.businessLogic();
    const [isThere] = await services.bucket.file(`users/${person.uid}/vault/${fileId}`).exists();
    return isThere;
  };
  const usedBy = async (person: Person) =>
    (await getDoc(doc(person.firestore, 'users', person.uid))).get('storageUsed');

  test('counts, and stays as long as a version names it', () =>
    withVault(async (person, vaultId) => {
      const item = newItem();
      const fileId = await storeVaultFile(person, vaultId, item.itemId);
      expect(await usedBy(person)).toBe(5_000);
      await saveOne(person, vaultId, { ...item, fileIds: [fileId] });
      for (let basedOn = 1; basedOn < 21; basedOn += 1) {
        await saveOne(person, vaultId, { ...item, basedOn, sealed: opaque() });
      }
      expect(await stored(person, fileId)).toBe(true);
      await saveOne(person, vaultId, { ...item, basedOn: 21, sealed: opaque() });
      expect(await stored(person, fileId)).toBe(false);
      expect(await usedBy(person)).toBe(0);
    }));

  test('is named by one item only, and only when it is whole', () =>
    withVault(async (person, vaultId) => {
      const item = newItem();
      const whole = await storeVaultFile(person, vaultId, item.itemId);
      const underway = await sendVaultFile(person, vaultId, item.itemId, { isSent: false });
      const refused = { outcome: 'refused', code: 'upload-incomplete' };
      expect(await saveOne(person, vaultId, { ...item, fileIds: [underway] })).toMatchObject(refused);
      const madeUp = vaultFileIdSchema.parse(randomUUID());
      expect(await saveOne(person, vaultId, { ...item, fileIds: [madeUp] })).toMatchObject(refused);
      await saveOne(person, vaultId, { ...item, fileIds: [whole] });
      expect(await saveOne(person, vaultId, newItem({ fileIds: [whole] }))).toMatchObject(refused);
    }));

  test('whose item is gone when it arrives may be named by another, by one of two at once', () =>
    withVault(async (person, vaultId) => {
      const gone = newItem();
      const fileId = await storeVaultFile(person, vaultId, gone.itemId);
      const items = [newItem({ fileIds: [fileId] }), newItem({ fileIds: [fileId] })];
      const answer = await person.call(vaultSaveItems, { vaultId, items });
      expect(answer.items).toMatchObject([
        { outcome: 'saved' },
        { outcome: 'refused', code: 'upload-incomplete' },
      ]);
      // It goes with the item that named it.
      const [{ itemId } = gone] = items;
      await saveOne(person, vaultId, { ...gone, itemId, basedOn: 1, fileIds: [] });
      expect(await stored(person, fileId)).toBe(true);
      await saveOne(person, vaultId, gone);
      expect(await saveOne(person, vaultId, { ...gone, basedOn: 1, fileIds: [fileId] })).toMatchObject({
        outcome: 'refused',
      });
    }));

  test('goes with its item when that is erased', () =>
    withVault(async (person, vaultId) => {
      const item = newItem();
      const fileId = await storeVaultFile(person, vaultId, item.itemId);
      await saveOne(person, vaultId, { ...item, fileIds: [fileId] });
      await person.call(vaultTrash, {
        vaultId,
        items: [{ itemId: item.itemId, basedOn: 1, sealed: opaque(), tombstone: opaque() }],
      });
      expect(await stored(person, fileId)).toBe(true);
      await person.call(vaultErase, { vaultId, items: [{ itemId: item.itemId, version: 2 }] });
      expect(await stored(person, fileId)).toBe(false);
      expect(await usedBy(person)).toBe(0);
    }));

  test('that no item names is given up after its day, also when it was promised while the clock was a year ahead', () =>
    withVault(async (person, vaultId) => {
      const item = newItem();
      const late = await sendVaultFile(person, vaultId, item.itemId);
      const ahead = await sendVaultFile(person, vaultId, item.itemId);
      const { services } = await backend.server.businessLogic();
      const promised = services.firestore.doc(`users/${person.uid}/vaultFiles/${ahead}`);
      await promised.update({ expiresAt: Timestamp.fromMillis(clock.now() + 366 * 24 * 3600_000) });
      const giveUp = () => giveUpLate.run({ services, dueAt: clock.now() });
      await giveUp();
      expect((await promised.get()).get('state')).toBe('reserved');
      clock.advance(25 * 3600_000);
      await giveUp();
      for (const fileId of [late, ahead]) {
        const file = await services.firestore.doc(`users/${person.uid}/vaultFiles/${fileId}`).get();
        expect(file.get('state')).toBe('discarded');
        expect(await stored(person, fileId)).toBe(false);
      }
      const profile = await services.firestore.doc(`users/${person.uid}`).get();
      expect(profile.get('storageUsed')).toBe(0);
    }));

  test('that arrived otherwise than it was promised is refused, and its room comes back', () =>
    withVault(async (person, vaultId) => {
      const { itemId } = newItem();
      const fileId = await sendVaultFile(person, vaultId, itemId, { isSent: false });
      const { services } = await backend.server.businessLogic();
      const altered = services.bucket.file(`users/${person.uid}/vault/${fileId}`);
      await altered.save(Buffer.alloc(5_000, 7), { resumable: false, validation: false });
      const { files } = await person.call(vaultCommitFiles, { fileIds: [fileId] });
      expect(files).toEqual([{ fileId, outcome: 'refused', code: 'checksum-mismatch' }]);
      expect(await usedBy(person)).toBe(0);
    }));

  test('is promised again as it was promised, and never as another one', () =>
    withVault(async (person, vaultId) => {
      const { itemId } = newItem();
      const fileId = vaultFileIdSchema.parse(randomUUID());
      const file = { fileId, itemId, byteCount: 5_000, crc32c: CHECKSUM };
      const reserve = async (changes: object) =>
        (await person.call(vaultReserveFiles, { vaultId, files: [{ ...file, ...changes }] })).files;
      const done = [{ fileId, outcome: 'done' }];
      expect(await reserve({})).toEqual(done);
      expect(await reserve({})).toEqual(done);
      expect(await usedBy(person)).toBe(5_000);
      const another = [{ fileId, outcome: 'refused', code: 'conflict' }];
      expect(await reserve({ byteCount: 4_999 })).toEqual(another);
      expect(await reserve({ itemId: newItem().itemId })).toEqual(another);
      expect(await reserve({ crc32c: OTHER_CHECKSUM })).toEqual(another);
      const { services } = await backend.server.businessLogic();
      const stored = services.firestore.doc(`users/${person.uid}/vaultFiles/${fileId}`);
      await stored.update({ vaultId: randomUUID() });
      expect(await reserve({})).toEqual(another);
      await stored.update({ vaultId });
      await person.call(vaultAbandonFiles, { fileIds: [fileId] });
      expect(await reserve({})).toEqual(another);
      expect(await usedBy(person)).toBe(0);
    }));

  test('gives its room back once, however often it is given up', () =>
    withVault(async (person, vaultId) => {
      const item = newItem();
      const given = await storeVaultFile(person, vaultId, item.itemId);
      const named = await storeVaultFile(person, vaultId, item.itemId);
      const another = newItem();
      const stays = await storeVaultFile(person, vaultId, another.itemId);
      await saveOne(person, vaultId, { ...item, fileIds: [named] });
      await saveOne(person, vaultId, { ...another, fileIds: [stays] });
      for (let time = 0; time < 2; time += 1) await person.call(vaultAbandonFiles, { fileIds: [given] });
      expect(await usedBy(person)).toBe(10_000);
      // Discarded already, and still named by an item that goes.
      const { services } = await backend.server.businessLogic();
      const profile = services.firestore.doc(`users/${person.uid}`);
      const file = services.firestore.doc(`users/${person.uid}/vaultFiles/${named}`);
      await file.update({ state: 'discarded', discardedAt: Timestamp.fromMillis(clock.now()) });
      await profile.update({ storageUsed: 5_000 });
      await person.call(vaultTrash, {
        vaultId,
        items: [{ itemId: item.itemId, basedOn: 1, sealed: opaque(), tombstone: opaque() }],
      });
      await person.call(vaultErase, { vaultId, items: [{ itemId: item.itemId, version: 2 }] });
      expect((await profile.get()).get('storageUsed')).toBe(5_000);
    }));
});
