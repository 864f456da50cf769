/** The storage count of a person's profile. Part of the feature's api. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { z } from 'zod';
import { documents } from '#platform/backend/documents.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { STORAGE_LIMIT_FREE_BYTES } from '#shared/limits.ts';

export const storageUseSchema = z.object({
  usedBytes: z.number(),
  limitBytes: z.number(),
  /** As the profile names it. */
  plan: z.string(),
});
export type StorageUse = Readonly<z.output<typeof storageUseSchema>>;

const storageSchema = z.object({
  storageUsed: z.number().catch(0),
  storageLimit: z.number().catch(STORAGE_LIMIT_FREE_BYTES),
  plan: z.string().catch('Free'),
});

/** Fresh from the profile, since every upload and deletion moves it. */
export async function readStorageUse(userId: UserId): Promise<StorageUse> {
  const snapshot = await getDoc(doc(documents(), 'users', userId));
  const { storageUsed, storageLimit, plan } = storageSchema.parse(snapshot.data() ?? {});
  return { usedBytes: storageUsed, limitBytes: storageLimit, plan };
}
