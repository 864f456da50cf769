/** The jobs with what they could not do, and having a failure tried again. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { type Job, listJobs, retryJob } from '../api.ts';
import { useAdministratorRole } from '../useAdministratorRole.ts';

export type JobsState =
  | { readonly state: 'loading' }
  /** The server does not take this account for an administrator: the page's notice says why. */
  | { readonly state: 'refused' }
  | { readonly state: 'failed'; readonly reload: () => void }
  | { readonly state: 'ready'; readonly jobs: readonly Job[] };

export function useJobs(): JobsState {
  const role = useAdministratorRole();
  const jobs = useQuery({
    queryKey: administrationKeys.jobs,
    queryFn: listJobs,
    enabled: role.data === 'admin',
    retry: false,
  });
  if (role.isError || role.data === 'user') return { state: 'refused' };
  if (jobs.isPending) return { state: 'loading' };
  if (jobs.isError) return { state: 'failed', reload: () => void jobs.refetch() };
  return { state: 'ready', jobs: jobs.data };
}

/** Resolves with `over` where the failure is over meanwhile. */
export function useRetryFailure(job: string, subject: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<'noted' | 'over'> => {
      try {
        await retryJob(job, subject);
        return 'noted';
      } catch (error) {
        if (refusalCodeOf(error) === 'not-found') return 'over';
        throw error;
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.jobs }),
  });
}
