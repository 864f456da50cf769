import { expect, test } from 'vitest';
import { composeItem, type Draft } from './composeItem.ts';
import { importLabels } from './importLabels.ts';

const labels = importLabels.en;
const password = { kind: 'password' } as const;

test('a title that is too long is shortened, and stands whole in the notes', () => {
  const title = 'T'.repeat(600);
  const { content } = composeItem({ content: password, title, notes: 'N' }, labels);
  expect(content.title).toBe(`${'T'.repeat(499)}…`);
  expect(content.notes).toBe(`${title}\n\nN`);
});

test('a value too long for its place becomes a field, and one too long for a field a file', async () => {
  const username = 'u'.repeat(600);
  const secret = 'p'.repeat(20_000);
  const { content, files } = composeItem(
    { content: { ...password, username, password: secret }, title: 'Long' },
    labels,
  );
  expect(content).toMatchObject({ username: '', password: '' });
  expect(content.customFields).toEqual([
    { label: 'Username', value: username, isSecret: false },
    {
      label: 'More fields',
      value: 'Too long to stand here: see the attached file “Fields.txt”.',
      isSecret: false,
    },
  ]);
  expect(await files[0]?.bytes.text()).toBe(`Password\n${secret}`);
});

test('whatever stands elsewhere than it stood is told of, and so is an item without a name', () => {
  const remarksOf = (draft: Partial<Draft>) =>
    composeItem({ content: { kind: 'note' }, title: 'Any', ...draft }, labels).remarks;
  expect(remarksOf({})).toEqual([]);
  expect(remarksOf({ title: ' ' })).toEqual(['without-name']);
  expect(remarksOf({ title: 'a'.repeat(501) })).toEqual(['other-place']);
  expect(remarksOf({ notes: 'a'.repeat(100_001) })).toEqual(['other-place']);
  expect(remarksOf({ fields: [{ label: 'x', value: 'a'.repeat(10_001) }] })).toEqual(['other-place']);
  expect(remarksOf({ content: { kind: 'document', expiresOn: 'some day' } })).toEqual(['other-place']);
});

test('more fields than an item has room for stand in a file, none of them lost', async () => {
  const fields = Array.from({ length: 250 }, (_, index) => ({ label: `Field ${index}`, value: `${index}` }));
  const { content, files } = composeItem({ content: { kind: 'note' }, title: 'Many', fields }, labels);
  expect(content.customFields).toHaveLength(200);
  const text = `${content.customFields.map(({ label }) => label).join('\n')}\n${await files[0]?.bytes.text()}`;
  for (const { label } of fields) expect(text.split('\n')).toContain(label);
});

test('notes that are too long stand in a file', async () => {
  const notes = 'n'.repeat(100_001);
  const { content, files } = composeItem({ content: { kind: 'note' }, title: 'Long', notes }, labels);
  expect(content.notes).toBe('Too long to stand here: see the attached file “Notes.txt”.');
  expect(await files[0]?.bytes.text()).toBe(notes);
});

test('tags are told once each; too many or too long ones become fields, and so do websites', () => {
  const tags = [...Array.from({ length: 51 }, (_, index) => `tag ${index}`), 'tag 1', ' ', 'x'.repeat(101)];
  const websites = Array.from({ length: 51 }, (_, index) => `https://${index}.example`);
  const { content } = composeItem({ content: { ...password, websites }, title: 'Many', tags }, labels);
  expect(content.tags).toHaveLength(50);
  expect(content.customFields).toEqual([
    { label: 'Tag', value: 'tag 50', isSecret: false },
    { label: 'Tag', value: 'x'.repeat(101), isSecret: false },
    { label: 'Website', value: 'https://50.example', isSecret: false },
  ]);
});

test('a date that is none becomes a field', () => {
  const { content } = composeItem(
    { content: { kind: 'document', expiresOn: 'next year' }, title: 'Card' },
    labels,
  );
  expect(content.customFields).toEqual([{ label: 'Valid until', value: 'next year', isSecret: false }]);
});
