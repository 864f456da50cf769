import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { changeLibrary, editList } from './changeLibrary.ts';

interface Entry {
  readonly id: string;
  readonly caption?: string;
  readonly rotation?: number;
}
const list = (ids: string): Entry[] => [...ids].map((id) => ({ id }));

function stage() {
  const client = new QueryClient();
  client.setQueryData(['items'], list('abc'));
  const withoutB = editList<Entry>(['items'], (items) => items.filter(({ id }) => id !== 'b'));
  const entries = () => client.getQueryData<Entry[]>(['items']) ?? [];
  return {
    client,
    withoutB,
    entries,
    ids: () =>
      entries()
        .map(({ id }) => id)
        .join(''),
  };
}

/** A call whose answer the test gives. */
function held() {
  let refuse = () => {};
  const answer = new Promise<void>((_, reject) => {
    refuse = () => reject(new Error('refused'));
  });
  return { write: () => answer, refuse };
}
const settled = (change: Promise<void>) => change.catch(() => {});
const begun = () => new Promise((resolve) => setTimeout(resolve));

describe('Changing the library', () => {
  it('shows the change before the server has answered', async () => {
    const { client, withoutB, ids } = stage();
    let answer = () => {};
    const write = () => new Promise<void>((resolve) => (answer = resolve));
    const change = changeLibrary(client, { optimistic: [withoutB], write, refresh: [] });
    await begun();
    expect(ids()).toBe('ac');
    answer();
    await change;
    expect(ids()).toBe('ac');
  });

  it('puts everything back when the server refuses', async () => {
    const { client, withoutB, ids } = stage();
    const write = () => Promise.reject(new Error('refused'));
    await expect(changeLibrary(client, { optimistic: [withoutB], write, refresh: [] })).rejects.toThrow(
      'refused',
    );
    expect(ids()).toBe('abc');
  });

  it('takes nothing out that came while the server was asked', async () => {
    const { client, withoutB, ids } = stage();
    const { write, refuse } = held();
    const change = changeLibrary(client, { optimistic: [withoutB], write, refresh: [] });
    await begun();
    client.setQueryData(['items'], list('acde'));
    refuse();
    await settled(change);
    expect(ids()).toBe('abcde');
  });

  it('takes out again what it had put in', async () => {
    const { client, ids } = stage();
    const { write, refuse } = held();
    const withZ = editList<Entry>(['items'], (items) => [...items, ...list('z')]);
    const change = changeLibrary(client, { optimistic: [withZ], write, refresh: [] });
    await begun();
    client.setQueryData(['items'], list('abcdz'));
    refuse();
    await settled(change);
    expect(ids()).toBe('abcd');
  });

  it('takes back its own change of an entry, and leaves the others’', async () => {
    const { client, entries } = stage();
    const { write, refuse } = held();
    const edit = (facts: Partial<Entry>) =>
      editList<Entry>(['items'], (items) =>
        items.map((item) => (item.id === 'a' ? { ...item, ...facts } : item)),
      );
    const change = changeLibrary(client, { optimistic: [edit({ caption: 'Lake' })], write, refresh: [] });
    await begun();
    const write2 = () => Promise.resolve();
    await changeLibrary(client, { optimistic: [edit({ rotation: 90 })], write: write2, refresh: [] });
    refuse();
    await settled(change);
    expect(entries()[0]).toEqual({ id: 'a', rotation: 90 });
  });

  it('leaves alone a list that was never read', async () => {
    const { client } = stage();
    const edit = editList<Entry>(['trash'], (items) => [...items, ...list('b')]);
    await changeLibrary(client, { optimistic: [edit], write: () => Promise.resolve(), refresh: [] });
    expect(client.getQueryData(['trash'])).toBeUndefined();
  });

  it('is not undone by a reading that began before it', async () => {
    const { client, ids, withoutB } = stage();
    const { promise, resolve } = Promise.withResolvers<Entry[]>();
    const reading = client.fetchQuery({ queryKey: ['items'], queryFn: () => promise }).catch(() => undefined);
    await changeLibrary(client, { optimistic: [withoutB], write: () => Promise.resolve(), refresh: [] });
    resolve(list('abc'));
    await reading;
    expect(ids()).toBe('ac');
  });

  it('reads again what the server counts, whatever it answered, and after a refusal what was shown', async () => {
    const { client, withoutB } = stage();
    client.setQueryData(['counts'], 3);
    const write = () => Promise.reject(new Error('refused'));
    await settled(changeLibrary(client, { optimistic: [withoutB], write, refresh: [['counts']] }));
    expect(client.getQueryState(['counts'])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['items'])?.isInvalidated).toBe(true);
  });

  it('lets a reading that it had to interrupt begin again', async () => {
    const { client, withoutB } = stage();
    const reading = client.fetchQuery({ queryKey: ['items'], queryFn: () => new Promise<never>(() => {}) });
    void reading.catch(() => {});
    await changeLibrary(client, { optimistic: [withoutB], write: () => Promise.resolve(), refresh: [] });
    expect(client.getQueryState(['items'])?.isInvalidated).toBe(true);
  });
});
