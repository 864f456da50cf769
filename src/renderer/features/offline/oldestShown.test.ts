import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { noteReadAt, oldestShown } from './oldestShown.ts';

function show(client: QueryClient, name: string, at: number | null) {
  const observer = new QueryObserver(client, { queryKey: [name], queryFn: () => name });
  if (at !== null) noteReadAt(observer.getCurrentQuery(), new Date(at));
  return observer.subscribe(() => undefined);
}

test('a page is as old as the oldest list on it, and what is on no page does not count', () => {
  const client = new QueryClient();
  expect(oldestShown(client)).toBeNull();
  show(client, 'never read', null);
  expect(oldestShown(client)).toBeNull();
  show(client, 'albums', 2_000);
  const leave = show(client, 'items', 1_000);
  expect(oldestShown(client)).toBe(1_000);
  leave();
  expect(oldestShown(client)).toBe(2_000);
});
