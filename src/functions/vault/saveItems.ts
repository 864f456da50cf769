/** Sealed items come in and change ([Note: The life of a vault item]). The server counts and orders what it cannot read. */
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { vaultSaveItems } from '#shared/callables/vault.ts';
import type { RefusalCode } from '#shared/errors/functions.ts';
import { VAULT_ITEM_LIMIT } from '#shared/limits.ts';
import { assertIsSomebody } from '../access/index.ts';
import { defineHandler } from '../handler.ts';
import { assertTextFits, moveUsage, readStorageAccount } from '../library/index.ts';
import { discardFiles, removeDiscardedFiles } from './discardedFiles.ts';
import { nextVersion, textOfVaultItem } from './itemFigures.ts';
import {
  assertVaultInUse,
  readVaultFiles,
  readVaultItems,
  type VaultFileRecord,
  type VaultItemRecord,
  vaultFilesOf,
  vaultItemsOf,
} from './vaultDocuments.ts';

type Outcome = z.input<typeof vaultSaveItems.output>['items'][number];
type SavedItem = z.output<typeof vaultSaveItems.input>['items'][number];

export const saveItems = defineHandler(vaultSaveItems, {
  access: 'user',
  run: async ({ vaultId, items }, { caller, services }) => {
    assertIsSomebody(caller);
    const { uid } = caller;
    const { firestore } = services;
    const { outcomes, discarded } = await firestore.runTransaction(async (transaction) => {
      await assertVaultInUse(transaction, firestore, uid, vaultId);
      const account = await readStorageAccount(transaction, firestore, uid);
      const stored = await readVaultItems(
        transaction,
        firestore,
        uid,
        items.map(({ itemId }) => itemId),
      );
      const named = [
        ...new Set([
          ...items.flatMap(({ fileIds }) => fileIds),
          ...items.flatMap(({ itemId }) => {
            const item = stored.get(itemId);
            return item ? nextVersion(item, []).unnamed : [];
          }),
        ]),
      ];
      const files = await readVaultFiles(transaction, firestore, uid, named);
      const change = new Change(files);
      const outcomes = items.map((item): Outcome => {
        const { itemId } = item;
        const earlier = stored.get(itemId) ?? null;
        const isWhole = (fileId: string) => change.mayName(fileId, itemId, vaultId);
        const refusal = refuse(item, earlier, vaultId, isWhole, account.vaultItemsKept + change.items);
        if (refusal === 'conflict') return { itemId, outcome: 'conflict', version: earlier?.version ?? 1 };
        if (refusal === 'repeated') return { itemId, outcome: 'saved', version: item.basedOn + 1 };
        if (refusal) return { itemId, outcome: 'refused', code: refusal };
        change.write(transaction, vaultItemsOf(firestore, uid).doc(itemId), { uid, vaultId }, item, earlier);
        return { itemId, outcome: 'saved', version: item.basedOn + 1 };
      });
      assertTextFits(account, change.text);
      const discardedBytes = discardFiles(transaction, change.unnamed);
      for (const [fileId, itemId] of change.attached) {
        transaction.update(vaultFilesOf(firestore, uid).doc(fileId), {
          state: 'attached',
          itemId,
          expiresAt: FieldValue.delete(),
        });
      }
      moveUsage(transaction, account, {
        text: change.text,
        vaultItems: change.items,
        storage: -discardedBytes,
      });
      return { outcomes, discarded: change.unnamed };
    });
    await removeDiscardedFiles(services, discarded);
    return { items: outcomes };
  },
});

/** Why an item is not written; null when it is. */
function refuse(
  { kind, basedOn, sealed, fileIds }: SavedItem,
  earlier: VaultItemRecord | null,
  vaultId: string,
  isWhole: (fileId: string) => boolean,
  itemsKept: number,
): RefusalCode | 'repeated' | null {
  if (earlier) {
    const isSame = earlier.version === basedOn + 1 && earlier.sealed.nonce === sealed.nonce;
    if (isSame && earlier.sealed.ciphertext === sealed.ciphertext) return 'repeated';
    // An id that another vault has used, or a kind that is bound into everything sealed so far.
    if (earlier.vaultId !== vaultId || earlier.kind !== kind) return 'invalid-input';
    if (earlier.version !== basedOn || earlier.state !== 'kept') return 'conflict';
  } else {
    if (basedOn !== 0) return 'vault-item-not-found';
    if (itemsKept >= VAULT_ITEM_LIMIT) return 'item-limit-reached';
  }
  return fileIds.every(isWhole) ? null : 'upload-incomplete';
}

/** What one call writes, added up. */
class Change {
  text = 0;
  items = 0;
  readonly unnamed: VaultFileRecord[] = [];
  /** Files that belong to an item from now on, and to which. */
  readonly attached = new Map<string, string>();
  readonly #files: ReadonlyMap<string, VaultFileRecord>;

  constructor(files: ReadonlyMap<string, VaultFileRecord>) {
    this.#files = files;
  }

  /**
   * Whether the item may name the file: its own, or one that is whole and that no item names yet. The item for which that
   * was reserved may be gone by the time it has arrived.
   */
  mayName(fileId: string, itemId: string, vaultId: string): boolean {
    const file = this.#files.get(fileId);
    if (file?.vaultId !== vaultId) return false;
    const claimedBy = this.attached.get(fileId);
    if (claimedBy !== undefined) return claimedBy === itemId;
    return file.state === 'ready' || (file.state === 'attached' && file.itemId === itemId);
  }

  write(
    transaction: Transaction,
    reference: DocumentReference,
    owner: { readonly uid: string; readonly vaultId: string },
    { kind, basedOn, key, sealed, fileIds }: SavedItem,
    earlier: VaultItemRecord | null,
  ): void {
    const head = { version: basedOn + 1, sealed, fileIds, byteCount: sealed.ciphertext.length };
    const next = earlier ? nextVersion(earlier, fileIds) : { history: [], dropped: [], unnamed: [] };
    const item = { ...head, state: 'kept' as const, history: [...next.history] };
    this.text += textOfVaultItem(item) - (earlier ? textOfVaultItem(earlier) : 0);
    for (const fileId of next.unnamed) {
      const file = this.#files.get(fileId);
      if (file) this.unnamed.push(file);
    }
    for (const fileId of fileIds) {
      if (this.#files.get(fileId)?.state === 'ready') this.attached.set(fileId, reference.id);
    }
    if (!earlier) {
      this.items += 1;
      transaction.create(reference, {
        ownerId: owner.uid,
        vaultId: owner.vaultId,
        kind,
        key,
        ...item,
        tombstone: null,
        trashedAt: null,
        createdAt: FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
      });
      return;
    }
    keepVersion(transaction, earlier, next.dropped);
    transaction.update(reference, { ...item, updatedAt: FieldValue.serverTimestamp() });
  }
}

/** Puts what stands now among the item's earlier versions, and takes the oldest away. */
export function keepVersion(
  transaction: Transaction,
  { reference, version, sealed, byteCount, fileIds }: VaultItemRecord,
  dropped: readonly number[],
): void {
  const versions = reference.collection('versions');
  transaction.set(versions.doc(String(version)), {
    version,
    sealed,
    byteCount,
    fileIds,
    keptAt: FieldValue.serverTimestamp(),
  });
  for (const former of dropped) transaction.delete(versions.doc(String(former)));
}
