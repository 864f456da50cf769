/** The one document by which other pages know whether their owner is asked. */
import { useQuery } from '@tanstack/react-query';
import type { UserId } from '#shared/domain/ids.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { readVerification } from '../lifeDocuments.ts';
import { lifeKeys } from '../lifeKeys.ts';

/** Its days are days: who leaves a page open for long is asked soon enough. */
const LOOKED_AT_EVERY = 15 * 60_000;

/** Undefined while it is not known, null for an owner who never began. */
export function useRecord(userId: UserId): LifeVerification | null | undefined {
  const { data } = useQuery({
    queryKey: lifeKeys.record(userId),
    queryFn: () => readVerification(userId),
    staleTime: LOOKED_AT_EVERY / 3,
    refetchInterval: LOOKED_AT_EVERY,
    refetchIntervalInBackground: true,
  });
  return data === undefined ? undefined : (data?.life ?? null);
}
