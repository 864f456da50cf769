import { expect, test } from 'vitest';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { takeOver } from './takeOver.ts';

const login = (parts: Record<string, unknown>): VaultContent =>
  vaultContentSchema.parse({ kind: 'password', title: 'Bank', username: 'marie', ...parts });

test('what the import says takes the place of what is there, and what it leaves open stays', () => {
  const existing = login({ password: 'old', notes: 'Ask for Mr Roy', tags: ['money'], answers: ['bank'] });
  const incoming = login({ password: 'new', notes: '', tags: ['import'], isFavourite: true });
  expect(takeOver(existing, incoming)).toMatchObject({
    password: 'new',
    notes: 'Ask for Mr Roy',
    tags: ['money', 'import'],
    answers: ['bank'],
    isFavourite: true,
  });
});

test('files of the item stay with it', () => {
  const attachment = {
    fileId: crypto.randomUUID(),
    name: 'contract.pdf',
    byteCount: 1,
    sha256: 'a'.repeat(64),
    key: 'A'.repeat(43),
    addedAt: '2026-01-01T00:00:00Z',
  };
  const merged = takeOver(login({ attachments: [attachment] }), login({ password: 'new' }));
  expect(merged?.attachments).toHaveLength(1);
});

test('a website that is there already is not there twice', () => {
  const existing = login({ websites: ['https://bank.example'] });
  const incoming = login({ websites: ['https://www.bank.example/login', 'https://card.example'] });
  expect(takeOver(existing, incoming)).toMatchObject({
    websites: ['https://bank.example', 'https://card.example'],
  });
});

test('a field of the same name gets the new value; names that stand twice keep all their values', () => {
  const existing = login({
    customFields: [
      { label: 'PIN', value: '1' },
      { label: 'Question', value: 'a' },
      { label: 'Question', value: 'b' },
    ],
  });
  const incoming = login({
    customFields: [
      { label: 'PIN', value: '2' },
      { label: 'Question', value: 'c' },
    ],
  });
  expect(takeOver(existing, incoming)?.customFields.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'PIN 2',
    'Question a',
    'Question b',
    'Question c',
  ]);
});

test('the age of a password that did not change stays known', () => {
  const changedAt = '2020-01-01T00:00:00Z';
  const existing = login({ password: 'same', passwordChangedAt: changedAt });
  expect(takeOver(existing, login({ password: 'same', notes: 'x' }))).toMatchObject({
    passwordChangedAt: changedAt,
  });
  expect(takeOver(existing, login({ password: 'other' }))).toMatchObject({ passwordChangedAt: '' });
});

test('two that are more than one item holds are not put together', () => {
  const fields = (from: number) =>
    Array.from({ length: 150 }, (_, index) => ({ label: `${from + index}`, value: 'x' }));
  expect(takeOver(login({ customFields: fields(0) }), login({ customFields: fields(500) }))).toBeNull();
  expect(takeOver(login({}), vaultContentSchema.parse({ kind: 'note', title: 'Bank' }))).toBeNull();
});
