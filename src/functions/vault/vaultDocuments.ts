/** Where the vault's documents are, and how the business rules read them. What is sealed in them nobody here can open. */
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import {
  type VaultFileDocument,
  type VaultItemDocument,
  vaultDocumentSchema,
  vaultFileDocumentSchema,
  vaultItemDocumentSchema,
} from '#shared/domain/vault.ts';
import { Refusal } from '../errors.ts';

export const vaultsOf = (firestore: Firestore, uid: string): CollectionReference =>
  firestore.collection(`users/${uid}/vaults`);

export const vaultItemsOf = (firestore: Firestore, uid: string): CollectionReference =>
  firestore.collection(`users/${uid}/vaultItems`);

export const vaultFilesOf = (firestore: Firestore, uid: string): CollectionReference =>
  firestore.collection(`users/${uid}/vaultFiles`);

/** Where a file's sealed bytes are in the bucket (storage.rules). */
export const vaultFilePath = (uid: string, fileId: string) => `users/${uid}/vault/${fileId}`;

export interface VaultItemRecord extends VaultItemDocument {
  readonly id: string;
  readonly reference: DocumentReference;
}

export interface VaultFileRecord extends VaultFileDocument {
  readonly id: string;
  readonly reference: DocumentReference;
}

/** Null when there is none. Throws for one that nobody can read: nothing may be written over it. */
export function vaultItemFrom(snapshot: DocumentSnapshot): VaultItemRecord | null {
  if (!snapshot.exists) return null;
  return {
    ...vaultItemDocumentSchema.parse(snapshot.data()),
    id: snapshot.id,
    reference: snapshot.ref,
  };
}

/** Null when there is none. Throws for one that nobody can read. */
export function vaultFileFrom(snapshot: DocumentSnapshot): VaultFileRecord | null {
  if (!snapshot.exists) return null;
  return { ...vaultFileDocumentSchema.parse(snapshot.data()), id: snapshot.id, reference: snapshot.ref };
}

export async function readVaultItems(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, VaultItemRecord>> {
  if (itemIds.length === 0) return new Map();
  const found = await transaction.getAll(...itemIds.map((id) => vaultItemsOf(firestore, uid).doc(id)));
  return new Map(
    found.flatMap((snapshot) => {
      const item = vaultItemFrom(snapshot);
      return item ? [[item.id, item]] : [];
    }),
  );
}

export async function readVaultFiles(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, VaultFileRecord>> {
  if (fileIds.length === 0) return new Map();
  const found = await transaction.getAll(...fileIds.map((id) => vaultFilesOf(firestore, uid).doc(id)));
  return new Map(
    found.flatMap((snapshot) => {
      const file = vaultFileFrom(snapshot);
      return file ? [[file.id, file]] : [];
    }),
  );
}

/** Throws Refusal `vault-not-found` for a vault that is not there, or that was taken out of use. */
export async function assertVaultInUse(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  vaultId: string,
): Promise<void> {
  const stored = await transaction.get(vaultsOf(firestore, uid).doc(vaultId));
  const vault = stored.exists ? vaultDocumentSchema.parse(stored.data()) : null;
  if (vault?.erasureDueAt === null) return;
  throw new Refusal('vault-not-found', 'This vault is no longer in use.');
}
