/** The storage count of the profile, null until it is known. */
import { useQuery } from '@tanstack/react-query';
import { libraryKeys, readStorageUse, type StorageUse } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';

export function useStorageUse(userId: UserId): StorageUse | null {
  const { data } = useQuery({
    queryKey: libraryKeys.storage(userId),
    queryFn: () => readStorageUse(userId),
    staleTime: 10_000,
  });
  return data ?? null;
}
