import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { type VaultItemId, vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { movableClock } from '#tests/support/movableClock.ts';
import { ReadingAhead } from './readingAhead.ts';
import type { ServedItem } from './server/servedItem.ts';
import type { VaultServer } from './server/vaultServer.ts';

const userId = userIdSchema.parse('rose');
const vaultId = vaultIdSchema.parse('6a1f7c0e-3b1c-4c63-9d06-0f6a5f0b7f11');
const otherVaultId = vaultIdSchema.parse('6a1f7c0e-3b1c-4c63-9d06-0f6a5f0b7f12');
const NOON = Date.parse('2026-06-01T12:00:00Z');

const idOf = (index: number): VaultItemId =>
  vaultItemIdSchema.parse(`00000000-0000-4000-8000-00000000000${index}`);
const item = (index: number, nonce: string, updatedAt: number): ServedItem => ({
  itemId: idOf(index),
  document: {},
  kind: 'note',
  nonce,
  createdAt: NOON,
  updatedAt,
  trashedAt: null,
  fileIds: [],
  earlierVersions: [],
});

/** A server that counts how often it is asked, and answers `stored` in pages of one. */
function serve(stored: ServedItem[], { onPage = () => undefined }: { onPage?: () => unknown } = {}) {
  const asked: string[] = [];
  const server: Pick<VaultServer, 'readItems' | 'readItemsSince'> = {
    async *readItems() {
      asked.push('all');
      for (const each of [...stored]) {
        await onPage();
        yield [each];
      }
    },
    async readItemsSince(_userId, _vaultId, since) {
      asked.push('changed');
      return stored.filter(({ updatedAt }) => updatedAt >= since);
    },
  };
  return { server, asked };
}

async function nonces(pages: AsyncIterable<readonly ServedItem[]>): Promise<string[]> {
  const found: string[] = [];
  for await (const page of pages) found.push(...page.map(({ nonce }) => nonce));
  return found.toSorted();
}

test('what is taken without a beginning is read once', async () => {
  const { server, asked } = serve([item(1, 'a', NOON), item(2, 'b', NOON)]);
  const ahead = new ReadingAhead({ clock: movableClock(NOON), server });
  expect(await nonces(ahead.take(userId, vaultId))).toEqual(['a', 'b']);
  expect(asked).toEqual(['all']);
});

test('what was read before is not read again, and each item is given once as it stands now', async () => {
  const stored = [item(1, 'a', NOON - 60_000), item(2, 'b', NOON - 90_000)];
  const { server, asked } = serve(stored);
  const ahead = new ReadingAhead({ clock: movableClock(NOON), server });
  ahead.begin(userId, vaultId);
  ahead.begin(userId, vaultId);
  await nonces(ahead.take(userId, vaultId));
  stored[1] = item(2, 'b, changed since', NOON + 5_000);
  stored.push(item(3, 'c, new since', NOON + 6_000));
  expect(await nonces(ahead.take(userId, vaultId))).toEqual(['a', 'b, changed since', 'c, new since']);
  expect(asked).toEqual(['all', 'changed', 'changed']);
});

test('what was changed while the rest was being read is not missed, however long that took', async () => {
  const clock = movableClock(NOON);
  const stored = [item(1, 'a', NOON - 60_000), item(2, 'b', NOON - 60_000)];
  let pages = 0;
  const { server } = serve(stored, {
    onPage: () => {
      pages += 1;
      clock.advance(30_000);
      // The first was read, and is written now; the second is written later, and read as it is then.
      if (pages === 2) stored[0] = item(1, 'a, changed meanwhile', clock.now() - 29_000);
    },
  });
  const ahead = new ReadingAhead({ clock, server });
  stored[1] = item(2, 'b, later', NOON + 59_000);
  ahead.begin(userId, vaultId);
  expect(await nonces(ahead.take(userId, vaultId))).toEqual(['a, changed meanwhile', 'b, later']);
});

test('a reading that failed is begun anew by who takes it next', async () => {
  let isDown = true;
  const { server, asked } = serve([item(1, 'a', NOON)], {
    onPage: () => {
      if (isDown) throw new Error('The line is down');
    },
  });
  const ahead = new ReadingAhead({ clock: movableClock(NOON), server });
  await expect(nonces(ahead.take(userId, vaultId))).rejects.toThrow('The line is down');
  isDown = false;
  expect(await nonces(ahead.take(userId, vaultId))).toEqual(['a']);
  expect(asked).toEqual(['all', 'all']);
});

test('what was read of another vault, or forgotten, is never taken', async () => {
  const { server, asked } = serve([item(1, 'a', NOON)]);
  const ahead = new ReadingAhead({ clock: movableClock(NOON), server });
  ahead.begin(userId, otherVaultId);
  await nonces(ahead.take(userId, vaultId));
  ahead.forget();
  await nonces(ahead.take(userId, vaultId));
  expect(asked).toEqual(['all', 'all', 'all']);
});
