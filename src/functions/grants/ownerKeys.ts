/** What an owner signs locks with, and whom they have seen: kept by a server that cannot open it. */
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { ownerKeysCreate, ownerKeysSavePins } from '#shared/callables/locks.ts';
import { assertIsSomebody } from '../access/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { readStorageAccount } from '../library/index.ts';
import { ownerKeysFrom, ownerKeysOf, peopleOf, rolesOf } from '../peopleDocuments/index.ts';
import { assertVaultInUse } from '../vault/index.ts';

export const create = defineHandler(ownerKeysCreate, {
  access: 'user',
  run: async ({ vaultId, signingPublicKey, box, pins }, { caller, services }) => {
    assertIsSomebody(caller);
    const { firestore, clock } = services;
    const { uid } = caller;
    const reference = ownerKeysOf(firestore, uid, vaultId);
    await firestore.runTransaction(async (transaction) => {
      await readStorageAccount(transaction, firestore, uid);
      await assertVaultInUse(transaction, firestore, uid, vaultId);
      const stored = ownerKeysFrom(await transaction.get(reference));
      if (stored && (stored.box !== box || stored.signingPublicKey !== signingPublicKey)) {
        throw new Refusal('conflict', 'Another device has made these keys already. Reload the page.');
      }
      const roles = await readRoles(transaction, firestore, uid);
      for (const role of roles) transaction.update(role, { ownerSigningKey: signingPublicKey });
      if (stored) return;
      const createdAt = Timestamp.fromMillis(clock.now());
      transaction.create(reference, { vaultId, signingPublicKey, box, pins, pinsRevision: 1, createdAt });
    });
    services.log.log('info', 'owner-keys-made', { uid });
    return {};
  },
});

/** Of those who have accepted: who does so later is told by `invitations-accept`. Reads only. */
async function readRoles(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
): Promise<readonly DocumentReference[]> {
  const { beneficiaries, contacts } = await peopleOf(firestore, uid, transaction);
  const references = [...beneficiaries, ...contacts].flatMap(({ id, invitation }) =>
    invitation.is === 'accepted' ? [rolesOf(firestore, invitation.accountId).doc(id)] : [],
  );
  if (references.length === 0) return [];
  const found = await transaction.getAll(...references);
  return found.filter(({ exists }) => exists).map(({ ref }) => ref);
}

export const savePins = defineHandler(ownerKeysSavePins, {
  access: 'user',
  run: async ({ vaultId, basedOn, pins }, { caller: { uid }, services: { firestore } }) => {
    const reference = ownerKeysOf(firestore, uid, vaultId);
    await firestore.runTransaction(async (transaction) => {
      const stored = ownerKeysFrom(await transaction.get(reference));
      if (!stored) throw new Refusal('vault-not-found', 'There are no keys of this vault.');
      if (stored.pinsRevision === basedOn + 1 && stored.pins === pins) return;
      if (stored.pinsRevision !== basedOn) {
        throw new Refusal('conflict', 'Another device has seen something in the meantime. Try again.');
      }
      transaction.update(reference, { pins, pinsRevision: basedOn + 1 });
    });
    return { revision: basedOn + 1 };
  },
});
