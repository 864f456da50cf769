/**
 * A change the person sees at once: the cache shows it, the server is asked, and a refusal puts everything back as it
 * was. After either, what the server counts (sizes, ranges, storage) is read again.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

export interface LibraryChange {
  /** Lists to rewrite before the server has answered; lists not in the cache are left alone. */
  readonly optimistic: readonly OptimisticEdit[];
  readonly write: () => Promise<unknown>;
  /** Keys to read again, once it is settled. */
  readonly refresh: readonly QueryKey[];
}

export interface OptimisticEdit {
  readonly key: QueryKey;
  readonly apply: (cached: unknown) => unknown;
}

/** An edit of a cached list, typed once here: a query's data is whatever its reader put there. */
export function editList<Entry>(
  key: QueryKey,
  apply: (entries: readonly Entry[]) => readonly Entry[],
): OptimisticEdit {
  return { key, apply: (cached) => (Array.isArray(cached) ? apply(cached) : cached) };
}

/** Rejects with the server's refusal, after putting the cache back. */
export async function changeLibrary(client: QueryClient, change: LibraryChange): Promise<void> {
  await Promise.all(change.optimistic.map(({ key }) => client.cancelQueries({ queryKey: key, exact: true })));
  const before = change.optimistic.map(({ key }) => [key, client.getQueryData(key)] as const);
  for (const { key, apply } of change.optimistic) client.setQueryData(key, apply);
  try {
    await change.write();
  } catch (error) {
    for (const [key, data] of before) client.setQueryData(key, data);
    throw error;
  } finally {
    for (const queryKey of change.refresh) void client.invalidateQueries({ queryKey });
  }
}
