/** The only file of the session that talks to a server: sealed documents from Firestore, changes by callables. */
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { z } from 'zod';
import { withDeadline } from '#platform/backend/deadline.ts';
import { type Ask, readPages } from '#platform/backend/readPages.ts';
import { logWarning } from '#platform/logging/logger.ts';
import type { CallableContract } from '#shared/callables/contract.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { vaultDocumentSchema } from '#shared/domain/vault.ts';
import { type VaultId, type VaultItemId, vaultIdSchema } from '#shared/vault/ids.ts';
import { type StoredKeyBox, storedKeyBoxSchema } from '#shared/vault/stored.ts';
import { type ServedItem, type ServedVersion, servedItem, servedVersion } from './servedItem.ts';

export interface ServedVault {
  readonly vaultId: VaultId;
  readonly keys: StoredKeyBox;
  /** Null while it is in use. In milliseconds. */
  readonly erasureDueAt: number | null;
  /** Of the newest key box that was said to have opened it. */
  readonly openedGeneration: number;
}

/** All of it throws what the line or the server refuses. */
export interface VaultServer {
  readVaults(userId: UserId): Promise<readonly ServedVault[]>;
  /** Boxes that were replaced, of any vault; what is none is left out. */
  readFormerKeys(userId: UserId): Promise<readonly StoredKeyBox[]>;
  /** Each page is asked for by `ask`. */
  readItems(userId: UserId, vaultId: VaultId, ask?: Ask): AsyncIterable<readonly ServedItem[]>;
  /** Those that were written at that instant or later. */
  readItemsSince(userId: UserId, vaultId: VaultId, instant: number): Promise<readonly ServedItem[]>;
  readItem(userId: UserId, itemId: VaultItemId): Promise<ServedItem | null>;
  readVersions(userId: UserId, itemId: VaultItemId): Promise<readonly ServedVersion[]>;
  call: CallRepeatable;
}

export type CallRepeatable = <Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  input: z.input<Input>,
) => Promise<z.output<Output>>;

/** Items in the first answer, and in each after it. */
const PAGE_SIZES = [500, 1_000] as const;

/** The documents' SDK waits for ever, and whoever waits for it holds back what comes after; in milliseconds. */
const SILENCE_LIMIT = 60_000;

export function createVaultServer(
  firestore: () => Firestore,
  call: CallRepeatable,
  clock: Clock = systemClock,
): VaultServer {
  const itemsOf = (userId: UserId) => collection(firestore(), 'users', userId, 'vaultItems');
  const answered: Ask = (read) => withDeadline(clock, SILENCE_LIMIT, new AbortController().signal, read);

  return {
    call,

    async readVaults(userId) {
      const found = await answered(() => getDocs(collection(firestore(), 'users', userId, 'vaults')));
      return found.docs.map((snapshot) => {
        const vault = vaultDocumentSchema.parse(snapshot.data());
        const { keys, erasureDueAt, openedGeneration } = vault;
        return { vaultId: vaultIdSchema.parse(snapshot.id), keys, erasureDueAt, openedGeneration };
      });
    },

    async readFormerKeys(userId) {
      const former = collection(firestore(), 'users', userId, 'formerVaultKeys');
      const found = await answered(() => getDocs(former));
      return found.docs.flatMap((each) => storedKeyBoxSchema.safeParse(each.get('keys')).data ?? []);
    },

    async *readItems(userId, vaultId, ask) {
      const found = query(itemsOf(userId), where('vaultId', '==', vaultId));
      const asked: Ask = ask ? (read) => ask(() => answered(read)) : answered;
      for await (const page of readPages(found, PAGE_SIZES, asked)) yield itemsIn(page);
    },

    async readItemsSince(userId, vaultId, instant) {
      const changed = query(
        itemsOf(userId),
        where('updatedAt', '>=', Timestamp.fromMillis(instant)),
        orderBy('updatedAt'),
      );
      const items: ServedItem[] = [];
      for await (const page of readPages(changed, PAGE_SIZES, answered)) {
        // By one field alone: together with the vault it would need an index of its own.
        items.push(...itemsIn(page.filter((snapshot) => snapshot.get('vaultId') === vaultId)));
      }
      return items;
    },

    async readItem(userId, itemId) {
      const snapshot = await answered(() => getDoc(doc(itemsOf(userId), itemId)));
      const fields = snapshot.data();
      return fields ? servedItem(snapshot.id, fields) : null;
    },

    async readVersions(userId, itemId) {
      const item = doc(itemsOf(userId), itemId);
      const [head, versions] = await answered(() =>
        Promise.all([getDoc(item), getDocs(collection(item, 'versions'))]),
      );
      const fields = head.data();
      if (!fields) return [];
      return versions.docs.flatMap((version) => servedVersion(itemId, fields, version.data()) ?? []);
    },
  };
}

function itemsIn(page: readonly QueryDocumentSnapshot[]): ServedItem[] {
  return page.flatMap((snapshot) => {
    const item = servedItem(snapshot.id, snapshot.data());
    if (!item) logWarning('A document of the vault has a name that no item has', {});
    return item ?? [];
  });
}
