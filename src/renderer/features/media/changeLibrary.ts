/**
 * A change the person sees at once: the cache shows it, the server is asked, and a refusal takes back this change and
 * nothing else, whatever came meanwhile. After either, what the server counts (sizes, ranges, storage) is read again.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refreshLibrary, tellOtherTabs } from './refreshLibrary.ts';

interface LibraryChange<Answer> {
  /** Lists to rewrite before the server has answered; lists not in the cache are left alone. */
  readonly optimistic: readonly OptimisticEdit[];
  readonly write: () => Promise<Answer>;
  /** Keys to read again, once it is settled. */
  readonly refresh: readonly QueryKey[];
}

interface OptimisticEdit {
  readonly key: QueryKey;
  readonly apply: (cached: unknown) => unknown;
  /** What is cached by now, without what `apply` made of `before`. */
  readonly takeBack: (cached: unknown, before: unknown, after: unknown) => unknown;
}

interface Listed {
  readonly id: string;
}

/** An edit of a cached list, typed once here: a query's data is whatever its reader put there. */
export function editList<Entry extends Listed>(
  key: QueryKey,
  apply: (entries: readonly Entry[]) => readonly Entry[],
): OptimisticEdit {
  return {
    key,
    apply: (cached) => (Array.isArray(cached) ? apply(cached) : cached),
    takeBack: (cached, before, after) =>
      Array.isArray(cached) && Array.isArray(before) && Array.isArray(after)
        ? withoutEdit<Entry>(cached, before, after)
        : cached,
  };
}

function withoutEdit<Entry extends Listed>(
  present: readonly Entry[],
  before: readonly Entry[],
  after: readonly Entry[],
): readonly Entry[] {
  const had = new Map(before.map((entry) => [entry.id, entry]));
  const made = new Map(after.map((entry) => [entry.id, entry]));
  const kept = present.flatMap((entry) => {
    const [earlier, edited] = [had.get(entry.id), made.get(entry.id)];
    if (!edited || edited === earlier) return [entry];
    return earlier ? [withEarlierFields(entry, earlier, edited)] : [];
  });
  // What was taken out goes back behind the entry that it followed.
  const left = new Set(kept.map(({ id }) => id));
  const followers = new Map<string | null, Entry[]>();
  let previous: string | null = null;
  for (const entry of before) {
    if (left.has(entry.id)) previous = entry.id;
    else if (!made.has(entry.id)) addTo(followers, previous, entry);
  }
  return [
    ...(followers.get(null) ?? []),
    ...kept.flatMap((entry) => [entry, ...(followers.get(entry.id) ?? [])]),
  ];
}

function addTo<Entry>(followers: Map<string | null, Entry[]>, previous: string | null, entry: Entry): void {
  const present = followers.get(previous);
  if (present) present.push(entry);
  else followers.set(previous, [entry]);
}

function withEarlierFields<Entry extends Listed>(present: Entry, earlier: Entry, edited: Entry): Entry {
  const result = { ...present };
  for (const field of Object.keys({ ...earlier, ...edited }) as (keyof Entry)[]) {
    if (edited[field] === earlier[field] || present[field] !== edited[field]) continue;
    if (field in earlier) result[field] = earlier[field];
    else delete result[field];
  }
  return result;
}

/** Resolves with what `write` gave. Rejects with the server's refusal, after taking the change back. */
export async function changeLibrary<Answer>(
  client: QueryClient,
  change: LibraryChange<Answer>,
): Promise<Answer> {
  const interrupted = change.optimistic.filter(
    ({ key }) => client.isFetching({ queryKey: key, exact: true }) > 0,
  );
  await Promise.all(change.optimistic.map(({ key }) => client.cancelQueries({ queryKey: key, exact: true })));
  const shown = change.optimistic.map((edit) => {
    const before = client.getQueryData(edit.key);
    return { edit, before, after: client.setQueryData(edit.key, edit.apply) };
  });
  let mustRead = interrupted;
  try {
    const answer = await change.write();
    tellOtherTabs(
      client,
      change.optimistic.map(({ key }) => key),
    );
    return answer;
  } catch (error) {
    for (const { edit, before, after } of shown) {
      client.setQueryData(edit.key, (cached: unknown) => edit.takeBack(cached, before, after));
    }
    mustRead = [...change.optimistic];
    throw error;
  } finally {
    for (const { key } of mustRead) void client.invalidateQueries({ queryKey: key, exact: true });
    void refreshLibrary(client, change.refresh);
  }
}
