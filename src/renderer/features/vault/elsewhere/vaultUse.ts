/** What other pages know of the vault without opening it: whether there is one, and whether anything is in it. */
import { useQuery } from '@tanstack/react-query';
import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { documents } from '#platform/backend/documents.ts';
import type { UserId } from '#shared/domain/ids.ts';

const below = (userId: UserId, name: string) => collection(documents(), 'users', userId, name);

/** By one document, the key box. */
async function readHasVault(userId: UserId): Promise<boolean> {
  const inUse = query(below(userId, 'vaults'), where('erasureDueAt', '==', null), limit(1));
  return !(await getDocs(inUse)).empty;
}

async function readHasVaultItems(userId: UserId): Promise<boolean> {
  const kept = query(below(userId, 'vaultItems'), where('state', '==', 'kept'), limit(1));
  return !(await getDocs(kept)).empty;
}

/** Null while it is not known. */
export function useHasVault(userId: UserId): boolean | null {
  const { data } = useQuery({ queryKey: ['vault', userId, 'is-there'], queryFn: () => readHasVault(userId) });
  return data ?? null;
}

/** False while it is not known. */
export function useHasVaultItems(userId: UserId): boolean {
  const { data } = useQuery({
    queryKey: ['vault', userId, 'has-items'],
    queryFn: () => readHasVaultItems(userId),
  });
  return data ?? false;
}
