import { expect, test } from 'vitest';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { readFixture } from '#tests/support/vault/exports.ts';
import { compareWithVault } from './duplicates.ts';
import { readAll } from './readIn.testing.ts';

const login = (parts: Record<string, unknown> = {}) =>
  vaultContentSchema.parse({
    kind: 'password',
    title: 'Bank of Examples',
    username: 'marie',
    password: 'correct horse',
    websites: ['https://www.bank.example/login'],
    ...parts,
  });
const note = (title: string, notes: string) => vaultContentSchema.parse({ kind: 'note', title, notes });
const incoming = (...contents: ReturnType<typeof login>[]) =>
  contents.map((content) => ({ content, files: [] }));
const inVault = (...contents: ReturnType<typeof login>[]) =>
  contents.map((content, index) => ({ id: `item ${index}`, content }));

test('a login that the vault holds is a duplicate, whatever its case, tags and address on the site', () => {
  const again = login({
    username: 'Marie',
    tags: ['x'],
    websites: ['https://bank.example'],
    isFavourite: true,
  });
  const [comparison] = compareWithVault(incoming(again), inVault(note('x', 'y'), login()));
  expect(comparison).toEqual({ verdict: 'duplicate', of: { where: 'vault', id: 'item 1' } });
});

test('the same login with another password differs in it', () => {
  const [comparison] = compareWithVault(incoming(login({ password: 'new' })), inVault(login()));
  expect(comparison).toEqual({
    verdict: 'differs',
    of: { where: 'vault', id: 'item 0' },
    parts: ['password'],
  });
});

test('what the vault does not hold yet is never called a duplicate', () => {
  const richer = login({ notes: 'Branch in Lyon', customFields: [{ label: 'PIN', value: '1' }] });
  expect(compareWithVault(incoming(richer), inVault(login()))).toMatchObject([
    { verdict: 'differs', parts: ['notes', 'customFields'] },
  ]);
  expect(compareWithVault(incoming(login()), inVault(richer))).toMatchObject([{ verdict: 'duplicate' }]);
  const withFile = [{ content: login(), files: [{ name: 'a.pdf', byteCount: 3 }] }];
  expect(compareWithVault(withFile, inVault(login()))).toMatchObject([
    { verdict: 'differs', parts: ['attachments'] },
  ]);
});

test('another name at the same site, or another site, is another login', () => {
  const others = incoming(login({ username: 'paul' }), login({ websites: ['https://bank.test'] }));
  expect(compareWithVault(others, inVault(login()))).toEqual([{ verdict: 'new' }, { verdict: 'new' }]);
});

test('two notes of one title and different texts are both kept', () => {
  const [first, second, third] = compareWithVault(
    incoming(note('Codes', 'one'), note('Codes', 'two'), note('Codes', 'one\r\n')),
    [],
  );
  expect(first).toEqual({ verdict: 'new' });
  expect(second).toMatchObject({ verdict: 'differs', parts: ['notes'] });
  expect(third).toEqual({ verdict: 'duplicate', of: { where: 'import', index: 0 } });
});

test('one that matches wholly counts before one that matches nearly', () => {
  const comparisons = compareWithVault(incoming(login()), inVault(login({ password: 'x' }), login()));
  expect(comparisons).toEqual([{ verdict: 'duplicate', of: { where: 'vault', id: 'item 1' } }]);
});

test('the same export read twice brings nothing new', async () => {
  for (const name of ['bitwarden.json', 'firefox.csv', 'onepassword.csv']) {
    const { items } = await readAll(readFixture(name), { language: 'fr' });
    const incomingItems = items.map(({ content }) => ({ content, files: [] }));
    const comparisons = compareWithVault(incomingItems, inVault(...items.map(({ content }) => content)));
    expect(new Set(comparisons.map(({ verdict }) => verdict))).toEqual(new Set(['duplicate']));
  }
});

test("a browser's copy of a login, named after its website, is known again", async () => {
  const { items } = await readAll(readFixture('bitwarden.json'));
  const vault = inVault(...items.map(({ content }) => content));
  for (const name of ['chrome.csv', 'apple.csv', 'firefox.csv']) {
    const copies = (await readAll(readFixture(name))).items.map(({ content }) => ({ content, files: [] }));
    expect(compareWithVault(copies, vault)[0], name).toMatchObject({ verdict: 'duplicate' });
  }
});

test('20,000 notes without a title are compared in bearable time', () => {
  const many = incoming(...Array.from({ length: 20_000 }, (_, index) => note('', `${index}`)));
  const begun = performance.now();
  const comparisons = compareWithVault([...many, ...many], []);
  expect(comparisons.slice(20_000).every(({ verdict }) => verdict === 'duplicate')).toBe(true);
  expect(performance.now() - begun).toBeLessThan(20_000);
});
