/**
 * Taking a vault out of use: for whoever lost phrase and recovery key, and begins anew. It is erased 30 days later, and
 * comes back until then, because a session that was left open could ask for it too.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { vaultBringBack, vaultDiscard } from '#shared/callables/vault.ts';
import { vaultDocumentSchema } from '#shared/domain/vault.ts';
import { TRASH_RETENTION } from '#shared/limits.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { assertRecentSignIn } from '../access/index.ts';
import { deliverSoon, draftMail, findAddressee, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { defineJob, ownerOf } from '../jobs/index.ts';
import { moveUsage, readStorageAccount } from '../library/index.ts';
import type { Services } from '../services.ts';
import { discardFiles, removeDiscardedFiles } from './discardedFiles.ts';
import { textOfVaultItem } from './itemFigures.ts';
import { discardRemains } from './itemRemains.ts';
import { assertNoOtherInUse } from './keys.ts';
import {
  readVaultFiles,
  type VaultItemRecord,
  vaultFilesOf,
  vaultItemFrom,
  vaultItemsOf,
  vaultsOf,
} from './vaultDocuments.ts';

export const discard = defineHandler(vaultDiscard, {
  access: 'user',
  run: async ({ vaultId }, { caller, services }) => {
    assertRecentSignIn(caller, services);
    const { firestore, clock, appOrigin } = services;
    const reference = vaultsOf(firestore, caller.uid).doc(vaultId);
    const addressee = await findAddressee(services, caller.uid);
    const { erasureDueAt, mails } = await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(reference);
      if (!stored.exists) throw new Refusal('vault-not-found', 'This vault is no longer there.');
      const vault = vaultDocumentSchema.parse(stored.data());
      if (vault.erasureDueAt !== null) return { erasureDueAt: vault.erasureDueAt, mails: [] };
      const dueAt = clock.now() + TRASH_RETENTION;
      const language = addressee?.language ?? 'en';
      const queued = await queueMail(
        transaction,
        services,
        draftMail(addressee, `${vaultId} ${dueAt}`, 'vault-discarded', {
          lastDay: longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt),
          vaultAddress: `${appOrigin}${routes.personalVault.path}`,
        }),
      );
      transaction.update(reference, { erasureDueAt: dueAt });
      return { erasureDueAt: dueAt, mails: queued };
    });
    await deliverSoon(services, mails);
    return { erasureDueAt };
  },
});

export const bringBack = defineHandler(vaultBringBack, {
  access: 'user',
  run: async ({ vaultId }, { caller, services }) => {
    const { firestore } = services;
    const reference = vaultsOf(firestore, caller.uid).doc(vaultId);
    await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(reference);
      if (!stored.exists || stored.get('erasureStartedAt') != null) {
        throw new Refusal('vault-not-found', 'This vault is no longer there.');
      }
      await assertNoOtherInUse(transaction, services, caller.uid, vaultId);
      transaction.update(reference, { erasureDueAt: null });
    });
    return {};
  },
});

/** Erases vaults whose 30 days are over. Cut short, it goes on where it was. */
export const eraseDiscarded = defineJob({
  name: 'vault-eraseDiscarded',
  erases: true,
  expression: '57 * * * *',
  due: ({ firestore }, now) =>
    firestore.collectionGroup('vaults').where('erasureDueAt', '<=', now).orderBy('erasureDueAt'),
  process: async (services, subject) => {
    const uid = ownerOf(subject);
    const { firestore, clock } = services;
    const isClaimed = await firestore.runTransaction(async (transaction) => {
      const dueAt: unknown = (await transaction.get(subject.ref)).get('erasureDueAt');
      if (typeof dueAt !== 'number' || dueAt > clock.now()) return false;
      transaction.update(subject.ref, { erasureStartedAt: clock.now() });
      return true;
    });
    if (!isClaimed) return;
    await eraseItems(services, uid, subject.id);
    await eraseLeftFiles(services, uid, subject.id);
    const formerKeys = await firestore
      .collection(`users/${uid}/formerVaultKeys`)
      .where('keys.vaultId', '==', subject.id)
      .get();
    for (const former of formerKeys.docs) await former.ref.delete();
    await subject.ref.delete();
  },
});

async function eraseItems(services: Services, uid: string, vaultId: string): Promise<void> {
  const { firestore } = services;
  for (;;) {
    const page = await vaultItemsOf(firestore, uid).where('vaultId', '==', vaultId).limit(50).select().get();
    if (page.empty) return;
    for (const { ref } of page.docs) {
      const discarded = await firestore.runTransaction(async (transaction) => {
        const account = await readStorageAccount(transaction, firestore, uid);
        const stored = await transaction.get(ref);
        const item = readable(stored);
        if (!item) {
          // Nobody can read it: it goes all the same, and the recount puts the figures right.
          transaction.delete(ref);
          return [];
        }
        const { files, bytes } = await discardRemains(transaction, firestore, uid, item);
        transaction.delete(ref);
        moveUsage(transaction, account, { text: -textOfVaultItem(item), vaultItems: -1, storage: -bytes });
        return files;
      });
      await removeDiscardedFiles(services, discarded);
    }
  }
}

function readable(stored: DocumentSnapshot): VaultItemRecord | null {
  try {
    return vaultItemFrom(stored);
  } catch {
    return null;
  }
}

/** Files that no item named yet. */
async function eraseLeftFiles(services: Services, uid: string, vaultId: string): Promise<void> {
  const { firestore } = services;
  const left = await vaultFilesOf(firestore, uid)
    .where('vaultId', '==', vaultId)
    .where('state', 'in', ['reserved', 'ready', 'attached'])
    .select()
    .get();
  for (const { id } of left.docs) {
    const discarded = await firestore.runTransaction(async (transaction) => {
      const account = await readStorageAccount(transaction, firestore, uid);
      const files = [...(await readVaultFiles(transaction, firestore, uid, [id])).values()];
      moveUsage(transaction, account, { storage: -discardFiles(transaction, files) });
      return files;
    });
    await removeDiscardedFiles(services, discarded);
  }
}
