import type { KdbxEntry } from 'kdbxweb';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { VaultContent } from '#shared/vault/content.ts';
import { readFixture } from '#tests/support/vault/exports.ts';
import { readExport } from '../readExport.ts';
import { fieldsOf, itemNamed, readAll, refusalOf, secretFieldsOf } from '../readIn.testing.ts';
import { loadKdbxweb } from './loadLibrary.ts';

const password = 'open sesame';
const keyFile = readFixture('keepassxc.keyx');
let kdbxweb: Awaited<ReturnType<typeof loadKdbxweb>>;

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeAll(async () => {
  kdbxweb = await loadKdbxweb();
});

test.each([
  ['keepassxc-3.kdbx', { password }],
  ['keepassxc-argon2d.kdbx', { password }],
  ['keepassxc-argon2id.kdbx', { password, keyFile }],
])('%s, written by KeePassXC, comes over whole', async (name, answers) => {
  const outcome = await readAll(readFixture(name), answers);
  expect(outcome.source).toBe('keepass');
  const { content, files } = itemNamed(outcome, 'Bank of Examples');
  expect(content).toMatchObject({
    kind: 'password',
    username: 'marie',
    password: 'correct horse',
    notes: 'Branch in Lyon\nsecond line',
    websites: ['https://www.bank.example/login', 'https://app.bank.example'],
    oneTimeCode:
      'otpauth://totp/Bank:marie?issuer=Bank&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    passwordChangedAt: '2022-03-01T10:00:00.000Z',
  });
  expect(new Set(content.tags)).toEqual(new Set(['Money', 'Banks', 'family', 'important']));
  expect(fieldsOf(content)).toEqual({
    Customer: '778899',
    'Telephone PIN': '4321',
    Expires: '2030-01-01',
    'In KeePass since': '2019-02-03',
    'Last changed in KeePass': '2023-05-04',
  });
  expect(secretFieldsOf(content)).toEqual(['Telephone PIN']);
  expect(files.map((file) => file.name)).toEqual(['contract.txt']);
  expect(await files[0]?.bytes.text()).toBe('Please keep me.');

  expect(itemNamed(outcome, 'Copy').content).toMatchObject({ username: 'marie', password: 'correct horse' });
  expect(itemNamed(outcome, 'Alarm').content).toMatchObject({ kind: 'note', notes: 'Code 1234' });
  expect(itemNamed(outcome, 'Letter').content.kind).toBe('file');
  expect(outcome.notTaken).toEqual(
    expect.arrayContaining([
      { what: 'Bank of Examples', why: 'passkey' },
      { what: 'Bank of Examples', why: 'former-versions' },
      { what: 'Bank of Examples', why: 'typing-rules' },
    ]),
  );
});

test('what lies in the recycle bin stays there, and is told of', async () => {
  const outcome = await readAll(readFixture('keepassxc-3.kdbx'), { password });
  expect(outcome.items.map(({ content }) => content.title)).not.toContain('Thrown away');
  expect(outcome.notTaken).toContainEqual({ what: 'Thrown away', why: 'in-trash' });
});

test('an entry and its attachment that the program itself added come over', async () => {
  const { content, files } = itemNamed(
    await readAll(readFixture('keepassxc-argon2id.kdbx'), { password, keyFile }),
    'Paul',
  );
  expect(content).toMatchObject({ kind: 'password', username: 'paul', websites: ['https://paul.example'] });
  expect(await files[0]?.bytes.text()).toBe('Brought by the program.');
});

test('it asks for a password or a key file first, and tells a wrong one from a damaged file', async () => {
  const file = readFixture('keepassxc-argon2id.kdbx');
  expect(await readExport(file, { language: 'en' })).toEqual({
    outcome: 'asks',
    source: 'keepass',
    question: 'password-or-key-file',
  });
  const wrong = 'wrong-password-or-key-file';
  expect(await refusalOf(file, { password: 'sesame', keyFile })).toBe(wrong);
  expect(await refusalOf(file, { password })).toBe(wrong);
  expect(await refusalOf(file, { keyFile })).toBe(wrong);
  expect(await refusalOf(readFixture('keepassxc-3.kdbx'), { password: 'sesame' })).toBe(wrong);
  const bytes = new Uint8Array(await file.arrayBuffer());
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
  expect(await refusalOf(new Blob([bytes]), { password, keyFile })).toBe('damaged');
  expect(await refusalOf(file.slice(0, 900), { password, keyFile })).toBe('damaged');
  expect(await refusalOf(file.slice(0, 40), { password, keyFile })).toBe('damaged');
});

test('a key file that is none is called that', async () => {
  const bad = new Blob(['<?xml version="1.0"?><KeyFile><Meta><Version>9.0</Version></Meta></KeyFile>']);
  expect(await refusalOf(readFixture('keepassxc-argon2id.kdbx'), { password, keyFile: bad })).toBe(
    'bad-key-file',
  );
});

test('a database of KeePass 1 is refused with what helps', async () => {
  const file = new Blob([Uint8Array.of(0x03, 0xd9, 0xa2, 0x9a, 0x65, 0xfb, 0x4b, 0xb5, 0, 0, 0, 0)]);
  expect(await refusalOf(file, { password })).toBe('keepass-1');
});

test.each([
  ['memory', 'M', () => kdbxweb.Int64.from(3 * 2 ** 30)],
  ['passes', 'I', () => kdbxweb.Int64.from(1_000_000)],
])(
  'a database whose %s would stop this machine is refused before its key is derived',
  async (_, name, value) => {
    const database = create();
    // Argon2 of that size is never run, so the file is written with a small one, and its header changed.
    const bytes = new Uint8Array(await database.save());
    const at = findParameter(bytes, name);
    new DataView(bytes.buffer).setBigUint64(at, BigInt(value().value), true);
    expect(await refusalOf(new Blob([bytes]), { password })).toBe('too-costly');
  },
);

test.each([
  [
    'KeePass, base32',
    {
      'TimeOtp-Secret-Base32': 'JBSWY3DPEHPK3PXP',
      'TimeOtp-Length': '8',
      'TimeOtp-Period': '60',
      'TimeOtp-Algorithm': 'HMAC-SHA-256',
    },
    'algorithm=SHA256&digits=8&period=60',
  ],
  [
    'KeePass, hexadecimal',
    { 'TimeOtp-Secret-Hex': '48656c6c6f21deadbeef' },
    'algorithm=SHA1&digits=6&period=30',
  ],
  ['KeePass, base64', { 'TimeOtp-Secret-Base64': 'SGVsbG8h3q2+7w==' }, 'algorithm=SHA1&digits=6&period=30'],
  [
    'KeeOtp',
    { otp: 'key=JBSWY3DPEHPK3PXP&size=8&step=60&otpHashMode=Sha512' },
    'algorithm=SHA512&digits=8&period=60',
  ],
  ['KeeWeb', { otp: 'otpauth://totp/Any?secret=JBSWY3DPEHPK3PXP' }, 'algorithm=SHA1&digits=6&period=30'],
  [
    'KeeTrayTOTP',
    { 'TOTP Seed': 'jbsw y3dp ehpk 3pxp', 'TOTP Settings': '60;8' },
    'algorithm=SHA1&digits=8&period=60',
  ],
])('a one-time code as %s writes it is understood', async (_, fields, settings) => {
  const content = await readOne(fields);
  expect(content.oneTimeCode).toContain(`secret=JBSWY3DPEHPK3PXP&${settings}`);
  expect(fieldsOf(content)).toEqual({ 'In KeePass since': expect.any(String) });
});

test('a secret that is text is taken as its bytes', async () => {
  expect((await readOne({ 'TimeOtp-Secret': 'Hello!' })).oneTimeCode).toContain('secret=JBSWY3DPEE&');
});

test.each([
  ['of Steam', { 'TOTP Seed': 'JBSWY3DPEHPK3PXP', 'TOTP Settings': '30;S' }],
  ['that count', { 'HmacOtp-Secret-Base32': 'JBSWY3DPEHPK3PXP', 'HmacOtp-Counter': '3' }],
  ['that count, by KeeOtp', { otp: 'key=JBSWY3DPEHPK3PXP&type=Hotp&counter=3' }],
])('codes %s are kept as the fields they were, hidden', async (_, fields) => {
  const content = await readOne(fields);
  expect(content).toMatchObject({ oneTimeCode: '' });
  expect(fieldsOf(content)).toMatchObject(fields);
  expect(secretFieldsOf(content)).toEqual(Object.keys(fields));
});

test('a reference that leads in a circle, or to nothing, ends', async () => {
  const database = create();
  const entry = database.createEntry(database.getDefaultGroup());
  const hex = identifierOf(entry);
  entry.fields.set('Title', 'Circle');
  entry.fields.set('UserName', `{REF:U@I:${hex}}`);
  entry.fields.set('Password', '{REF:P@I:00000000000000000000000000000000}');
  const item = itemNamed(await readAll(new Blob([await database.save()]), { password }), 'Circle');
  const { content } = item;
  expect(item.remarks).toEqual(['broken-reference']);
  expect(content).toMatchObject({
    username: `{REF:U@I:${hex}}`,
    password: '{REF:P@I:00000000000000000000000000000000}',
  });
});

test('a text that names itself many times over stays as it was written', async () => {
  const database = create();
  const entry = database.createEntry(database.getDefaultGroup());
  const notes = `{REF:N@I:${identifierOf(entry)}}`.repeat(8);
  entry.fields.set('Title', 'Circle');
  entry.fields.set('Notes', notes);
  const item = itemNamed(await readAll(new Blob([await database.save()]), { password }), 'Circle');
  expect(item.content.notes).toBe(notes);
  expect(item.remarks).toEqual(['broken-reference']);
});

test('references stand for 10 million characters of a database, and no more', async () => {
  const database = create();
  const long = database.createEntry(database.getDefaultGroup());
  const notes = 'n'.repeat(90_000);
  const reference = `{REF:N@I:${identifierOf(long)}}`;
  long.fields.set('Notes', notes);
  for (let count = 0; count < 120; count += 1) {
    database.createEntry(database.getDefaultGroup()).fields.set('Notes', reference);
  }
  const { items } = await readAll(new Blob([await database.save()]), { password });
  expect(items.filter(({ content }) => content.notes === notes)).toHaveLength(112);
  expect(items.filter(({ content }) => content.notes === reference)).toHaveLength(9);
});

test('a file that many entries name is one Blob, and told against the bound once for each', async () => {
  const database = create();
  const scan = await database.createBinary(new Uint8Array(10_000_000).buffer);
  const addEntries = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const entry = database.createEntry(database.getDefaultGroup());
      entry.fields.set('Title', `Paper ${index}`);
      entry.binaries.set('scan.pdf', scan);
    }
  };
  addEntries(80);
  const { items } = await readAll(new Blob([await database.save()]), { password });
  expect(new Set(items.map(({ files }) => files[0]?.bytes)).size).toBe(1);
  addEntries(1);
  expect(await refusalOf(new Blob([await database.save()]), { password })).toBe('inflates-too-much');
});

test('a file for which a phone has no room in memory stays behind, and is told of', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Android', deviceMemory: 1 });
  const database = create();
  for (const [name, size] of [
    ['contract.pdf', 4_000_000],
    ['film.mp4', 4_000_001],
    ['letter.txt', 1_000_000],
  ] as const) {
    const entry = database.createEntry(database.getDefaultGroup());
    entry.fields.set('Title', 'Any');
    entry.binaries.set(
      name,
      await database.createBinary(Uint8Array.from({ length: size }, () => size % 7).buffer),
    );
  }
  const { items, notTaken } = await readAll(new Blob([await database.save()]), { password });
  expect(items.flatMap(({ files }) => files.map(({ name }) => name))).toEqual(['contract.pdf', 'letter.txt']);
  expect(notTaken).toEqual([{ what: 'Any: film.mp4', why: 'no-room' }]);
});

test('codes that make none here, and entries without a name, are told of', async () => {
  const database = create();
  const entry = database.createEntry(database.getDefaultGroup());
  entry.fields.set('UserName', 'marie');
  entry.fields.set('HmacOtp-Secret-Base32', 'JBSWY3DPEHPK3PXP');
  const { items } = await readAll(new Blob([await database.save()]), { password });
  expect(items.map(({ content, remarks }) => ({ title: content.title, remarks }))).toEqual([
    { title: 'marie', remarks: ['code-without-codes', 'without-name'] },
  ]);
});

test('the remark on a group becomes a note under it', async () => {
  const database = create();
  const banks = database.createGroup(database.createGroup(database.getDefaultGroup(), 'Money'), 'Banks');
  banks.notes = 'Ask for Mr Roy';
  const { items } = await readAll(new Blob([await database.save()]), { password });
  expect(items.map(({ content }) => content)).toMatchObject([
    { kind: 'note', title: 'Banks', notes: 'Ask for Mr Roy', tags: ['Money', 'Banks'] },
  ]);
});

test('where the recycle bin is switched off, what was it is a group like any other', async () => {
  const database = create();
  const bin = database.createGroup(database.getDefaultGroup(), 'Recycle Bin');
  database.createEntry(bin).fields.set('Title', 'In use');
  database.meta.recycleBinUuid = bin.uuid;
  const titles = async (isOn: boolean) => {
    database.meta.recycleBinEnabled = isOn;
    const { items } = await readAll(new Blob([await database.save()]), { password });
    return items.map(({ content }) => content.title);
  };
  expect(await titles(true)).toEqual([]);
  expect(await titles(false)).toEqual(['In use']);
});

test('tabs, line ends and marks in texts come over as they are', async () => {
  const database = create();
  const entry = database.createEntry(database.getDefaultGroup());
  const notes = 'one\ttwo\n\t<three> & "four"\n\n5 > 4';
  entry.fields.set('Title', 'Any');
  entry.fields.set('Notes', notes);
  const { content } = itemNamed(await readAll(new Blob([await database.save()]), { password }), 'Any');
  expect(content.notes).toBe(notes);
});

test.each(['Aes', 'ChaCha20'] as const)('a database encrypted by %s opens, packed or not', async (cipher) => {
  for (const packing of ['None', 'GZip'] as const) {
    const database = create();
    database.header.dataCipherUuid = new kdbxweb.KdbxUuid(kdbxweb.Consts.CipherId[cipher]);
    database.header.compression = kdbxweb.Consts.CompressionAlgorithm[packing];
    database.createEntry(database.getDefaultGroup()).fields.set('Title', packing);
    const { items } = await readAll(new Blob([await database.save()]), { password });
    expect(items.map(({ content }) => content.title)).toEqual([packing]);
  }
});

function identifierOf({ uuid }: KdbxEntry): string {
  return Buffer.from(uuid.id, 'base64').toString('hex').toUpperCase();
}

/** A database with a small Argon2. */
function create() {
  const { Consts, Credentials, Int64, Kdbx, ProtectedValue } = kdbxweb;
  const database = Kdbx.create(new Credentials(ProtectedValue.fromString(password)), 'Test');
  database.setKdf(Consts.KdfId.Argon2id);
  database.header.kdfParameters?.set('M', kdbxweb.VarDictionary.ValueType.UInt64, Int64.from(2 ** 20));
  database.header.kdfParameters?.set('I', kdbxweb.VarDictionary.ValueType.UInt64, Int64.from(1));
  return database;
}

async function readOne(fields: Record<string, string>): Promise<VaultContent & { kind: 'password' }> {
  const database = create();
  const entry = database.createEntry(database.getDefaultGroup());
  entry.fields.set('Title', 'Any');
  entry.fields.set('UserName', 'marie');
  for (const [name, value] of Object.entries(fields)) {
    entry.fields.set(name, kdbxweb.ProtectedValue.fromString(value));
  }
  const { items } = await readAll(new Blob([await database.save()]), { password });
  const [item] = items;
  if (item?.content.kind !== 'password') throw new Error('Not one login.');
  return item.content;
}

/** Where the value of one of the header's parameters stands: type, length of the name, name, length of the value. */
function findParameter(bytes: Uint8Array, name: string): number {
  const at = Buffer.from(bytes).indexOf(Buffer.from([0x05, 1, 0, 0, 0, name.charCodeAt(0), 8, 0, 0, 0]));
  if (at < 0) throw new Error(`No parameter ${name}.`);
  return at + 10;
}
