/** How much more a person may keep. */
import { readStorageUse } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** Bytes that are left to this person. */
export async function readRoomLeft(userId: UserId): Promise<number> {
  const { usedBytes, limitBytes } = await readStorageUse(userId);
  return Math.max(0, limitBytes - usedBytes);
}
