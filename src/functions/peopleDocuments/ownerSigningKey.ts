import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { ownerKeysFrom, ownerKeysOf } from './documents.ts';

/** What an owner's locks are signed with now: the key of the vault in use. Null while there is none. Reads only. */
export async function readOwnerSigningKey(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
): Promise<string | null> {
  const inUse = firestore.collection(`users/${uid}/vaults`).where('erasureDueAt', '==', null).limit(1);
  const [vault] = (await transaction.get(inUse)).docs;
  if (!vault) return null;
  return (
    ownerKeysFrom(await transaction.get(ownerKeysOf(firestore, uid, vault.id)))?.signingPublicKey ?? null
  );
}
