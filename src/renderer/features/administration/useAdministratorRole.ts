/** Whether the server takes this account for an administrator; asked once for the notice and the panels. */
import { useQuery } from '@tanstack/react-query';
import { administrationKeys } from './administrationKeys.ts';
import { confirmAdministration } from './api.ts';

export function useAdministratorRole() {
  return useQuery({ queryKey: administrationKeys.role, queryFn: confirmAdministration, retry: false });
}
