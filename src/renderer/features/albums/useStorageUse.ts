/** The storage count of the profile, and what it means. */
import { useQuery } from '@tanstack/react-query';
import { libraryKeys, readStorageUse, type StorageUse, storageUseSchema } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** Null until it is known. */
export function useStorageUse(userId: UserId): StorageUse | null {
  const { data } = useQuery({
    queryKey: libraryKeys.storage(userId),
    queryFn: () => readStorageUse(userId),
    staleTime: 10_000,
    meta: { kept: storageUseSchema },
  });
  return data ?? null;
}

interface Room {
  /** Bytes. */
  readonly left: number;
  readonly isRoomy: boolean;
  readonly isScarce: boolean;
}

export function roomOf({ usedBytes, limitBytes }: StorageUse): Room {
  const left = Math.max(0, limitBytes - usedBytes);
  return { left, isRoomy: left > limitBytes * 0.2, isScarce: left < limitBytes * 0.05 };
}
