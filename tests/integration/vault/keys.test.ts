/** The key box on the server: one at a time, replaced whole, by a recent sign-in, and its owner is told. */
import { randomUUID } from 'node:crypto';
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  vaultBringBack,
  vaultCreate,
  vaultDiscard,
  vaultNoteOpened,
  vaultReplaceKeys,
  vaultSaveItems,
} from '#shared/callables/vault.ts';
import { TRASH_RETENTION } from '#shared/limits.ts';
import { eraseDiscarded } from '../../../src/functions/vault/discardVault.ts';
import { forgetFormerKeys } from '../../../src/functions/vault/keys.ts';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { runTwice } from '../../support/jobs.ts';
import { violationsOf } from '../../support/library.ts';
import { type Person, signInPerson, signUpPerson } from '../../support/person.ts';
import {
  changedKeys,
  makeVault,
  newItem,
  opaqueKeys,
  openingProof,
  saveOne,
  storeVaultFile,
} from '../../support/vault/opaque.ts';

const clock = movableClock(Date.now());
let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ clock });
});
afterAll(() => backend.stop());

async function withPerson(run: (person: Person) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  try {
    await run(person);
  } finally {
    await person.leave();
  }
}

const servicesOf = async () => (await backend.server.businessLogic()).services;
const keysOf = async (person: Person, vaultId: string) =>
  (await getDoc(doc(person.firestore, 'users', person.uid, 'vaults', vaultId))).get('keys');
/** Texts of the mails, as they went out. */
const mailsTo = async (person: Person, purpose: string) => {
  const { outbox } = await servicesOf();
  const recipient = person.auth.currentUser?.email;
  const sent = await outbox?.list({
    limit: 10,
    isListed: (mail) => mail.purpose === purpose && mail.recipient === recipient,
  });
  return Promise.all((sent ?? []).map(async ({ id }) => (await outbox?.read(id))?.text));
};
/** For who comes back after weeks. */
const renewToken = (person: Person) => person.auth.currentUser?.getIdToken(true);
const leadsToVault = expect.stringMatching(/^http:\/\/\S+\/personal-vault$/m);
const refusal = (code: string) => ({ details: { code } });

describe('A key box', () => {
  test('is set up once, and again only when the answer was lost', () =>
    withPerson(async (person) => {
      const keys = await makeVault(person);
      await person.call(vaultCreate, { keys });
      const altered = { ...keys, passphrase: opaqueKeys().passphrase };
      await expect(person.call(vaultCreate, { keys: altered })).rejects.toMatchObject(refusal('conflict'));
      await expect(person.call(vaultCreate, { keys: opaqueKeys() })).rejects.toMatchObject(
        refusal('conflict'),
      );
      expect(await keysOf(person, keys.vaultId)).toEqual(keys);
    }));

  test('is replaced by the next one of the same vault key only, and its owner is told once', () =>
    withPerson(async (person) => {
      const keys = await makeVault(person);
      const next = changedKeys(keys);
      await person.call(vaultReplaceKeys, { keys: next });
      await person.call(vaultReplaceKeys, { keys: next });
      expect(await keysOf(person, keys.vaultId)).toEqual(next);
      expect(await mailsTo(person, 'vault-keys-changed')).toEqual([leadsToVault]);
      for (const wrong of [changedKeys(keys), { ...changedKeys(next), check: opaqueKeys().check }]) {
        await expect(person.call(vaultReplaceKeys, { keys: wrong })).rejects.toMatchObject(
          refusal('conflict'),
        );
      }
    }));

  test('is kept until a later one was opened, and thirty days more', () =>
    withPerson(async (person) => {
      const keys = await makeVault(person);
      const { vaultId } = keys;
      await person.call(vaultReplaceKeys, { keys: changedKeys(keys) });
      const services = await servicesOf();
      const former = services.firestore.doc(`users/${person.uid}/formerVaultKeys/${vaultId}-1`);
      expect((await former.get()).get('keys')).toEqual(keys);
      const pass = async (milliseconds: number) => {
        clock.advance(milliseconds);
        await runTwice(forgetFormerKeys, services, clock);
      };
      // What stands no longer, or not yet, was not opened now.
      for (const generation of [1, 3])
        await person.call(vaultNoteOpened, { vaultId, generation, openingProof });
      await pass(4 * TRASH_RETENTION);
      expect((await former.get()).exists).toBe(true);
      await renewToken(person);
      await person.call(vaultNoteOpened, { vaultId, generation: 2, openingProof });
      await pass(TRASH_RETENTION / 2);
      // Each time it is opened after that counts no more.
      await renewToken(person);
      await person.call(vaultNoteOpened, { vaultId, generation: 2, openingProof });
      await pass(TRASH_RETENTION / 2 - 3 * 3600_000);
      expect((await former.get()).exists).toBe(true);
      await pass(3600_000);
      expect((await former.get()).exists).toBe(false);
    }));

  test.each([
    ['who shows no proof', {}],
    ['who shows what was not derived from its key', { openingProof: Buffer.alloc(32).toString('base64url') }],
  ])('is never let go of on the word of one %s', (_who, shown) =>
    withPerson(async (person) => {
      const keys = await makeVault(person);
      const { vaultId } = keys;
      await person.call(vaultReplaceKeys, { keys: changedKeys(keys) });
      await person.call(vaultNoteOpened, { vaultId, generation: 2, ...shown });
      const services = await servicesOf();
      clock.advance(2 * TRASH_RETENTION);
      await runTwice(forgetFormerKeys, services, clock);
      const former = services.firestore.doc(`users/${person.uid}/formerVaultKeys/${vaultId}-1`);
      expect((await former.get()).exists).toBe(true);
    }),
  );

  test('of a vault that no proof was given for is never let go of', () =>
    withPerson(async (person) => {
      const keys = opaqueKeys();
      const { vaultId } = keys;
      await person.call(vaultCreate, { keys });
      await person.call(vaultReplaceKeys, { keys: changedKeys(keys) });
      await person.call(vaultNoteOpened, { vaultId, generation: 2, openingProof });
      const { firestore } = await servicesOf();
      const former = await firestore.doc(`users/${person.uid}/formerVaultKeys/${vaultId}-1`).get();
      expect(former.get('openedLaterAt')).toBe(null);
    }));

  test('is not replaced by who asks too often, and a session that was left open spends none of that', () =>
    withPerson(async (person) => {
      let standing = await makeVault(person);
      clock.advance(6 * 60_000);
      for (let call = 0; call < 25; call += 1) {
        await expect(person.call(vaultReplaceKeys, { keys: changedKeys(standing) })).rejects.toMatchObject(
          refusal('recent-sign-in-required'),
        );
      }
      const again = await signInPerson(backend.origin, person.auth.currentUser?.email ?? '');
      try {
        const first = standing;
        for (let change = 0; change < 20; change += 1) {
          standing = changedKeys(standing);
          await again.call(vaultReplaceKeys, { keys: standing });
        }
        await expect(again.call(vaultReplaceKeys, { keys: changedKeys(standing) })).rejects.toMatchObject(
          refusal('too-many-attempts'),
        );
        // What stood before comes back all the same, under a code of its own; with any other part it is another box.
        const back = { ...first, generation: standing.generation + 1, mac: opaqueKeys().mac };
        const altered = { ...back, recovery: opaqueKeys().recovery };
        await expect(again.call(vaultReplaceKeys, { keys: altered })).rejects.toMatchObject(
          refusal('too-many-attempts'),
        );
        await again.call(vaultReplaceKeys, { keys: back });
        expect(await keysOf(again, first.vaultId)).toEqual(back);
      } finally {
        await again.leave();
      }
    }));

  test('is not replaced, and no vault discarded, by a session that was left open', () =>
    withPerson(async (person) => {
      const keys = await makeVault(person);
      clock.advance(6 * 60_000);
      const refused = refusal('recent-sign-in-required');
      await expect(person.call(vaultReplaceKeys, { keys: changedKeys(keys) })).rejects.toMatchObject(refused);
      await expect(person.call(vaultDiscard, { vaultId: keys.vaultId })).rejects.toMatchObject(refused);
    }));
});

describe('A vault that its owner takes out of use', () => {
  test('comes back as it was, unless there is another one by then', () =>
    withPerson(async (person) => {
      const { vaultId } = await makeVault(person);
      const item = newItem();
      await saveOne(person, vaultId, item);
      await person.call(vaultDiscard, { vaultId });
      await person.call(vaultDiscard, { vaultId });
      expect(await mailsTo(person, 'vault-discarded')).toEqual([leadsToVault]);
      const save = { vaultId, items: [newItem()] };
      await expect(person.call(vaultSaveItems, save)).rejects.toMatchObject(refusal('vault-not-found'));
      await person.call(vaultBringBack, { vaultId });
      expect(await saveOne(person, vaultId, { ...item, basedOn: 1 })).toMatchObject({ outcome: 'saved' });
      await person.call(vaultDiscard, { vaultId });
      await makeVault(person);
      await expect(person.call(vaultBringBack, { vaultId })).rejects.toMatchObject(refusal('conflict'));
    }));

  test('is erased after thirty days with its items, versions, files and former keys, and the room comes back', () =>
    withPerson(async (person) => {
      const keys = await makeVault(person);
      const { vaultId } = keys;
      const item = newItem();
      const fileId = await storeVaultFile(person, vaultId, item.itemId);
      await saveOne(person, vaultId, { ...item, fileIds: [fileId] });
      await saveOne(person, vaultId, { ...newItem(), itemId: item.itemId, basedOn: 1 });
      await storeVaultFile(person, vaultId, item.itemId);
      await person.call(vaultReplaceKeys, { keys: changedKeys(keys) });
      await person.call(vaultDiscard, { vaultId });
      const next = await makeVault(person);
      await saveOne(person, next.vaultId, newItem());
      const services = await servicesOf();
      clock.advance(TRASH_RETENTION + 1_000);
      await runTwice(eraseDiscarded, services, clock);
      const below = services.firestore.doc(`users/${person.uid}`);
      const [vaults, items, former] = await Promise.all(
        ['vaults', 'vaultItems', 'formerVaultKeys'].map((name) => below.collection(name).get()),
      );
      expect(vaults?.docs.map(({ id }) => id)).toEqual([next.vaultId]);
      expect(items?.docs.map((stored) => stored.get('vaultId'))).toEqual([next.vaultId]);
      expect(former?.size).toBe(0);
      const [objects] = await services.bucket.getFiles({ prefix: `users/${person.uid}/vault/` });
      expect(objects).toEqual([]);
      expect(await violationsOf(services, person.uid)).toEqual([]);
    }));

  test('that nobody has cannot be discarded', () =>
    withPerson(async (person) => {
      const vaultId = randomUUID();
      await expect(person.call(vaultDiscard, { vaultId })).rejects.toMatchObject(refusal('vault-not-found'));
    }));
});
