/** The one document by which other pages know whether their owner is asked. */
import { useQuery } from '@tanstack/react-query';
import { doc, getDoc } from 'firebase/firestore/lite';
import { documents } from '#platform/backend/documents.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { lifeKeys } from '../lifeKeys.ts';
import { type Standing, standingSchema } from '../state/standing.ts';

/** Its days are days: who leaves a page open for long is asked soon enough. */
const LOOKED_AT_EVERY = 15 * 60_000;

async function readStanding(userId: UserId): Promise<Standing | null> {
  const stored = await getDoc(doc(documents(), 'users', userId, 'lifeVerifications', 'real'));
  return stored.exists() ? standingSchema.parse(stored.data()).life : null;
}

/** Undefined while it is not known, null for an owner who never began. */
export function useRecord(userId: UserId): Standing | null | undefined {
  const { data } = useQuery({
    queryKey: lifeKeys.record(userId),
    queryFn: () => readStanding(userId),
    staleTime: LOOKED_AT_EVERY / 3,
    refetchInterval: LOOKED_AT_EVERY,
    refetchIntervalInBackground: true,
  });
  return data;
}
