/** How clock and mails of all life verifications are, and having a notice written once more. */
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LegacyWatch } from '#shared/callables/legacyCases.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { readLegacyWatch, sendNoticeAgain } from '../api.ts';
import { useAdministratorRole } from '../useAdministratorRole.ts';

/** Null where the server does not take this account for an administrator: the page's notice says why. */
export function useWatch(): UseQueryResult<LegacyWatch> | null {
  const role = useAdministratorRole();
  const watch = useQuery({
    queryKey: administrationKeys.legacyWatch,
    queryFn: readLegacyWatch,
    enabled: role.data === 'admin',
    retry: false,
  });
  return role.isError || role.data === 'user' ? null : watch;
}

export function useSendNoticeAgain() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendNoticeAgain,
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.legacyWatch }),
  });
}
