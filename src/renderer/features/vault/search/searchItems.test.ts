import { expect, test } from 'vitest';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { foldText } from '#shared/vault/foldText.ts';
import { processorTimeOf } from '#tests/support/processorTime.ts';
import { random } from '#tests/support/random.ts';
import { titleOf } from './itemTitle.ts';
import { searchableText } from './searchableText.ts';
import { createSearch, type ItemSorting, searchItems, sortItems } from './searchItems.ts';

const item = (title: string, parts: Record<string, unknown> = {}, updatedAt = 0, createdAt = 0) => ({
  content: vaultContentSchema.parse({ kind: 'note', title, ...parts }),
  updatedAt,
  createdAt,
});
const titles = (items: readonly { content: { title: string } }[]) =>
  items.map(({ content }) => content.title);
const sorting = (parts: Partial<ItemSorting> = {}): ItemSorting => ({
  order: 'name',
  isFavouriteFirst: false,
  language: 'fr',
  ...parts,
});

test.each([
  ['Sœur', 'soeur'],
  ['ÉCOLE', 'école'],
  ['L’été', "l'ete"],
  ['Straße', 'STRASSE'],
  ['e\u0301te\u0301', 'été'],
  ['20\u00a0000 €', '20 000'],
  ['ﬁnance', 'finance'],
])('%s is found by %s', (title, query) => {
  expect(titles(searchItems([item(title), item('other')], query))).toEqual([title]);
});

test('every word has to occur, wherever in the item', () => {
  const items = [
    item('Banque', { notes: 'Agence de Lyon', tags: ['famille'] }),
    item('Banque', { notes: 'Agence de Nice' }),
  ];
  expect(searchItems(items, ' lyon  banq ')).toHaveLength(1);
  expect(searchItems(items, 'banque')).toHaveLength(2);
  expect(searchItems(items, 'banque paris')).toHaveLength(0);
  expect(searchItems(items, '  ')).toBe(items);
});

test('what is typed letter by letter finds what the whole query finds', () => {
  const vocabulary = ['lyon', 'nice', 'banque', 'ban', 'clé', 'agence de lyon'];
  const choose = random(11);
  const pick = () => vocabulary[Math.floor(choose() * vocabulary.length)] ?? '';
  const items = Array.from({ length: 300 }, () => item(pick(), { notes: `${pick()} ${pick()}` }));
  const shorter = items.slice(0, 200);
  const search = createSearch<(typeof items)[number]>();
  let typed = '';
  for (let step = 0; step < 400; step += 1) {
    const word = ['', ...vocabulary][Math.floor(choose() * 7)] ?? '';
    typed = choose() < 0.2 ? word : choose() < 0.4 ? typed.slice(0, -1) : typed + (word[0] ?? ' ');
    const among = choose() < 0.1 ? shorter : items;
    expect(search(among, typed)).toEqual(searchItems(among, typed));
  }
});

test('a letter that leaves all that was found leaves the list itself', () => {
  const items = [item('Banque A'), item('Banque B')];
  const search = createSearch<(typeof items)[number]>();
  expect(search(items, 'b')).toBe(items);
  expect(search(items, 'banque')).toBe(items);
});

test('a word is not found across two texts', () => {
  expect(searchItems([item('ab', { notes: 'cd' })], 'abcd')).toEqual([]);
});

test('what is shown in the open is found in every kind', () => {
  const everything = [
    item('document', { kind: 'document', issuer: 'needle' }),
    item('password', { kind: 'password', websites: ['https://needle.example'] }),
    item('account', { kind: 'account', provider: 'needle' }),
    item('letter', { kind: 'letter', body: [{ kind: 'paragraph', spans: [{ text: 'a needle here' }] }] }),
    item('wishes', { kind: 'wishes', allergies: 'needle' }),
    item('contact', { kind: 'contact', phone: 'needle' }),
    item('note', { tags: ['needle'] }),
    item('field', { customFields: [{ label: 'label', value: 'needle' }] }),
    item('hidden field', { customFields: [{ label: 'needle', value: 'x', isSecret: true }] }),
    item('file', {
      kind: 'file',
      attachments: [
        {
          fileId: '00000000-0000-4000-8000-000000000000',
          name: 'needle.pdf',
          byteCount: 1,
          sha256: '0'.repeat(64),
          key: 'A'.repeat(43),
          addedAt: '2026-01-01T00:00:00Z',
        },
      ],
    }),
    item('seed', { kind: 'seed', wallet: 'needle' }),
  ];
  expect(searchItems(everything, 'needle')).toHaveLength(everything.length);
});

test('no secret is ever found', () => {
  const secrets = [
    item('password', { kind: 'password', password: 'needle', oneTimeCode: 'needle' }),
    item('document', { kind: 'document', number: 'needle' }),
    item('account', { kind: 'account', accountNumber: 'needle' }),
    item('seed', {
      kind: 'seed',
      words: 'needle',
      passphrase: 'needle',
      pin: 'needle',
      derivationPath: 'needle',
    }),
    item('field', { customFields: [{ label: 'label', value: 'needle', isSecret: true }] }),
    item('new part', { partOfANewerVersion: 'needle' }),
  ];
  expect(searchItems(secrets, 'needle')).toEqual([]);
});

test('names are in the order of the language, numbers by their size', () => {
  const items = ['zèbre', 'École 10', 'ecole 9', 'Œuvre', 'oeil', 'abricot'].map((title) => item(title));
  expect(titles(sortItems(items, sorting()))).toEqual([
    'abricot',
    'ecole 9',
    'École 10',
    'oeil',
    'Œuvre',
    'zèbre',
  ]);
});

test('the last change comes first, kinds in the order in which they are offered, favourites before all', () => {
  const items = [
    item('b', { kind: 'seed' }, 1),
    item('c', { kind: 'document' }, 3),
    item('a', { kind: 'password', isFavourite: true }, 2),
    item('A', { kind: 'document' }, 0),
  ];
  expect(titles(sortItems(items, sorting({ order: 'changed' })))).toEqual(['c', 'a', 'b', 'A']);
  expect(titles(sortItems(items, sorting({ order: 'kind' })))).toEqual(['A', 'c', 'a', 'b']);
  expect(titles(sortItems(items, sorting({ order: 'kind', isFavouriteFirst: true })))).toEqual([
    'a',
    'A',
    'c',
    'b',
  ]);
  expect(titles(items)).toEqual(['b', 'c', 'a', 'A']);
});

test('the newest comes first, however often others were changed', () => {
  const items = [item('old', {}, 9, 1), item('new', {}, 3, 3), item('between', {}, 5, 2)];
  expect(titles(sortItems(items, sorting({ order: 'newest' })))).toEqual(['new', 'between', 'old']);
});

test('what has no title stands where its own words put it, and what has no words comes last', () => {
  const items = [
    item('', { kind: 'note' }),
    item('', { kind: 'password', websites: ['https://www.m.example/login'], username: 'z' }),
    item('z'),
    item('a'),
  ];
  expect(sortItems(items, sorting()).map(({ content }) => titleOf(content))).toEqual([
    'a',
    'm.example',
    'z',
    '',
  ]);
});

test('no title is ever made of a secret', () => {
  for (const kind of ['document', 'password', 'account', 'seed', 'wishes', 'note', 'file', 'letter']) {
    const content = vaultContentSchema.parse({
      kind,
      number: 'needle',
      password: 'needle',
      accountNumber: 'needle',
      words: 'needle',
      pin: 'needle',
      notes: 'needle',
      allergies: 'needle',
    });
    expect(titleOf(content)).toBe('');
  }
});

test('a key typed over 5,000 items takes less than a frame of 16 ms', async () => {
  const next = random(11);
  const word = () => Math.floor(next() * 36 ** 6).toString(36);
  const items = Array.from({ length: 5_000 }, (_, index) =>
    item(`Élément ${index} ${word()}`, {
      kind: 'password',
      username: word(),
      websites: [`https://${word()}.example/login`],
      notes: Array.from({ length: 60 }, word).join(' '),
      tags: [word(), word()],
      customFields: [{ label: word(), value: word() }],
    }),
  );
  const sorted = sortItems(items, sorting());
  for (const { content } of sorted) searchableText(content);
  const keys = ['e', 'el', 'ele', 'elem', 'element 49', 'element 4999', 'zz', 'abc def ghi'];
  const { milliseconds } = await processorTimeOf(async () => {
    for (const key of keys) searchItems(sorted, key);
  });
  expect(milliseconds / keys.length).toBeLessThan(16);
});

test('folding twice changes nothing', () => {
  for (const text of ['L’Œuvre d’été', 'ǅ ǆ', 'İstanbul', 'ẞ', 'ﬃ']) {
    expect(foldText(foldText(text))).toBe(foldText(text));
  }
});
