import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { detectContentType, SIGNATURE_LENGTH } from '#shared/media/contentSignature.ts';
import fc from '#tests/support/properties.ts';
import { isWhole } from './checkWhole.ts';

const samples = join(import.meta.dirname, '../../../../../../tests/support/media');
const read = (name: string) => Buffer.from(readFileSync(join(samples, name)));
const cut = (whole: Buffer, share: number) => whole.subarray(0, Math.trunc(whole.length * share));

async function isAllThere(content: Uint8Array): Promise<boolean> {
  const file = new Blob([Uint8Array.from(content)]);
  return isWhole(file, await detectContentType(content.subarray(0, SIGNATURE_LENGTH)));
}

const structured = [
  ...['film.mp4', 'camera.mp4', 'phone.mov', 'live.mov', 'phone.3gp', 'voice.m4a', 'phone.heic', 'scan.heic'],
  ...['mjpeg.avi', 'deep.tif', 'fax.tif', 'inks.tif', 'lzw.tif', 'planes.tif', 'preview.dng', 'preview.nef'],
];

test.each(structured)('%s is whole, and no longer so once its end is missing', async (name) => {
  const whole = read(name);
  expect(await isAllThere(whole)).toBe(true);
  for (const share of [0.3, 0.5, 0.6, 0.9])
    expect(await isAllThere(cut(whole, share)), `${share}`).toBe(false);
});

test('what has no length of its own is not called cut', async () => {
  for (const name of ['camcorder.m2ts', 'film.mpg', 'day.mp3']) {
    expect(await isAllThere(cut(read(name), 0.5)), name).toBe(true);
  }
});

function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const whole = Buffer.concat([Buffer.alloc(8), ...content]);
  whole.writeUInt32BE(whole.length);
  whole.write(type, 4, 'latin1');
  return whole;
}
const numbers = (...values: readonly number[]) => {
  const written = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => void written.writeUInt32BE(value, index * 4));
  return written;
};
const brand = box('ftyp', Buffer.from('isom\0\0\0\0isom'));

/** A directory of one chunk of two samples, of 30 and 20 bytes. */
function directory(start: number, isInThisFile = true): Buffer {
  const tables = box(
    'stbl',
    box('stsc', numbers(0, 1, 1, 2, 1)),
    box('stsz', numbers(0, 0, 2, 30, 20)),
    box('stco', numbers(0, 1, start)),
  );
  const source = box('dinf', box('dref', numbers(0, 1), box('alis', numbers(isInThisFile ? 1 : 0))));
  return box('moov', box('trak', box('mdia', box('minf', source, tables))));
}
const directoryLength = directory(0).length;
const content = box('mdat', Buffer.alloc(50));
const contentStart = brand.length + directoryLength + 8;
const film = Buffer.concat([brand, directory(contentStart), content]);

test.each([
  ['all of it', film, true],
  ['all but the last byte', film.subarray(0, -1), false],
  ['no directory', Buffer.concat([brand, content]), false],
  [
    'half of a directory at its end',
    Buffer.concat([brand, content, directory(brand.length + 8)]).subarray(0, -60),
    false,
  ],
  [
    'what a phone appended',
    Buffer.concat([film, Buffer.from([0x7f, 0xff, 0xff, 0xff]), Buffer.from('SEFT')]),
    true,
  ],
  ['samples that stand in another file', Buffer.concat([brand, directory(90_000, false)]), true],
  ['samples that stand nowhere', Buffer.concat([brand, directory(90_000)]), false],
])('a film with %s is taken for what it is', async (_, bytes, whole) => {
  expect(await isAllThere(bytes)).toBe(whole);
});

test('a film whose container was given too great a length is whole where each sample is there', async () => {
  const careless = Buffer.from(film);
  careless.writeUInt32BE(1_000_000, contentStart - 8);
  expect(await isAllThere(careless)).toBe(true);
});

test('a film of fragments is whole when the last one is', async () => {
  const fragments = Buffer.concat([brand, box('moov'), box('moof'), content, box('moof'), content]);
  expect(await isAllThere(fragments)).toBe(true);
  expect(await isAllThere(fragments.subarray(0, -20))).toBe(false);
});

test('a film is not read to know it: only its directories are', async () => {
  const samplesLength = 4_000_000;
  const large = new Blob([
    Uint8Array.from(brand),
    Uint8Array.from(directory(brand.length + directoryLength + 8)),
    Uint8Array.from(box('mdat', Buffer.alloc(samplesLength))),
  ]);
  const slices = vi.spyOn(Blob.prototype, 'slice');
  try {
    expect(await isWhole(large, 'video/mp4')).toBe(true);
    const bytes = slices.mock.calls.reduce((sum, [start = 0, end = 0]) => sum + end - start, 0);
    expect(bytes).toBeLessThan(2_000);
  } finally {
    slices.mockRestore();
  }
});

function chunk(id: string, length: number, ...parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 'latin1');
  head.writeUInt32LE(length, 4);
  return Buffer.concat([head, ...parts]);
}
const frames = (length: number) => chunk('LIST', length, Buffer.from('movi'), Buffer.alloc(96));
const avi = (length: number, framesLength = 100, kind = 'AVI ') =>
  chunk('RIFF', length, Buffer.from(kind), frames(framesLength));

test.each([
  ['as long as it says', avi(112), true],
  ['shorter by its end', avi(112).subarray(0, -30), false],
  ['of a recorder that wrote no length', avi(0, 0), true],
  ['of a recorder that wrote the greatest length', avi(0xffff_ffff, 0xffff_ffff), true],
  [
    'of a recorder that wrote no length, of known frames that are missing',
    avi(0, 100).subarray(0, -30),
    false,
  ],
  ['without the byte that fills it up', avi(113), true],
  ['without the index that it says to have, all frames there', avi(400), true],
  ['that goes on in a second list', Buffer.concat([avi(112), avi(112, 100, 'AVIX')]), true],
  ['whose second list is cut', Buffer.concat([avi(112), avi(112, 100, 'AVIX').subarray(0, -30)]), false],
  ['with something behind it', Buffer.concat([avi(112), Buffer.from('a note')]), true],
])('an AVI %s is taken for what it is', async (_, bytes, whole) => {
  expect(await isAllThere(bytes)).toBe(whole);
});

/** Sound that was streamed says no length. */
test('a WAV is as long as its sound', async () => {
  const format = chunk('fmt ', 16, Buffer.alloc(16));
  const sound = (length: number) =>
    chunk('RIFF', length + 36, Buffer.from('WAVE'), format, chunk('data', length, Buffer.alloc(200)));
  expect(await isAllThere(sound(200))).toBe(true);
  expect(await isAllThere(sound(400))).toBe(false);
  expect(await isAllThere(sound(0xffff_ffff - 36))).toBe(true);
  expect(await isAllThere(sound(0x7fff_f000))).toBe(true);
});

test('a WebM is as long as it says, where it says it', async () => {
  const webm = (...size: readonly number[]) =>
    Buffer.from([
      0x1a,
      0x45,
      0xdf,
      0xa3,
      0x84,
      0x42,
      0x82,
      0x81,
      0x77,
      0x18,
      0x53,
      0x80,
      0x67,
      ...size,
      ...Array(90),
    ]);
  expect(await isWhole(new Blob([webm(0x40, 90)]), 'video/webm')).toBe(true);
  expect(await isWhole(new Blob([webm(0x40, 91)]), 'video/webm')).toBe(false);
  expect(await isWhole(new Blob([webm(0x01, 255, 255, 255, 255, 255, 255, 255)]), 'video/webm')).toBe(true);
});

/** Four strips of 16 bytes, of a picture 16 pixels wide and high, each number as it is or changed on the way. */
function tiff(change: {
  readonly start?: number;
  readonly length?: number;
  readonly compression?: number;
}): Buffer {
  const entry = (tag: number, count: number, value: number) => {
    const written = Buffer.alloc(12);
    written.writeUInt16LE(tag);
    written.writeUInt16LE(4, 2);
    written.writeUInt32LE(count, 4);
    written.writeUInt32LE(value, 8);
    return written;
  };
  const list = (...values: readonly number[]) => numbers(...values).swap32();
  const strips = 8 + 2 + 12 * 7 + 4 + 32;
  const starts = list(strips, change.start ?? strips + 16, strips + 32, strips + 48);
  return Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0\x07\0', 'latin1'),
    entry(256, 1, 16),
    entry(257, 1, 16),
    entry(258, 1, 8),
    entry(259, 1, change.compression ?? 5),
    entry(273, 4, strips - 32),
    entry(278, 1, 4),
    entry(279, 4, strips - 16),
    Buffer.alloc(4),
    starts,
    list(16, change.length ?? 16, 16, 16),
    Buffer.alloc(64),
  ]);
}

test('a TIFF in which one number was changed on the way is not called cut', async () => {
  expect(await isAllThere(tiff({}))).toBe(true);
  expect(await isAllThere(tiff({ start: 1_000_000 }))).toBe(true);
  expect(await isAllThere(tiff({ length: 1_000_000 }))).toBe(true);
  expect(await isAllThere(tiff({}).subarray(0, -4))).toBe(false);
  expect(await isAllThere(tiff({}).subarray(0, -40))).toBe(false);
});

test('a file changed and cut anywhere is answered for, and stops nothing', async () => {
  const originals = [...structured.map(read), film, avi(112), tiff({})];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...originals),
      fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 12 }),
      fc.nat(),
      async (original, changes, end) => {
        const bytes = Uint8Array.from(original.subarray(0, Math.max(1, end % original.length)));
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        const types = ['video/mp4', 'image/heic', 'image/tiff', 'video/x-msvideo', 'video/webm'] as const;
        for (const type of types) await isWhole(new Blob([bytes]), type);
      },
    ),
    { numRuns: 150 },
  );
});
