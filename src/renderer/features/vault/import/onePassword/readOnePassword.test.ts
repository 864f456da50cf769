import { expect, test } from 'vitest';
import { readFixture, zip } from '#tests/support/vault/exports.ts';
import { fieldsOf, itemNamed, readAll, refusalOf, secretFieldsOf } from '../readIn.testing.ts';

const archive = async () =>
  zip({
    'export.attributes': '{"version":3,"description":"1Password Unencrypted Export","createdAt":1585333569}',
    'export.data': await readFixture('onepassword.json').text(),
    'files/doc1__contract.pdf': 'contract',
    'files/doc2__will.txt': 'all to Paul',
  });

test('a login comes over with its code, fields, documents and dates', async () => {
  const outcome = await readAll(await archive());
  expect(outcome.source).toBe('onepassword-1pux');
  const { content, files } = itemNamed(outcome, 'Bank of Examples');
  expect(content).toMatchObject({
    kind: 'password',
    username: 'marie',
    password: 'correct horse',
    notes: 'Branch in Lyon',
    isFavourite: true,
    tags: ['money', 'banks', 'Private'],
    websites: ['https://www.bank.example/login', 'https://app.bank.example'],
    passwordChangedAt: '2022-03-01T10:00:00.000Z',
    oneTimeCode:
      'otpauth://totp/Bank:marie?issuer=Bank&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  });
  expect(fieldsOf(content)).toEqual({
    branch: '7788',
    app: 'https://app.bank.example',
    'Security · PIN': '4321',
    'In 1Password since': '2019-02-03',
    'Last changed in 1Password': '2023-05-04',
  });
  expect(secretFieldsOf(content)).toEqual(['Security · PIN']);
  expect(files.map(({ name }) => name)).toEqual(['contract.pdf']);
  expect(await files[0]?.bytes.text()).toBe('contract');
});

test('cards and papers have their numbers and dates in their places', async () => {
  const outcome = await readAll(await archive());
  const card = itemNamed(outcome, 'Visa').content;
  expect(card).toMatchObject({
    kind: 'document',
    documentType: 'Payment card',
    number: '4111111111111111',
    issuedOn: '2024-03-01',
    expiresOn: '2028-02-29',
  });
  expect(fieldsOf(card)).toMatchObject({ 'verification number': '123', 'cardholder name': 'Marie Exemple' });
  expect(secretFieldsOf(card)).toEqual(['verification number']);
  const passport = itemNamed(outcome, 'Passport').content;
  expect(passport).toMatchObject({
    kind: 'document',
    documentType: 'Passport',
    number: '12AB34567',
    issuer: 'Préfecture du Rhône',
    issuedOn: '2021-03-01',
    expiresOn: '2031-03-01',
  });
  expect(passport.tags).toContain('Archived');
});

test('a document becomes a file, an identity a contact, a wallet a seed, a key a note', async () => {
  const outcome = await readAll(await archive());
  const document = itemNamed(outcome, 'Will');
  expect(document.content.kind).toBe('file');
  expect(await document.files[0]?.bytes.text()).toBe('all to Paul');
  const identity = itemNamed(outcome, 'Me').content;
  expect(identity).toMatchObject({
    kind: 'contact',
    address: '1 rue des Lilas\n69001 Lyon\nfr',
    phone: '+33 4 00 00 00 00',
    email: 'marie@example.org',
  });
  expect(fieldsOf(identity)).toMatchObject({ 'Identification · birth date': '1970-05-23' });
  const wallet = itemNamed(outcome, 'Bitcoin').content;
  expect(wallet).toMatchObject({ kind: 'seed', words: 'abandon ability able' });
  expect(fieldsOf(wallet)).toMatchObject({ 'Wallet · wallet address': 'bc1qexample' });
  const key = itemNamed(outcome, 'Server key').content;
  expect(fieldsOf(key)).toMatchObject({ Fingerprint: 'SHA256:abc', 'Public key': 'ssh-ed25519 AAAA' });
  expect(secretFieldsOf(key)).toContain('Private key');
});

test('what is missing, former or broken is told of', async () => {
  const { notTaken } = await readAll(await archive());
  expect(notTaken).toEqual([
    { what: 'Bank of Examples: lost.pdf', why: 'missing-file' },
    { what: 'Bank of Examples', why: 'former-passwords' },
    { what: 'Broken', why: 'not-understood' },
  ]);
});

test('a password where a kind has no place for one is a hidden field', async () => {
  const item = {
    categoryUuid: '003',
    details: { password: 'open sesame', notesPlain: 'x' },
    overview: { title: 'Note' },
  };
  const data = JSON.stringify({ accounts: [{ vaults: [{ items: [item] }] }] });
  const { content } = itemNamed(await readAll(await zip({ 'export.data': data })), 'Note');
  expect(content.customFields).toEqual([{ label: 'Password', value: 'open sesame', isSecret: true }]);
});

/** Of one vault with these items. */
const exported = async (items: readonly object[], files: Readonly<Record<string, string>> = {}) =>
  readAll(await zip({ 'export.data': JSON.stringify({ accounts: [{ vaults: [{ items }] }] }), ...files }));

test('a link to another item goes by its name, and one that leads nowhere is told of', async () => {
  const link = (uuid: string) => ({ title: 'See', id: uuid, value: { reference: uuid } });
  const outcome = await exported([
    { uuid: 'a', categoryUuid: '003', details: {}, overview: { title: 'Lawyer' } },
    {
      uuid: 'b',
      categoryUuid: '003',
      details: { sections: [{ title: '', fields: [link('a'), link('gone')] }] },
      overview: { title: 'Will' },
    },
  ]);
  const will = itemNamed(outcome, 'Will');
  expect(will.content.customFields.map(({ value }) => value)).toEqual(['Lawyer', 'gone']);
  expect(will.remarks).toEqual(['broken-reference']);
});

test('what a newer 1Password adds is kept, and an unknown kind, a code without codes and no name are told of', async () => {
  const sections = [
    {
      title: '',
      fields: [
        { title: 'code', id: 't', value: { totp: 'steam://ABCDEFGH' } },
        { title: 'mail', id: 'm', value: { email: { email_address: 'a@b.example', provider: 'Post' } } },
        { title: 'way in', id: 's', value: { ssoLogin: { provider: 'School' } } },
      ],
    },
  ];
  const { items, notTaken } = await exported([
    {
      categoryUuid: '001',
      details: { sections, tones: { first: 'do' } },
      overview: { title: '', urls: [{ label: '', url: 'https://x.example', mode: 'never' }] },
    },
    { categoryUuid: '900', details: { notesPlain: 'x' }, overview: { title: 'Boat' } },
  ]);
  expect(items.map(({ remarks }) => remarks)).toEqual([
    ['code-without-codes', 'without-name'],
    ['unknown-kind'],
  ]);
  const [login] = items;
  expect(login && fieldsOf(login.content)).toEqual({
    code: 'steam://ABCDEFGH',
    mail: 'a@b.example',
    provider: 'Post',
    'way in · provider': 'School',
    'tones · first': 'do',
  });
  expect(notTaken).toEqual([{ what: 'x.example', why: 'address-rules' }]);
});

test('a file that no item names is told of; one of an item in the trash stays with that', async () => {
  const details = { documentAttributes: { fileName: 'old.txt', documentId: 'doc1' } };
  const { notTaken } = await exported(
    [{ categoryUuid: '006', state: 'trashed', details, overview: { title: 'Old' } }],
    { 'files/doc1__old.txt': 'x', 'files/doc2__lost.txt': 'y' },
  );
  expect(notTaken).toEqual([
    { what: 'Old', why: 'in-trash' },
    { what: 'lost.txt', why: 'file-of-none' },
  ]);
});

test('an archive whose data is no export of 1Password is refused', async () => {
  expect(await refusalOf(await zip({ 'export.data': '{"accounts": 3}' }))).toBe('damaged');
  expect(await refusalOf(await zip({ 'export.data': '{"accounts": [' }))).toBe('damaged');
  expect(await refusalOf(await zip({ 'letter.txt': 'x' }))).toBe('not-an-export');
});

test('the CSV tells of codes, favourites, tags and what was archived', async () => {
  const outcome = await readAll(readFixture('onepassword.csv'));
  expect(outcome.source).toBe('onepassword-csv');
  expect(itemNamed(outcome, 'Bank of Examples').content).toMatchObject({
    kind: 'password',
    isFavourite: true,
    tags: ['family', 'money', 'banks'],
    oneTimeCode:
      'otpauth://totp/Bank:marie?issuer=Bank&secret=JBSWY3DPEHPK3PXP&algorithm=SHA256&digits=8&period=60',
  });
  expect(itemNamed(outcome, 'Old forum').content.tags).toEqual(['Archived']);
});
