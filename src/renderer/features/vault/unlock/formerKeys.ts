/** Key boxes of the last 30 days that were replaced, as the server keeps them for their owner. */
import { collection, getDocs, Timestamp } from 'firebase/firestore/lite';
import { z } from 'zod';
import { documents } from '#platform/backend/documents.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { type StoredKeyBox, storedKeyBoxSchema } from '#shared/vault/stored.ts';

export interface FormerKeys {
  readonly keys: StoredKeyBox;
  /** Milliseconds. */
  readonly replacedAt: number;
}

const formerKeysSchema = z.object({ keys: storedKeyBoxSchema, replacedAt: z.instanceof(Timestamp) });

/** Throws what Firestore refuses. */
export async function readFormerKeys(userId: UserId): Promise<readonly FormerKeys[]> {
  const found = await getDocs(collection(documents(), 'users', userId, 'formerVaultKeys'));
  return found.docs.flatMap((snapshot) => {
    const { data } = formerKeysSchema.safeParse(snapshot.data());
    return data ? [{ keys: data.keys, replacedAt: data.replacedAt.toMillis() }] : [];
  });
}

/** Those that may open where the present ones do not: of the same vault key, under another phrase or recovery key. */
export function usefulFormerKeys(former: readonly FormerKeys[], present: StoredKeyBox): FormerKeys[] {
  const sameWays = (one: StoredKeyBox, other: StoredKeyBox) =>
    one.passphrase.wrapped === other.passphrase.wrapped && one.recovery.wrapped === other.recovery.wrapped;
  const newestFirst = former
    .filter(({ keys }) => keys.vaultId === present.vaultId && keys.check === present.check)
    .toSorted((one, other) => other.keys.generation - one.keys.generation);
  return newestFirst.filter(
    ({ keys }, index) => !sameWays(keys, newestFirst[index - 1]?.keys ?? present) && !sameWays(keys, present),
  );
}
