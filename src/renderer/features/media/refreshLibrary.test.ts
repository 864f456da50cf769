import { type QueryClient as Client, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLibrary, editList } from './changeLibrary.ts';
import { hearLibraryChanges, refreshLibrary } from './refreshLibrary.ts';

const items = ['library', 'rose', 'items', 'summers'];
const storage = ['library', 'rose', 'storage'];
const leaving: (() => void)[] = [];

function openTab(): Client {
  const client = new QueryClient();
  for (const key of [items, storage, ['profile']]) client.setQueryData(key, []);
  leaving.push(hearLibraryChanges(client));
  return client;
}
const isOld = (client: Client, key: readonly string[]) => client.getQueryState(key)?.isInvalidated === true;

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

test('what one tab changes, the others read again', async () => {
  const [here, there] = [openTab(), openTab()];
  const edit = editList<{ id: string }>(items, (present) => present);
  await changeLibrary(here, { optimistic: [edit], write: () => Promise.resolve(), refresh: [storage] });
  await vi.waitFor(() => expect([isOld(there, items), isOld(there, storage)]).toEqual([true, true]));
  expect(isOld(here, items)).toBe(false);
});

test('a refusal is nothing the others need to hear of', async () => {
  const [here, there] = [openTab(), openTab()];
  const edit = editList<{ id: string }>(items, (present) => present);
  const refused = () => Promise.reject(new Error('refused'));
  await changeLibrary(here, { optimistic: [edit], write: refused, refresh: [] }).catch(() => {});
  await refreshLibrary(here, [storage]);
  await vi.waitFor(() => expect(isOld(there, storage)).toBe(true));
  expect(isOld(there, items)).toBe(false);
});

test('another tab makes nothing old but the library', async () => {
  const [here, there] = [openTab(), openTab()];
  await refreshLibrary(here, [['profile']]);
  await refreshLibrary(here, [storage]);
  await vi.waitFor(() => expect(isOld(there, storage)).toBe(true));
  expect(isOld(there, ['profile'])).toBe(false);
});
