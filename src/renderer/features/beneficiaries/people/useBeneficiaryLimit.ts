/** How many people the plan names; null without a limit, and until it is known. */
import { useQuery } from '@tanstack/react-query';
import { libraryKeys, readStorageUse } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { planOf } from '#shared/plans.ts';

export function useBeneficiaryLimit(userId: UserId): number | null {
  const { data } = useQuery({
    queryKey: libraryKeys.storage(userId),
    queryFn: () => readStorageUse(userId),
    staleTime: 10_000,
  });
  return data ? planOf(data.plan).beneficiaryLimit : null;
}
