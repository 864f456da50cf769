/**
 * The key box: what its owner opens a vault with, and what opens nothing by itself. A change replaces the whole box in one
 * transaction, so that a crash leaves the former box or the next, and each opens.
 */
import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { vaultCreate, vaultNoteOpened, vaultReplaceKeys } from '#shared/callables/vault.ts';
import { vaultDocumentSchema } from '#shared/domain/vault.ts';
import { TRASH_RETENTION } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { openingProofHash } from '#shared/vault/openingProof.ts';
import { type StoredKeyBox, storedKeyBoxSchema } from '#shared/vault/stored.ts';
import { assertIsSomebody, assertRecentSignIn } from '../access/index.ts';
import { countCall } from '../callLimit.ts';
import { deliverSoon, draftMail, findAddressee, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { defineJob, ownerOf } from '../jobs/index.ts';
import { readStorageAccount } from '../library/index.ts';
import type { Services } from '../services.ts';
import { vaultsOf } from './vaultDocuments.ts';

/** Vaults of one person: the one in use, and those that wait to be erased. */
const VAULT_LIMIT = 5;

/** Throws Refusal `conflict` when a vault other than `vaultId` is in use. */
export async function assertNoOtherInUse(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  vaultId: string,
): Promise<void> {
  const vaults = await transaction.get(vaultsOf(firestore, uid).limit(VAULT_LIMIT + 1));
  const others = vaults.docs.filter(({ id }) => id !== vaultId);
  if (others.some((other) => vaultDocumentSchema.parse(other.data()).erasureDueAt === null)) {
    throw new Refusal('conflict', 'There is a vault already. Reload the page.');
  }
  if (others.length >= VAULT_LIMIT) {
    throw new Refusal(
      'too-many-attempts',
      'Too many vaults wait to be erased. Bring one of them back instead.',
    );
  }
}

export const create = defineHandler(vaultCreate, {
  access: 'user',
  run: async ({ keys, openingProofHash: hash = null }, { caller, services }) => {
    assertIsSomebody(caller);
    const { firestore } = services;
    const reference = vaultsOf(firestore, caller.uid).doc(keys.vaultId);
    await firestore.runTransaction(async (transaction) => {
      await readStorageAccount(transaction, firestore, caller.uid);
      const stored = await transaction.get(reference);
      if (stored.exists) {
        // The answer was lost.
        if (isDeepStrictEqual(vaultDocumentSchema.parse(stored.data()).keys, keys)) return;
        throw new Refusal('conflict', 'There is a vault already. Reload the page.');
      }
      await assertNoOtherInUse(transaction, services, caller.uid, keys.vaultId);
      transaction.create(reference, {
        ownerId: caller.uid,
        keys,
        erasureDueAt: null,
        openingProofHash: hash,
      });
    });
    return {};
  },
});

const REPLACEMENTS = { calls: 20, within: 24 * 60 * 60_000 };

/** Whether `keys` open with all that a box of before opened with, and with nothing else. */
async function isRestoration({ firestore }: Services, uid: string, keys: StoredKeyBox): Promise<boolean> {
  const ways = ({ check, argon2id, passphrase, recovery, devices }: StoredKeyBox) => ({
    check,
    argon2id,
    passphrase,
    recovery,
    devices,
  });
  const former = await firestore
    .collection(`users/${uid}/formerVaultKeys`)
    .where('keys.vaultId', '==', keys.vaultId)
    .where('keys.passphrase.wrapped', '==', keys.passphrase.wrapped)
    .get();
  return former.docs.some((stored) =>
    isDeepStrictEqual(ways(storedKeyBoxSchema.parse(stored.get('keys'))), ways(keys)),
  );
}

export const replaceKeys = defineHandler(vaultReplaceKeys, {
  access: 'user',
  run: async ({ keys }, { caller, services }) => {
    assertRecentSignIn(caller, services);
    // Here, so that neither a session that was left open nor a thief's own changes keep the owner from going back.
    if (!(await isRestoration(services, caller.uid, keys))) {
      await countCall(vaultReplaceKeys.name, REPLACEMENTS, caller, services);
    }
    const { firestore, appOrigin } = services;
    const { uid } = caller;
    const reference = vaultsOf(firestore, uid).doc(keys.vaultId);
    const addressee = await findAddressee(services, uid);
    const mails = await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(reference);
      if (!stored.exists) throw new Refusal('vault-not-found', 'This vault is no longer in use.');
      const vault = vaultDocumentSchema.parse(stored.data());
      if (isDeepStrictEqual(vault.keys, keys)) return [];
      const isNext = keys.generation === vault.keys.generation + 1 && keys.check === vault.keys.check;
      if (!isNext || vault.erasureDueAt !== null) {
        throw new Refusal(
          'conflict',
          'The keys of this vault were changed in the meantime. Reload the page.',
        );
      }
      const queued = await queueMail(
        transaction,
        services,
        draftMail(addressee, `${keys.vaultId} ${keys.generation}`, 'vault-keys-changed', {
          vaultAddress: `${appOrigin}${routes.personalVault.path}`,
        }),
      );
      transaction.create(
        firestore.doc(`users/${uid}/formerVaultKeys/${keys.vaultId}-${vault.keys.generation}`),
        {
          keys: vault.keys,
          openedLaterAt: null,
        },
      );
      transaction.update(reference, { keys });
      return queued;
    });
    services.log.log('info', 'vault-keys-replaced', { uid, generation: keys.generation });
    await deliverSoon(services, mails);
    return {};
  },
});

/** More replaced boxes than a life has; the others are noted the next time. */
const NOTED_AT_ONCE = 400;

export const noteOpened = defineHandler(vaultNoteOpened, {
  access: 'user',
  limit: { calls: 200, within: 24 * 60 * 60_000 },
  run: async ({ vaultId, generation, openingProof }, { caller, services }) => {
    const { firestore, clock } = services;
    const shown = openingProof === undefined ? null : await openingProofHash(openingProof);
    const reference = vaultsOf(firestore, caller.uid).doc(vaultId);
    const formerKeys = firestore
      .collection(`users/${caller.uid}/formerVaultKeys`)
      .where('keys.vaultId', '==', vaultId)
      .where('openedLaterAt', '==', null)
      .limit(NOTED_AT_ONCE);
    await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(reference);
      if (!stored.exists) throw new Refusal('vault-not-found', 'This vault is no longer there.');
      const { keys, openedGeneration, openingProofHash: expected } = vaultDocumentSchema.parse(stored.data());
      if (keys.generation !== generation || openedGeneration >= generation) return;
      if (expected === null || shown !== expected) return;
      const former = await transaction.get(formerKeys);
      const openedLaterAt = Timestamp.fromMillis(clock.now());
      for (const { ref } of former.docs) transaction.update(ref, { openedLaterAt });
      if (former.size < NOTED_AT_ONCE) transaction.update(reference, { openedGeneration: generation });
    });
    return {};
  },
});

/**
 * A box that was replaced can still be opened with what it was made for. It stays, however long, until its owner opened a
 * later one: until then nobody knows that a later one opens at all. Then it goes as what is in the trash does.
 */
export const forgetFormerKeys = defineJob({
  name: 'vault-forgetFormerKeys',
  erases: true,
  expression: '41 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('formerVaultKeys')
      .where('openedLaterAt', '<=', Timestamp.fromMillis(now - TRASH_RETENTION))
      .orderBy('openedLaterAt'),
  process: async ({ firestore, clock }, subject) => {
    ownerOf(subject);
    await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(subject.ref);
      const openedLaterAt: unknown = stored.get('openedLaterAt');
      if (!(openedLaterAt instanceof Timestamp)) return;
      if (openedLaterAt.toMillis() <= clock.now() - TRASH_RETENTION) transaction.delete(subject.ref);
    });
  },
});
