import { useQuery } from '@tanstack/react-query';
import type { UserId } from '#shared/domain/ids.ts';
import { readHasBeenArmed } from './peopleDocuments.ts';
import { peopleKeys } from './peopleKeys.ts';

/** Whether a change of contacts waits. False until it is known: whoever saves is told by the server all the same. */
export function useHasBeenArmed(userId: UserId): boolean {
  const { data = false } = useQuery({
    queryKey: peopleKeys.isArmed(userId),
    queryFn: () => readHasBeenArmed(userId),
    staleTime: 15_000,
  });
  return data;
}
