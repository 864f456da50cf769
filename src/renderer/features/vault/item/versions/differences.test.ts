import { expect, test } from 'vitest';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { joinFiles, mergeContents, takeFilesAlong } from '../conflict/mergeContents.ts';
import { differingFields } from './differences.ts';

const login = (parts: object = {}): VaultContent =>
  vaultContentSchema.parse({ kind: 'password', title: 'Bank', username: 'marie', password: 'one', ...parts });
const file = (id: number, addedAt: string) => ({
  fileId: `00000000-0000-4000-8000-00000000000${id}`,
  name: `${id}.pdf`,
  byteCount: 1,
  sha256: '0'.repeat(64),
  key: 'A'.repeat(43),
  addedAt,
});

test('two contents that say the same differ in nothing, whatever the order of what is in them', () => {
  const one = login({ customFields: [{ label: 'a', value: 'b' }], extra: { x: 1, y: 2 } });
  const other = login({ extra: { y: 2, x: 1 }, customFields: [{ value: 'b', label: 'a' }] });
  expect(differingFields(one, other)).toEqual([]);
});

test('the fields that differ are told in the order in which they are read, those of a newer version last', () => {
  const other = login({ colour: 'red', notes: 'n', password: 'two', title: 'My bank', tags: ['money'] });
  expect(differingFields(login(), other)).toEqual(['title', 'password', 'notes', 'tags', 'colour']);
});

test('a password brings its date with it, and the date alone is no difference', () => {
  const other = login({ password: 'two', passwordChangedAt: '2026-01-01T00:00:00.000Z' });
  expect(differingFields(login(), other)).toEqual(['password']);
  expect(mergeContents(login(), other, { password: 'other' })).toMatchObject({
    password: 'two',
    passwordChangedAt: '2026-01-01T00:00:00.000Z',
  });
});

test('of two versions each field is taken from the side that was chosen', () => {
  const here = login({ title: 'Here', notes: 'here', only: 'here' });
  const other = login({ title: 'Other', notes: 'other', username: 'paul' });
  const merged = mergeContents(here, other, { title: 'other', notes: 'this' });
  expect(merged).toMatchObject({ title: 'Other', notes: 'here', username: 'marie', only: 'here' });
});

test('the files of both versions stay, each once', () => {
  const [first, second, third] = [
    file(1, '2026-01-01T00:00:00.000Z'),
    file(2, '2026-01-02T00:00:00.000Z'),
    file(3, '2026-01-03T00:00:00.000Z'),
  ];
  const here = login({ attachments: [first, third] });
  const other = login({ attachments: [first, second] });
  const names = mergeContents(here, other, {}).attachments.map(({ name }) => name);
  expect(names).toEqual(['1.pdf', '2.pdf', '3.pdf']);
  expect(joinFiles([], [])).toEqual([]);
});

test('two versions that each hold as many files as are added to one keep all of them when they become one', () => {
  const files = (letter: string) =>
    Array.from({ length: 200 }, (_each, at) => ({
      ...file(1, '2026-01-01T00:00:00.000Z'),
      fileId: `0000000${letter}-0000-4000-8000-${String(at).padStart(12, '0')}`,
      name: `${letter}${at}.pdf`,
    }));
  const [here, other] = [files('a'), files('b')];
  const { attachments } = mergeContents(login({ attachments: here }), login({ attachments: other }), {});
  expect(new Set(attachments.map(({ name }) => name))).toEqual(
    new Set([...here, ...other].map(({ name }) => name)),
  );
});

test('files that came while words were written go along with them, and anything else is the owner’s to decide', () => {
  const base = login();
  const standing = login({ attachments: [file(1, '2026-01-01T00:00:00.000Z')] });
  const written = login({ title: 'Written' });
  expect(takeFilesAlong(written, differingFields(base, standing), standing)).toMatchObject({
    title: 'Written',
    attachments: [{ name: '1.pdf' }],
  });
  expect(takeFilesAlong(written, ['notes'], login({ notes: 'x' }))).toBeNull();
});
