import { expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import { expectValue, makeVault, problemOf, somebodyElse } from '#tests/support/vault/makeVault.ts';
import { type Bytes, joinBytes, toBase64Url } from './encoding.ts';
import { CHUNK_LENGTH, importFileKey, SEALED_CHUNK_LENGTH, sealedByteCount } from './files.ts';
import { vaultFileIdSchema } from './ids.ts';
import { openFileRange, openFileStream } from './openFile.ts';
import { type VaultProblem, VaultStreamError } from './problems.ts';
import { sealFileStream } from './sealFile.ts';

const { vault } = await makeVault();
const newFileId = () => vaultFileIdSchema.parse(crypto.randomUUID());
const newKey = () => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
const fileId = newFileId();
const key = newKey();
const file = expectValue(await importFileKey(vault, fileId, key));

const content = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 7 + (index >> 13)) % 256);

/** In pieces of `pieceLength`, as a network or a disk would give them. */
async function through(
  bytes: Bytes,
  stream: { readable: ReadableStream<Bytes>; writable: WritableStream<Bytes> },
  pieceLength = 65_536,
): Promise<Bytes> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceLength) }, (_, index) =>
    bytes.subarray(index * pieceLength, (index + 1) * pieceLength),
  );
  const source = new ReadableStream<Bytes>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const out: Bytes[] = [];
  for await (const piece of source.pipeThrough(stream)) out.push(piece);
  return joinBytes(out);
}

const seal = (bytes: Bytes, pieceLength?: number) => through(bytes, sealFileStream(file), pieceLength);
const open = (sealed: Bytes, byteCount: number, pieceLength?: number) =>
  through(sealed, openFileStream(file, byteCount), pieceLength);

/** What opening fails of; null when it opens. */
async function refusal(sealed: Bytes, byteCount: number): Promise<VaultProblem | null> {
  try {
    await open(sealed, byteCount);
    return null;
  } catch (error) {
    if (error instanceof VaultStreamError) return error.problem;
    throw error;
  }
}

const readerOf = (sealed: Bytes) => (start: number, end: number) => Promise.resolve(sealed.slice(start, end));

const lengths = [0, 1, 15, 16, CHUNK_LENGTH - 1, CHUNK_LENGTH, CHUNK_LENGTH + 1, 3 * CHUNK_LENGTH, 400_000];

test.each(lengths)('a file of %d bytes comes back, whatever pieces it streams in', async (length) => {
  const bytes = content(length);
  const sealed = await seal(bytes);
  expect(sealed).toHaveLength(sealedByteCount(length));
  for (const pieceLength of [1_000, SEALED_CHUNK_LENGTH, 1_000_000]) {
    expect(await seal(bytes, pieceLength)).toEqual(sealed);
    expect(await open(sealed, length, pieceLength)).toEqual(bytes);
  }
});

const long = content(3 * CHUNK_LENGTH + 500);
const sealedLong = await seal(long);
const chunkOf = (sealed: Bytes, index: number) =>
  sealed.subarray(index * SEALED_CHUNK_LENGTH, (index + 1) * SEALED_CHUNK_LENGTH);
const chunks = [0, 1, 2, 3].map((index) => chunkOf(sealedLong, index));
const chunk = (index: number) => chunks[index] ?? new Uint8Array();

test('every range of a file opens, from the chunks it lies in alone', async () => {
  const place = fc.integer({ min: 0, max: long.length + 10 });
  await fc.assert(
    fc.asyncProperty(place, place, async (one, other) => {
      const range = { start: Math.min(one, other), end: Math.max(one, other) };
      let read = 0;
      const readSealed = (start: number, end: number) => {
        read += end - start;
        return readerOf(sealedLong)(start, end);
      };
      const opened = expectValue(await openFileRange(file, long.length, range, readSealed));
      expect(Buffer.compare(opened, long.subarray(range.start, range.end))).toBe(0);
      expect(read).toBeLessThanOrEqual(opened.length + 2 * SEALED_CHUNK_LENGTH);
    }),
  );
});

test('a range of chunks that were altered, moved or cut is refused', async () => {
  const middle = { start: CHUNK_LENGTH, end: CHUNK_LENGTH + 5 };
  const swapped = joinBytes([chunk(0), chunk(2), chunk(1), chunk(3)]);
  expect(problemOf(await openFileRange(file, long.length, middle, readerOf(swapped)))).toEqual({
    is: 'altered',
    what: 'file',
    chunk: 1,
  });
  const short = sealedLong.subarray(0, CHUNK_LENGTH + 40);
  expect(problemOf(await openFileRange(file, long.length, middle, readerOf(short)))).toEqual({ is: 'cut' });
  const first = { start: 0, end: 5 };
  expect((await openFileRange(file, long.length, first, readerOf(swapped))).ok).toBe(true);
});

test.each([
  ['its last chunk is missing', [chunk(0), chunk(1), chunk(2)], { is: 'cut' }],
  ['it is empty', [], { is: 'cut' }],
  ['it ends within a chunk', [sealedLong.subarray(0, 200_000)], { is: 'cut' }],
  ['its last byte is missing', [sealedLong.subarray(0, -1)], { is: 'cut' }],
  ['a byte was appended', [sealedLong, Uint8Array.of(0)], { is: 'too-long' }],
  ['its last chunk stands twice', [sealedLong, chunk(3)], { is: 'too-long' }],
  [
    'two chunks changed places',
    [chunk(0), chunk(2), chunk(1), chunk(3)],
    { is: 'altered', what: 'file', chunk: 1 },
  ],
  [
    'a chunk stands in the place of another',
    [chunk(0), chunk(0), chunk(2), chunk(3)],
    { is: 'altered', what: 'file', chunk: 1 },
  ],
])('a file is refused when %s', async (_, parts, problem) => {
  expect(await refusal(joinBytes(parts), long.length)).toEqual(problem);
});

test('a file cut at a chunk is refused, even when its item is believed to say so', async () => {
  const cut = joinBytes([chunk(0), chunk(1)]);
  expect(await refusal(cut, 2 * CHUNK_LENGTH)).toEqual({ is: 'altered', what: 'file', chunk: 1 });
});

test('a chunk of another file is refused, with its key or without', async () => {
  const other = expectValue(await importFileKey(vault, newFileId(), newKey()));
  const sameKey = expectValue(await importFileKey(vault, newFileId(), key));
  const { vault: foreign } = await makeVault(somebodyElse);
  const sameKeyElsewhere = expectValue(await importFileKey(foreign, fileId, key));
  for (const source of [other, sameKey, sameKeyElsewhere]) {
    const sealed = await through(long, sealFileStream(source));
    const mixed = joinBytes([chunk(0), chunkOf(sealed, 1), chunk(2), chunk(3)]);
    expect(await refusal(mixed, long.length)).toEqual({ is: 'altered', what: 'file', chunk: 1 });
    expect(await refusal(sealed, long.length)).toEqual({ is: 'altered', what: 'file', chunk: 0 });
  }
});

test('no bit of a file can be changed unnoticed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(sealedLong.length - 1), fc.integer({ min: 0, max: 7 }), async (at, bit) => {
      const altered = sealedLong.slice();
      altered[at] = (altered[at] ?? 0) ^ (1 << bit);
      const problem = { is: 'altered', what: 'file', chunk: Math.floor(at / SEALED_CHUNK_LENGTH) };
      expect(await refusal(altered, long.length)).toEqual(problem);
    }),
  );
});

test('a key of another length is refused', async () => {
  for (const short of ['', 'AAAA', newKey().slice(1), `${newKey()}A`]) {
    expect(problemOf(await importFileKey(vault, fileId, short))).toMatchObject({ is: 'malformed' });
  }
});

test('a file key cannot be read back', () => {
  expect(file.key.extractable).toBe(false);
});

test('memory stays flat however long the file is', async () => {
  const piece = new Uint8Array(CHUNK_LENGTH);
  let given = 0;
  let taken = 0;
  let mostHeld = 0;
  const source = new ReadableStream<Bytes>(
    {
      pull(controller) {
        if (given === 400) return controller.close();
        given += 1;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  for await (const _ of source.pipeThrough(sealFileStream(file))) {
    taken += 1;
    mostHeld = Math.max(mostHeld, given - taken);
  }
  expect(taken).toBe(400);
  expect(mostHeld).toBeLessThan(6);
});
