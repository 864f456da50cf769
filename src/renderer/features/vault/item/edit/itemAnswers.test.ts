import { expect, test } from 'vitest';
import { type VaultContent, vaultContentSchema, vaultKinds } from '#shared/vault/content.ts';
import { answersOf, composeContent } from './itemAnswers.ts';

const now = new Date('2026-11-22T10:00:00Z');
const make = (parts: object): VaultContent => vaultContentSchema.parse(parts);

const login = make({
  kind: 'password',
  title: 'Bank',
  password: 'old',
  passwordChangedAt: '2020-01-01T00:00:00.000Z',
  websites: ['https://bank.example'],
  customFields: [{ label: 'Branch', value: '12', addedLater: 'kept' }],
  attachments: [],
  colour: 'of a newer version',
});

test.each(vaultKinds)('a %s that was only looked at is saved as it was', (kind) => {
  const content = make({
    kind,
    title: 'Something',
    unknown: { deep: [1] },
    tags: ['a'],
    answers: ['pets-who'],
  });
  expect(composeContent(content, answersOf(content), now)).toEqual(content);
});

test('what the form does not know survives, in the item and in its own fields', () => {
  const answers = answersOf(login);
  const changed = composeContent(login, { ...answers, title: 'My bank' }, now);
  expect(changed).toMatchObject({ title: 'My bank', colour: 'of a newer version' });
  expect(changed.customFields).toEqual([
    { label: 'Branch', value: '12', isSecret: false, addedLater: 'kept' },
  ]);
});

test('own fields keep what is theirs when their order changes', () => {
  const content = make({
    kind: 'note',
    customFields: [
      { label: 'one', value: '1', extra: 'first' },
      { label: 'two', value: '2', extra: 'second' },
    ],
  });
  const answers = answersOf(content);
  const turned = composeContent(
    content,
    { ...answers, customFields: answers.customFields.toReversed() },
    now,
  );
  expect(turned.customFields.map(({ label, extra }) => [label, extra])).toEqual([
    ['two', 'second'],
    ['one', 'first'],
  ]);
});

test('a password is dated when it changes, and only then', () => {
  const answers = answersOf(login);
  const renamed = composeContent(login, { ...answers, title: 'Other' }, now);
  expect(renamed).toMatchObject({ passwordChangedAt: '2020-01-01T00:00:00.000Z' });
  const withPassword = (password: string) =>
    composeContent(login, { ...answers, fields: { ...answers.fields, password } }, now);
  expect(withPassword('new')).toMatchObject({ password: 'new', passwordChangedAt: now.toISOString() });
  expect(withPassword('')).toMatchObject({ password: '', passwordChangedAt: '' });
});

test('empty websites and empty own fields are left out', () => {
  const answers = answersOf(login);
  const saved = composeContent(
    login,
    {
      ...answers,
      websites: [' https://bank.example ', '', ' '],
      customFields: [{ key: 'x', origin: null, label: ' ', value: '', isSecret: true }],
    },
    now,
  );
  expect(saved).toMatchObject({ websites: ['https://bank.example'], customFields: [] });
});

test('a name that was left out is taken from what says it', () => {
  const answers = answersOf(login);
  expect(composeContent(login, { ...answers, title: ' ' }, now).title).toBe('bank.example');
  const paper = make({ kind: 'document' });
  const fields = { documentType: 'Passport' };
  expect(composeContent(paper, { ...answersOf(paper), fields }, now).title).toBe('Passport');
  const note = make({ kind: 'note' });
  expect(composeContent(note, answersOf(note), now).title).toBe('');
});

test('a year of two digits is ahead for what runs out, and past for what was issued', () => {
  const paper = make({ kind: 'document', title: 'Passport' });
  const fields = { issuedOn: '0031-05-01', expiresOn: '0031-05-01' };
  expect(composeContent(paper, { ...answersOf(paper), fields }, now)).toMatchObject({
    issuedOn: '1931-05-01',
    expiresOn: '2031-05-01',
  });
});
