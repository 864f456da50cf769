import { expect, test } from 'vitest';
import { readFixture, sealAsBitwarden, zip } from '#tests/support/vault/exports.ts';
import { fieldsOf, itemNamed, readAll, refusalOf, secretFieldsOf } from '../readIn.testing.ts';

const plain = () => readFixture('bitwarden.json');

test('a login comes over with its addresses, code, folder, fields and dates', async () => {
  const outcome = await readAll(plain());
  expect(outcome.source).toBe('bitwarden-json');
  const { content } = itemNamed(outcome, 'Bank of Examples');
  expect(content).toMatchObject({
    kind: 'password',
    username: 'marie',
    password: 'correct horse',
    notes: 'Branch in Lyon',
    isFavourite: true,
    tags: ['Family', 'Banking'],
    websites: ['https://www.bank.example/login', 'https://app.bank.example'],
    passwordChangedAt: '2022-03-01T10:00:00.000Z',
    oneTimeCode:
      'otpauth://totp/Bank%20of%20Examples:marie?issuer=Bank%20of%20Examples&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  });
  expect(fieldsOf(content)).toEqual({
    'Customer number': '778899',
    'Telephone PIN': '4321',
    'Paper statements': 'Yes',
    'In Bitwarden since': '2019-02-03',
    'Last changed in Bitwarden': '2023-05-04',
  });
  expect(secretFieldsOf(content)).toEqual(['Telephone PIN']);
});

test('a card becomes a paper that is valid through its last month', async () => {
  const { content } = itemNamed(await readAll(plain()), 'Visa');
  expect(content).toMatchObject({
    kind: 'document',
    documentType: 'Payment card',
    number: '4111111111111111',
    issuer: 'Visa',
    expiresOn: '2028-02-29',
  });
  expect(fieldsOf(content)).toMatchObject({ 'Name on the card': 'Marie Exemple', 'Security code': '123' });
  expect(secretFieldsOf(content)).toEqual(['Security code']);
});

test('an identity becomes a contact, its numbers hidden', async () => {
  const { content } = itemNamed(await readAll(plain(), { language: 'fr' }), 'Me');
  expect(content).toMatchObject({
    kind: 'contact',
    phone: '+33 4 00 00 00 00',
    email: 'marie@example.org',
    address: '1 rue des Lilas\n69001 Lyon\nFR',
  });
  expect(fieldsOf(content)).toMatchObject({ Prénom: 'Marie', 'Numéro de passeport': '12AB34567' });
  expect(secretFieldsOf(content)).toEqual(['Numéro de sécurité sociale', 'Numéro de passeport']);
});

test('notes, keys, and kinds that are newer than this reader become notes with all their values', async () => {
  const outcome = await readAll(plain());
  expect(itemNamed(outcome, 'Alarm').content).toMatchObject({ kind: 'note', notes: 'Code 1234, then OK.' });
  const key = itemNamed(outcome, 'Server key').content;
  expect(key.kind).toBe('note');
  expect(fieldsOf(key)).toMatchObject({
    'Public key': 'ssh-ed25519 AAAAC3Nz marie',
    Fingerprint: 'SHA256:abc',
  });
  expect(secretFieldsOf(key)).toEqual(['Private key']);
  const newer = itemNamed(outcome, 'Something newer').content;
  expect(fieldsOf(newer)).toMatchObject({ shelf: 'B', number: '12' });
  expect(newer.tags).toEqual(['Archived']);
});

test('a code of Steam, which no rule of ours fits, is kept as a hidden field', async () => {
  const { content } = itemNamed(await readAll(plain()), 'Games');
  expect(content).toMatchObject({ oneTimeCode: '' });
  expect(fieldsOf(content)).toMatchObject({ 'One-time code': 'steam://ABCDEFGH' });
});

test('passkeys and former passwords stay behind, and are told of', async () => {
  const { notTaken } = await readAll(plain());
  expect(notTaken).toEqual([
    { what: 'Bank of Examples', why: 'former-passwords' },
    { what: 'Bank of Examples', why: 'passkey' },
    { what: 'Bank of Examples', why: 'address-rules' },
    { what: 'Bank of Examples', why: 'linked-field' },
  ]);
});

test('what came over in another form is told of by name', async () => {
  const { items } = await readAll(plain());
  const remarked = items.flatMap(({ content, remarks }) => remarks.map((why) => `${content.title}: ${why}`));
  expect(remarked.sort()).toEqual(['Games: code-without-codes', 'Something newer: unknown-kind']);
});

test('what a newer Bitwarden adds to a login is kept in hidden fields, and its asking again is told of', async () => {
  const login = { username: 'marie', phrase: { hint: 'tulips' }, isShared: false };
  const item = { type: 1, name: '', reprompt: 1, organizationId: 'x', colour: 'red', login };
  const outcome = await readAll(new Blob([JSON.stringify({ encrypted: false, items: [item] })]));
  expect(outcome.items[0]?.content.customFields).toEqual([
    { label: 'colour', value: 'red', isSecret: true },
    { label: 'phrase · hint', value: 'tulips', isSecret: true },
  ]);
  expect(outcome.items[0]?.remarks).toEqual(['without-name']);
  expect(outcome.notTaken).toEqual([{ what: 'marie', why: 'asks-again' }]);
});

test('a table of a newer Bitwarden keeps its further columns, and names a kind that it never had', async () => {
  const table = [
    'folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp,colour',
    ',,login,Bank,,,1,https://bank.example,marie,correct horse,steam://ABCDEFGH,red',
    ',,boat,Nautilus,Twenty thousand,,0,,,,,',
  ].join('\n');
  const outcome = await readAll(new Blob([table]));
  const bank = itemNamed(outcome, 'Bank');
  expect(fieldsOf(bank.content)).toEqual({ colour: 'red', 'One-time code': 'steam://ABCDEFGH' });
  expect(bank.remarks).toEqual(['code-without-codes']);
  const boat = itemNamed(outcome, 'Nautilus');
  expect(boat.content).toMatchObject({ kind: 'note', notes: 'Twenty thousand' });
  expect(boat.remarks).toEqual(['unknown-kind']);
  expect(outcome.notTaken).toEqual([{ what: 'Bank', why: 'asks-again' }]);
});

test('what lies in the trash and what is no item are told of by name, and stop nothing', async () => {
  const file = new Blob([
    JSON.stringify({
      encrypted: false,
      items: [
        { type: 2, name: 'Thrown away', deletedDate: '2024-01-01T00:00:00Z' },
        { type: 'a login', name: 'Odd' },
        { type: 2, name: 'Kept', notes: 'x' },
      ],
    }),
  ]);
  const { items, notTaken } = await readAll(file);
  expect(items.map(({ content }) => content.title)).toEqual(['Kept']);
  expect(notTaken).toEqual([
    { what: 'Thrown away', why: 'in-trash' },
    { what: 'Odd', why: 'not-understood' },
  ]);
});

test.each([
  ['PBKDF2', { kdfType: 0, kdfIterations: 600_000 } as const],
  ['Argon2id', { kdfType: 1, kdfIterations: 3, kdfMemory: 16, kdfParallelism: 4 } as const],
])('an export with a password of its own, by %s, opens with it and with no other', async (_, derivation) => {
  const json = await plain().text();
  const sealed = sealAsBitwarden(json, 'pässword', derivation);
  expect(await readAllOrQuestion(sealed)).toBe('password');
  expect(await refusalOf(sealed, { password: 'password' })).toBe('wrong-password');
  expect((await readAll(sealed, { password: 'pässword' })).items).toEqual((await readAll(plain())).items);
});

test('one byte changed in a sealed export is noticed', async () => {
  const derivation = { kdfType: 0, kdfIterations: 1_000 } as const;
  const sealed = JSON.parse(await sealAsBitwarden(await plain().text(), 'pw', derivation).text());
  const [nonce, ciphertext, code] = sealed.data.split('|');
  sealed.data = [nonce, `${ciphertext[0] === 'A' ? 'B' : 'A'}${ciphertext.slice(1)}`, code].join('|');
  expect(await refusalOf(new Blob([JSON.stringify(sealed)]), { password: 'pw' })).toBe('damaged');
});

test.each([
  { kdfType: 0, kdfIterations: 50_000_000 },
  { kdfType: 1, kdfIterations: 3, kdfMemory: 16_000, kdfParallelism: 4 },
  { kdfType: 1, kdfIterations: 3_000, kdfMemory: 64, kdfParallelism: 4 },
])('a sealed export that asks too much of this machine is refused: %o', async (derivation) => {
  const file = new Blob([
    JSON.stringify({
      encrypted: true,
      passwordProtected: true,
      salt: 'c2FsdA==',
      ...derivation,
      encKeyValidation_DO_NOT_EDIT: '2.a|b|c',
      data: '2.a|b|c',
    }),
  ]);
  expect(await refusalOf(file, { password: 'pw' })).toBe('too-costly');
});

test('an export that only its own account can open is refused as that', async () => {
  const file = new Blob([
    JSON.stringify({ encrypted: true, encKeyValidation_DO_NOT_EDIT: '2.a|b|c', folders: [], items: [] }),
  ]);
  expect(await refusalOf(file)).toBe('account-bound');
});

test('the archive with attachments gives each item its files', async () => {
  const file = await zip({
    'data.json': await plain().text(),
    'attachments/22222222-2222-4222-8222-222222222222/plan.txt': 'the plan',
  });
  const outcome = await readAll(file);
  expect(outcome.source).toBe('bitwarden-zip');
  const { files } = itemNamed(outcome, 'Alarm');
  expect(files.map(({ name }) => name)).toEqual(['plan.txt']);
  expect(await files[0]?.bytes.text()).toBe('the plan');
});

test('the CSV tells the same of its logins and notes', async () => {
  const outcome = await readAll(readFixture('bitwarden.csv'));
  expect(outcome.source).toBe('bitwarden-csv');
  const { content } = itemNamed(outcome, 'Bank of Examples');
  expect(content).toMatchObject({
    kind: 'password',
    password: 'correct, "horse"',
    isFavourite: true,
    tags: ['Family', 'Banking'],
    websites: ['https://www.bank.example/login?a=1,2', 'https://app.bank.example'],
  });
  expect(fieldsOf(content)).toEqual({
    'Customer number': '778899',
    Address: '1 rue des Lilas\n69001 Lyon',
  });
  expect(itemNamed(outcome, 'Alarm').content).toMatchObject({ kind: 'note', notes: 'Code 1234,\nthen OK.' });
});

async function readAllOrQuestion(file: Blob): Promise<string> {
  const { readExport } = await import('../readExport.ts');
  const outcome = await readExport(file, { language: 'en' });
  return outcome.outcome === 'asks' ? outcome.question : outcome.outcome;
}
