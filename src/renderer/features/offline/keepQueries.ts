/**
 * Lists that a person looks at are kept on this computer as they are read, and shown from there while the backend does not
 * answer. A query says so by its `meta`: `kept` is the schema of what it reads, which is checked when it comes back.
 */
import { hashKey, type QueryClient, type QueryPersister } from '@tanstack/react-query';
import type { z } from 'zod';
import { sessionState } from '#features/session/index.ts';
import { failureOf, retryOf } from '#platform/backend/failure.ts';
import { isReachable, lookIntoReachability, onReachabilityChange } from '#platform/backend/reachability.ts';
import { keepValue, readKeptValue } from '#platform/kept/keptValues.ts';
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { noteReadAt, watchShown } from './oldestShown.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      readonly kept?: z.ZodType;
      readonly [name: string]: unknown;
    };
  }
}

/** Whether the backend is there may be what an attempt failed of. */
export function lookAfterFailure(error: unknown): Promise<boolean> {
  return retryOf(failureOf(error)) === 'never' ? Promise.resolve(true) : lookIntoReachability();
}

function isStillHere(userId: UserId): boolean {
  const session = sessionState();
  return session.status === 'signed-in' && session.user.uid === userId;
}

const readOrShowKept: QueryPersister = async (read, context, query) => {
  const session = sessionState();
  const schema = context.meta?.kept;
  if (!schema || session.status !== 'signed-in') return read(context);
  const { uid } = session.user;
  const id = hashKey(context.queryKey);
  try {
    if (!isReachable()) throw new TypeError('The backend does not answer.');
    const answer = await read(context);
    // They may have signed out meanwhile: nothing is kept of who is gone.
    if (isStillHere(uid)) void keepValue(uid, 'list', id, answer);
    noteReadAt(query, new Date(systemClock.now()));
    return answer;
  } catch (error) {
    if (context.signal.aborted || (await lookAfterFailure(error))) throw error;
    // What is on the page is newer than what was kept. A list that broke off is not whole.
    const { data, status } = query.state;
    if (data !== undefined && status === 'success' && query.state.fetchFailureCount === 0) return data;
    const kept = await readKeptValue(uid, 'list', id, schema);
    if (kept === null) throw error;
    noteReadAt(query, kept.keptAt);
    return kept.value;
  }
};

/**
 * Nothing waits unseen for a connection: what is asked and what is changed is tried at once, and says that it failed. What
 * is on the page is read again as soon as the backend answers.
 */
export function keepQueries(client: QueryClient): void {
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, networkMode: 'always', persister: readOrShowKept },
    mutations: { ...mutations, networkMode: 'always' },
  });
  watchShown(client);
  onReachabilityChange(() => {
    if (isReachable()) void client.invalidateQueries();
  });
}
