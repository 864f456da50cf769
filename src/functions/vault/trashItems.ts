/** Into the trash, out of it, and for good: versions rise through all of it ([Note: The life of a vault item]). */
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { vaultErase, vaultRestore, vaultTrash } from '#shared/callables/vault.ts';
import { TRASH_RETENTION } from '#shared/limits.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { defineHandler } from '../handler.ts';
import { defineJob, ownerOf } from '../jobs/index.ts';
import { assertTextFits, beginTermAgain, moveUsage, readStorageAccount } from '../library/index.ts';
import type { Services } from '../services.ts';
import { discardFiles, removeDiscardedFiles } from './discardedFiles.ts';
import { nextVersion, textOfVaultItem } from './itemFigures.ts';
import { discardRemains } from './itemRemains.ts';
import { keepVersion } from './saveItems.ts';
import {
  assertVaultInUse,
  readVaultFiles,
  readVaultItems,
  type VaultFileRecord,
  type VaultItemRecord,
  vaultItemFrom,
} from './vaultDocuments.ts';

type TrashedItem = z.output<typeof vaultTrash.input>['items'][number];
type RestoredItem = z.output<typeof vaultRestore.input>['items'][number];
type Outcome = z.input<typeof vaultTrash.output>['items'][number];

export const trash = defineHandler(vaultTrash, {
  access: 'user',
  run: ({ vaultId, items }, { caller, services }) =>
    turn(services, caller.uid, vaultId, items, {
      from: 'kept',
      versionAfter: (item) => item.basedOn + 1,
      fields: ({ tombstone }) => ({
        state: 'trashed',
        tombstone,
        trashedAt: Timestamp.fromMillis(services.clock.now()),
      }),
    }),
});

export const restore = defineHandler(vaultRestore, {
  access: 'user',
  run: ({ vaultId, items }, { caller, services }) =>
    turn<RestoredItem>(services, caller.uid, vaultId, items, {
      from: 'trashed',
      versionAfter: (item) => item.basedOn + 2,
      fields: () => ({ state: 'kept', tombstone: null, trashedAt: null }),
    }),
});

/** Characters by which an item may be longer in the trash: the day is sealed with it, and its length is rounded up. */
const TRASH_GROWTH = 1_024;

interface Turn<Item> {
  readonly from: 'kept' | 'trashed';
  versionAfter(item: Item): number;
  fields(item: Item): Readonly<Record<string, unknown>>;
}

/** Writes the version by which items change their state; what they say and name stays, so that they may come back. */
async function turn<Item extends RestoredItem | TrashedItem>(
  services: Services,
  uid: string,
  vaultId: string,
  items: readonly Item[],
  { from, versionAfter, fields }: Turn<Item>,
): Promise<{ items: Outcome[] }> {
  const { firestore } = services;
  const { outcomes, discarded } = await firestore.runTransaction(async (transaction) => {
    await assertVaultInUse(transaction, firestore, uid, vaultId);
    const account = await readStorageAccount(transaction, firestore, uid);
    const ids = items.map(({ itemId }) => itemId);
    const stored = await readVaultItems(transaction, firestore, uid, ids);
    const files = await readVaultFiles(transaction, firestore, uid, [
      ...new Set([...stored.values()].flatMap((item) => nextVersion(item, item.fileIds).unnamed)),
    ]);
    const unnamed: VaultFileRecord[] = [];
    let text = 0;
    // What is thrown away may not be kept from it for want of room, as long as it is what was there.
    let mustFit = from === 'trashed';
    const outcomes = items.map((item): Outcome => {
      const { itemId, sealed, basedOn } = item;
      const version = versionAfter(item);
      const earlier = stored.get(itemId);
      if (!earlier || earlier.vaultId !== vaultId) {
        return { itemId, outcome: 'refused', code: 'vault-item-not-found' };
      }
      if (earlier.version === version && earlier.sealed.nonce === sealed.nonce) {
        return { itemId, outcome: 'saved', version };
      }
      if (earlier.version !== basedOn || earlier.state !== from) {
        return { itemId, outcome: 'conflict', version: earlier.version };
      }
      const next = nextVersion(earlier, earlier.fileIds);
      const head = { version, sealed, byteCount: sealed.ciphertext.length, history: [...next.history] };
      text += textOfVaultItem({ ...head, state: 'kept' }) - textOfVaultItem(earlier);
      mustFit ||= head.byteCount > earlier.byteCount + TRASH_GROWTH;
      unnamed.push(...next.unnamed.flatMap((fileId) => files.get(fileId) ?? []));
      keepVersion(transaction, earlier, next.dropped);
      transaction.update(earlier.reference, {
        ...head,
        ...fields(item),
        updatedAt: FieldValue.serverTimestamp(),
      });
      return { itemId, outcome: 'saved', version };
    });
    if (mustFit) assertTextFits(account, text);
    moveUsage(transaction, account, { text, storage: -discardFiles(transaction, unnamed) });
    return { outcomes, discarded: unnamed };
  });
  await removeDiscardedFiles(services, discarded);
  return { items: outcomes };
}

export const erase = defineHandler(vaultErase, {
  access: 'user',
  run: async ({ vaultId, items }, { caller: { uid }, services }) => {
    const { firestore } = services;
    const left: VaultItemId[] = [];
    // One at a time: an item with all its versions and files is a transaction of its own.
    for (const { itemId, version } of items) {
      const files = await firestore.runTransaction(async (transaction) => {
        await assertVaultInUse(transaction, firestore, uid, vaultId);
        const isMeant = (item: VaultItemRecord) => item.vaultId === vaultId && item.version === version;
        return eraseItem(transaction, services, uid, itemId, isMeant);
      });
      if (files) await removeDiscardedFiles(services, files);
      else left.push(itemId);
    }
    return { left };
  },
});

/**
 * An item in the trash that `isDue`: its tombstone takes its place, and its files, which are answered, go. Null for one
 * that stays as it stands.
 */
async function eraseItem(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  itemId: string,
  isDue: (item: VaultItemRecord, trashedAt: unknown) => boolean,
): Promise<readonly VaultFileRecord[] | null> {
  const account = await readStorageAccount(transaction, firestore, uid);
  const stored = await transaction.get(firestore.doc(`users/${uid}/vaultItems/${itemId}`));
  const item = vaultItemFrom(stored);
  if (!item || item.state === 'erased') return [];
  if (item.state !== 'trashed' || !item.tombstone || !isDue(item, stored.get('trashedAt'))) return null;
  const { files, bytes } = await discardRemains(transaction, firestore, uid, item);
  transaction.update(item.reference, {
    state: 'erased',
    version: item.version + 1,
    sealed: item.tombstone,
    byteCount: item.tombstone.ciphertext.length,
    tombstone: null,
    trashedAt: null,
    fileIds: [],
    history: [],
    updatedAt: FieldValue.serverTimestamp(),
  });
  moveUsage(transaction, account, { text: -textOfVaultItem(item), storage: -bytes });
  return files;
}

/** Erases what has been in the trash for longer than TRASH_RETENTION. */
export const emptyTrash = defineJob({
  name: 'vault-emptyTrash',
  erases: true,
  expression: '47 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('vaultItems')
      .where('state', '==', 'trashed')
      .where('trashedAt', '<=', Timestamp.fromMillis(now - TRASH_RETENTION))
      .orderBy('trashedAt'),
  process: async (services, subject) => {
    if (await beginTermAgain(services, subject.ref)) return;
    const latest = services.clock.now() - TRASH_RETENTION;
    const isDue = (_item: VaultItemRecord, trashedAt: unknown) =>
      trashedAt instanceof Timestamp && trashedAt.toMillis() <= latest;
    const files = await services.firestore.runTransaction((transaction) =>
      eraseItem(transaction, services, ownerOf(subject), subject.id, isDue),
    );
    if (files) await removeDiscardedFiles(services, files);
  },
});
