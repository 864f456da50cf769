/** Two contents become one as their owner chose, and the files of both stay. */
import { expect, test } from 'vitest';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { mergeContents } from './mergeContents.ts';

const login = (parts: object): VaultContent =>
  vaultContentSchema.parse({ kind: 'password', title: 'Bank', ...parts });
const file = (minute: number) => ({
  fileId: crypto.randomUUID(),
  name: `${minute}.pdf`,
  contentType: 'application/pdf',
  byteCount: 1,
  key: 'A'.repeat(43),
  addedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
});

test('each field is of the side that was chosen, and a password brings the day on which it was changed', () => {
  const here = login({ username: 'rose', password: 'old', passwordChangedAt: '2026-01-01T00:00:00.000Z' });
  const other = login({ username: 'r', password: 'new', passwordChangedAt: '2026-02-02T00:00:00.000Z' });
  expect(mergeContents(here, other, { password: 'other', username: 'this' })).toEqual({
    ...here,
    password: 'new',
    passwordChangedAt: '2026-02-02T00:00:00.000Z',
  });
});

test('the files of both stay, each once, in the order in which they were added', () => {
  const [first, common, last] = [file(1), file(2), file(3)];
  const merged = mergeContents(
    login({ attachments: [common, last] }),
    login({ attachments: [first, common] }),
    {},
  );
  expect(merged.attachments.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf', '3.pdf']);
});
