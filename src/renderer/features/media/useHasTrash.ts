/** Whether emptying the trash would give room back; false until it is known. */
import { useQuery } from '@tanstack/react-query';
import type { UserId } from '#shared/domain/ids.ts';
import { readHasTrash } from './itemDocuments.ts';
import { libraryKeys } from './libraryKeys.ts';

export function useHasTrash(userId: UserId, isWanted = true): boolean {
  const { data } = useQuery({
    queryKey: libraryKeys.hasTrash(userId),
    queryFn: () => readHasTrash(userId),
    enabled: isWanted,
  });
  return data ?? false;
}
