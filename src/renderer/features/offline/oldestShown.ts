/** From when what a page shows is: of each list on it, when the backend last gave it. The oldest speaks for the page. */
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** By the query itself, whose own date also counts a list that was shown again without the backend. */
const readAt = new WeakMap<object, Date>();

export function noteReadAt(query: object, at: Date): void {
  readAt.set(query, at);
}

/** In milliseconds; null while nothing that is kept is on the page. */
export function oldestShown(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap((query) => readAt.get(query)?.getTime() ?? []);
  return times.length > 0 ? Math.min(...times) : null;
}

let shown: QueryClient | null = null;
const listeners = new Set<() => void>();

/** Called once, where the pages' queries are; the notice stands outside of it. */
export function watchShown(client: QueryClient): void {
  shown = client;
  client.getQueryCache().subscribe(() => {
    for (const listener of listeners) listener();
  });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOldestShown(): number | null {
  return useSyncExternalStore(listen, () => shown && oldestShown(shown));
}
