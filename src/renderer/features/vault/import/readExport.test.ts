import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { vaultContentSchema } from '#shared/vault/content.ts';
import fc from '#tests/support/properties.ts';
import { readFixture, zip } from '#tests/support/vault/exports.ts';
import { importSources } from './importOutcome.ts';
import { importMessages, notTakenMessages, refusalMessages, sourceMessages } from './messages.ts';
import { readExport } from './readExport.ts';
import { readAll, refusalOf } from './readIn.testing.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const bitwardenWith = (items: readonly unknown[]) =>
  new Blob([JSON.stringify({ encrypted: false, folders: [], items })]);

test('a file is told by what it holds, never by its name', async () => {
  const file = new File([readFixture('bitwarden.json')], 'passwords.csv', { type: 'text/csv' });
  expect((await readAll(file)).source).toBe('bitwarden-json');
});

test.each([
  ['nothing', new Blob([]), 'nothing-inside'],
  ['white space', new Blob(['  \n ']), 'nothing-inside'],
  ['a picture', new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10)]), 'not-an-export'],
  ['a program', new Blob(['MZ,\u0000\n,\u0000\n']), 'not-an-export'],
  ['a web page', new Blob(['<!doctype html><p>Hello']), 'not-an-export'],
  ['another JSON', new Blob(['{"name": "amaranth", "version": "1"}']), 'not-an-export'],
  ['half of a JSON', new Blob(['{"encrypted": false, "items": [{"type"']), 'damaged'],
  ['an export without items', bitwardenWith([]), 'nothing-inside'],
  ['half of a zip', readFixture('chrome.csv').slice(0, 0), 'nothing-inside'],
  ['the beginning of a zip', new Blob(['PK\u0003\u0004 and no more']), 'damaged'],
])('%s is refused with the reason', async (_, file, reason) => {
  expect(await refusalOf(file)).toBe(reason);
});

test('more than 400 MB are refused unread, and so are more than 100 MB of text alone', async () => {
  const reasonAt = (beginning: BlobPart, size: number) => {
    const file = new Blob([beginning]);
    Object.defineProperty(file, 'size', { value: size });
    return refusalOf(file);
  };
  const [zipped, table] = [Uint8Array.of(0x50, 0x4b, 3, 4), 'name,url'];
  expect(await reasonAt(zipped, 400_000_001)).toBe('too-large');
  expect(await reasonAt(zipped, 400_000_000)).not.toBe('too-large');
  expect(await reasonAt(table, 100_000_001)).toBe('too-large');
});

test('20,000 items are read, one more is refused', async () => {
  const items = Array.from({ length: 20_001 }, (_, index) => ({ type: 2, name: `Note ${index}` }));
  expect((await readAll(bitwardenWith(items.slice(1)))).items).toHaveLength(20_000);
  expect(await refusalOf(bitwardenWith(items))).toBe('too-many-items');
  const row = 'A,https://a.example,u,p\n';
  const header = 'name,url,username,password\n';
  expect((await readAll(new Blob([header, row.repeat(20_000)]))).items).toHaveLength(20_000);
  expect(await refusalOf(new Blob([header, row.repeat(20_001)]))).toBe('too-many-items');
});

test('JSON nested deeper than any export is refused before it is parsed', async () => {
  const deep = `{"encrypted":false,"items":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  expect(await refusalOf(new Blob([deep]))).toBe('too-deep');
  const name = '"[{'.repeat(500);
  expect((await readAll(bitwardenWith([{ type: 2, name: 'x', notes: name }]))).items).toHaveLength(1);
});

test('an archive that claims to hold more than an export does is not opened', async () => {
  expect(await refusalOf(withSizes(archive(), 900_000_000))).toBe('inflates-too-much');
});

test('an archive that holds more than it claims is not opened further', async () => {
  expect(['inflates-too-much', 'damaged']).toContain(await refusalOf(withSizes(archive(), 10)));
});

test('an archive with a password says so', async () => {
  const bytes = archive();
  // The first flag of an entry, in its own header and in the directory.
  const view = new DataView(bytes.buffer);
  for (const [signature, offset] of [
    [0x04034b50, 6],
    [0x02014b50, 8],
  ] as const) {
    const at = findSignature(bytes, signature) + offset;
    view.setUint16(at, view.getUint16(at, true) | 1, true);
  }
  expect(await refusalOf(new Blob([bytes]))).toBe('archive-with-password');
});

test('a zip inside a zip adds nothing of its own', async () => {
  const inner = await zip({ 'data.json': '{"encrypted":false,"items":[{"type":2,"name":"Inner"}]}' });
  const outer = await zip({
    'data.json': '{"encrypted":false,"items":[{"type":2,"name":"Outer","id":"a"}]}',
    'attachments/a/inner.zip': inner,
  });
  const { items } = await readAll(outer);
  expect(items.map(({ content }) => content.title)).toEqual(['Outer']);
  expect(items[0]?.files[0]?.bytes.size).toBe(inner.size);
});

test('an item has room for 200 files: what is beyond is told of', async () => {
  const attachments = Object.fromEntries(
    Array.from({ length: 201 }, (_, index) => [`attachments/a/${index}.txt`, 'x']),
  );
  const outcome = await readAll(
    await zip({
      'data.json': '{"encrypted":false,"items":[{"type":2,"name":"Many","id":"a"}]}',
      ...attachments,
    }),
  );
  expect(outcome.items[0]?.files).toHaveLength(200);
  expect(outcome.notTaken).toEqual([{ what: 'Many: 200.txt', why: 'too-many-files' }]);
});

const papers = (count: number) => ({
  'export.data': JSON.stringify({
    accounts: [
      {
        vaults: [
          {
            items: Array.from({ length: count }, (_, index) => ({
              uuid: `paper${index}`,
              categoryUuid: '006',
              overview: { title: `Paper ${index}` },
              details: { documentAttributes: { fileName: 'scan.pdf', documentId: 'scan' } },
            })),
          },
        ],
      },
    ],
  }),
  'files/scan__scan.pdf': '0'.repeat(10_000_000),
});

test('a document that many items name is opened once, and told against the bound once for each', async () => {
  const { items } = await readAll(await zip(papers(80)));
  expect(new Set(items.map(({ files }) => files[0]?.bytes)).size).toBe(1);
  expect(await refusalOf(await zip(papers(81)))).toBe('inflates-too-much');
});

test('an attachment that many items of one identifier have counts once for each', async () => {
  const withItems = (count: number) => ({
    'data.json': JSON.stringify({
      encrypted: false,
      items: Array.from({ length: count }, () => ({ type: 2, name: 'Paper', id: 'a' })),
    }),
    'attachments/a/scan.pdf': '0'.repeat(10_000_000),
  });
  expect((await readAll(await zip(withItems(80)))).items).toHaveLength(80);
  expect(await refusalOf(await zip(withItems(81)))).toBe('inflates-too-much');
});

test.each([
  ['1Password', papers(1), 'Paper 0: scan.pdf'],
  [
    'Bitwarden',
    {
      'data.json': '{"encrypted":false,"items":[{"type":2,"name":"Paper","id":"a"}]}',
      'attachments/a/scan.pdf': '0'.repeat(10_000_000),
    },
    'scan.pdf',
  ],
])(
  'a file of %s for which a phone has no room in memory stays behind, and is told of',
  async (_, entries, what) => {
    vi.stubGlobal('navigator', { userAgent: 'Android', deviceMemory: 1 });
    const { items, notTaken } = await readAll(await zip(entries));
    expect(items.map(({ files }) => files.length)).toEqual([0]);
    expect(notTaken).toEqual([{ what, why: 'no-room' }]);
  },
);

test('no Blob is made of the part of an archive that holds the secrets', async () => {
  const secret = 'correct horse battery staple';
  const items = JSON.stringify({ encrypted: false, items: [{ type: 2, name: 'Note', notes: secret }] });
  const file = await zip({ 'data.json': items });
  const made: unknown[] = [];
  class NotedBlob extends Blob {
    constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
      super(parts, options);
      made.push(...(parts ?? []));
    }
  }
  vi.stubGlobal('Blob', NotedBlob);
  expect((await readAll(file)).items[0]?.content.notes).toBe(secret);
  expect(made).toEqual([]);
});

test('whatever stands in a file, it is read or refused, and what is read can be saved', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.object({ maxDepth: 3, key: fc.constantFrom('type', 'name', 'login', 'fields', 'card', 'x') }),
      ),
      fc.string({ unit: 'binary' }),
      async (items, text) => {
        for (const file of [
          bitwardenWith([...items, { type: 1, name: text, notes: text }]),
          new Blob([text]),
        ]) {
          const outcome = await readExport(file, { language: 'fr' });
          if (outcome.outcome !== 'read') continue;
          for (const { content } of outcome.items) {
            expect(vaultContentSchema.parse(content)).toEqual(content);
            expect(JSON.stringify(content).isWellFormed()).toBe(true);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('every source, refusal and reason has its words in both languages', () => {
  for (const { en, fr } of [sourceMessages, refusalMessages, notTakenMessages]) {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    for (const text of [...Object.values(en), ...Object.values(fr)]) expect(text).not.toContain("'");
  }
  expect(Object.keys(sourceMessages.en)).toEqual([...importSources]);
  expect(importMessages.fr.notTaken(2)).toBe('2 choses n’ont pas été reprises');
});

/** A zip with one compressed entry, `export.data`. */
function archive(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(zipSync({ 'export.data': strToU8(`{"accounts":[${' '.repeat(10_000)}]}`) }));
}

/** Its sizes rewritten, wherever they stand. */
function withSizes(bytes: Uint8Array<ArrayBuffer>, size: number): Blob {
  const view = new DataView(bytes.buffer);
  view.setUint32(findSignature(bytes, 0x04034b50) + 22, size, true);
  view.setUint32(findSignature(bytes, 0x02014b50) + 24, size, true);
  return new Blob([bytes]);
}

function findSignature(bytes: Uint8Array<ArrayBuffer>, signature: number): number {
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at += 1) if (view.getUint32(at, true) === signature) return at;
  throw new Error('No such signature.');
}
