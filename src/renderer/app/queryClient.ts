/** What was read of the server, for whatever shows it. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { keepQueries, lookAfterFailure } from '#features/offline/index.ts';
import { onPersonGone } from '#features/session/index.ts';
import { failureOf, retryOf } from '#platform/backend/failure.ts';
import { reportRefusal } from '#platform/backend/sessionDoubt.ts';
import { platform } from '#platform/currentPlatform.ts';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: report }),
  mutationCache: new MutationCache({ onError: report }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && retryOf(failureOf(error)) !== 'never',
      refetchOnWindowFocus: true,
    },
  },
});

function report(error: unknown): void {
  reportRefusal(error);
  void lookAfterFailure(error);
}

onPersonGone(() => queryClient.clear());

// A page that is made at build has no platform.
if (typeof window !== 'undefined' && platform().opensOffline) keepQueries(queryClient);
