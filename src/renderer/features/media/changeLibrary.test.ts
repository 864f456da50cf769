import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { changeLibrary, editList } from './changeLibrary.ts';

function stage() {
  const client = new QueryClient();
  client.setQueryData(['items'], ['a', 'b', 'c']);
  const withoutB = editList<string>(['items'], (items) => items.filter((item) => item !== 'b'));
  return { client, withoutB };
}

describe('Changing the library', () => {
  it('shows the change before the server has answered', async () => {
    const { client, withoutB } = stage();
    let answer = () => {};
    const write = () => new Promise<void>((resolve) => (answer = resolve));
    const change = changeLibrary(client, { optimistic: [withoutB], write, refresh: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(client.getQueryData(['items'])).toEqual(['a', 'c']);
    answer();
    await change;
    expect(client.getQueryData(['items'])).toEqual(['a', 'c']);
  });

  it('puts everything back when the server refuses', async () => {
    const { client, withoutB } = stage();
    const write = () => Promise.reject(new Error('refused'));
    await expect(changeLibrary(client, { optimistic: [withoutB], write, refresh: [] })).rejects.toThrow(
      'refused',
    );
    expect(client.getQueryData(['items'])).toEqual(['a', 'b', 'c']);
  });

  it('leaves alone a list that was never read', async () => {
    const { client } = stage();
    const edit = editList<string>(['trash'], (items) => [...items, 'b']);
    await changeLibrary(client, { optimistic: [edit], write: () => Promise.resolve(), refresh: [] });
    expect(client.getQueryData(['trash'])).toBeUndefined();
  });

  it('is not undone by a reading that began before it', async () => {
    const { client, withoutB } = stage();
    const { promise, resolve } = Promise.withResolvers<string[]>();
    const reading = client.fetchQuery({ queryKey: ['items'], queryFn: () => promise }).catch(() => undefined);
    await changeLibrary(client, { optimistic: [withoutB], write: () => Promise.resolve(), refresh: [] });
    resolve(['a', 'b', 'c']);
    await reading;
    expect(client.getQueryData(['items'])).toEqual(['a', 'c']);
  });

  it('reads again what the server counts, whatever it answered', async () => {
    const { client, withoutB } = stage();
    const write = () => Promise.reject(new Error('refused'));
    await changeLibrary(client, { optimistic: [withoutB], write, refresh: [['items']] }).catch(() => {});
    expect(client.getQueryState(['items'])?.isInvalidated).toBe(true);
  });
});
