import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { userIdSchema } from '#shared/domain/ids.ts';
import { keepValue, readKeptValue } from './keptValues.ts';

const rose = userIdSchema.parse('rose');
const records = new Map<string, Uint8Array<ArrayBuffer>>();
const keptAt = new Date(1_760_000_000_000);
const isKeeping = { current: true };

vi.mock('../currentPlatform.ts', () => ({
  platform: () => ({
    openKept: async () =>
      isKeeping.current
        ? {
            read: async (kind: string, id: string) => {
              const content = records.get(`${kind} ${id}`);
              return content ? { content, keptAt } : null;
            },
            write: async (kind: string, id: string, content: Uint8Array<ArrayBuffer>) =>
              void records.set(`${kind} ${id}`, content),
          }
        : null,
  }),
}));

beforeEach(() => {
  records.clear();
  isKeeping.current = true;
});

const albumsSchema = z.array(z.object({ title: z.string(), madeAt: z.date(), note: z.string().nullable() }));

test('what is kept comes back as it was, with its dates, and with when it was kept', async () => {
  const albums = [{ title: 'Été', madeAt: new Date(1_750_000_000_000), note: null }];
  await keepValue(rose, 'list', 'albums', albums);
  expect(await readKeptValue(rose, 'list', 'albums', albumsSchema)).toEqual({ value: albums, keptAt });
});

test('what another version of the app kept in another shape counts as nothing', async () => {
  await keepValue(rose, 'list', 'albums', [{ name: 'Été' }]);
  expect(await readKeptValue(rose, 'list', 'albums', albumsSchema)).toBeNull();
});

test('where nothing is kept, nothing is there', async () => {
  isKeeping.current = false;
  await keepValue(rose, 'list', 'albums', []);
  expect(await readKeptValue(rose, 'list', 'albums', albumsSchema)).toBeNull();
});
