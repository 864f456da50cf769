/** The cases, and what may be done with one. */
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedCase } from '#shared/callables/legacyCases.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { decideCase, listCases, openCase, withdrawCase } from '../api.ts';
import { useAdministratorRole } from '../useAdministratorRole.ts';

/** Null where the server does not take this account for an administrator: the page's notice says why. */
export function useCases(): UseQueryResult<readonly ListedCase[]> | null {
  const role = useAdministratorRole();
  const cases = useQuery({
    queryKey: administrationKeys.cases,
    queryFn: listCases,
    enabled: role.data === 'admin',
    retry: false,
  });
  return role.isError || role.data === 'user' ? null : cases;
}

export type CaseAct = 'uphold' | 'reject' | 'withdraw';

export function useCaseAct(caseId: string) {
  return useChange(({ act, reason }: { readonly act: CaseAct; readonly reason: string }) =>
    act === 'withdraw' ? withdrawCase(caseId, reason) : decideCase(caseId, act, reason),
  );
}

export const useOpenCase = () => useChange(openCase);

function useChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.cases }),
  });
}
