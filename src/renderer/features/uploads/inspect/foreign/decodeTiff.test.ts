import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { decodeReducedTiff } from './decodeReducedTiff.ts';
import { decodeTiff } from './decodeTiff.ts';

/** As much of the browser's as a decoder needs. */
class Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
vi.stubGlobal('ImageData', Pixels);
/** What geotiff reads files by. */
vi.stubGlobal(
  'FileReader',
  class {
    result: ArrayBuffer | null = null;
    onload = () => {};
    async readAsArrayBuffer(blob: Blob): Promise<void> {
      this.result = await blob.arrayBuffer();
      this.onload();
    }
  },
);
afterAll(() => vi.unstubAllGlobals());

const samples = join(import.meta.dirname, '../../../../../../tests/support/media');

function read(name: string): Buffer<ArrayBuffer> {
  return Buffer.concat([readFileSync(join(samples, name))]);
}

const decode = async (file: Buffer<ArrayBuffer>) => (await decodeTiff(new Blob([file]))).picture;

/** The place of a tag's entry in the first directory of a little-endian file. */
function entryOf(file: Buffer, tag: number): number {
  const directory = file.readUInt32LE(4);
  for (let index = 0; index < file.readUInt16LE(directory); index += 1) {
    const entry = directory + 2 + index * 12;
    if (file.readUInt16LE(entry) === tag) return entry;
  }
  throw new Error(`There is no tag ${tag}.`);
}

const STRIP_LENGTHS = 279;
const PLANES = 284;

/** Red at the top, blue at the bottom. */
const colourAt = ({ data, width }: ImageData, row: number) => [
  ...data.subarray(row * width * 4, row * width * 4 + 3),
];

test.each(['planes.tif', 'inks.tif'])(
  '%s, whose colours stand apart or are inks, is drawn in its colours',
  async (name) => {
    const picture = await decode(read(name));
    expect([picture.width, picture.height]).toEqual([64, 48]);
    const [top, bottom] = [colourAt(picture, 0), colourAt(picture, 47)];
    expect(top[0]).toBeGreaterThan(240);
    expect(top[2]).toBeLessThan(15);
    expect(bottom[0]).toBeLessThan(15);
    expect(bottom[2]).toBeGreaterThan(240);
  },
);

test('an entry of more values than the file could hold keeps nobody waiting for a sound picture', async () => {
  const file = read('lzw.tif');
  const sound = await decode(file);
  const entry = entryOf(file, PLANES);
  file.writeUInt16LE(4, entry + 2);
  file.writeUInt32LE(0x7fffffff, entry + 4);
  expect(await decode(file)).toEqual(sound);
});

test('a page that names itself as the next one is read once', async () => {
  const file = read('lzw.tif');
  const sound = await decode(file);
  const directory = file.readUInt32LE(4);
  file.writeUInt32LE(directory, directory + 2 + file.readUInt16LE(directory) * 12);
  expect(await decode(file)).toEqual(sound);
});

test('a strip that says to be longer than the file ends with it', async () => {
  const file = read('fax.tif');
  const sound = await decode(file);
  const entry = entryOf(file, STRIP_LENGTHS);
  file.writeUInt16LE(4, entry + 2);
  file.writeUInt32LE(1_359_015_351, entry + 8);
  const picture = await decode(file);
  expect([picture.width, picture.height]).toEqual([sound.width, sound.height]);
});

/** Grey, black above and white below, in strips of a hundred rows that are squeezed to nearly nothing (PackBits). */
function scanPoster(width: number, height: number): Buffer<ArrayBuffer> {
  const rowsInStrip = 100;
  const strips = Math.ceil(height / rowsInStrip);
  const row = (grey: number) =>
    Buffer.concat(Array.from({ length: width / 125 }, () => Buffer.from([132, grey])));
  const strip = (grey: number) => Buffer.concat(Array.from({ length: rowsInStrip }, () => row(grey)));
  const [black, white] = [strip(0), strip(255)];
  const entries = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 1, 8],
    [259, 3, 1, 32_773],
    [262, 3, 1, 1],
    [273, 4, strips, 200],
    [277, 3, 1, 1],
    [278, 4, 1, rowsInStrip],
    [279, 4, strips, 200 + strips * 4],
  ];
  const head = Buffer.alloc(200 + strips * 8);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entries.length, 8);
  entries.forEach(([tag = 0, type = 0, count = 0, value = 0], index) => {
    const at = 10 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
  });
  for (let index = 0; index < strips; index += 1) {
    head.writeUInt32LE(head.length + index * black.length, 200 + index * 4);
    head.writeUInt32LE(black.length, 200 + strips * 4 + index * 4);
  }
  const contents = Array.from({ length: strips }, (_, index) => (index < strips / 2 ? black : white));
  return Buffer.concat([head, ...contents]);
}

test('a picture too large for memory is drawn all the same, by pixels and by bytes', async () => {
  const poster = new Blob([scanPoster(1_250, 1_000)]);
  for (const limits of [
    { pixels: 1_000_000, bytes: poster.size },
    { pixels: 2_000_000, bytes: 1_000 },
  ]) {
    const { picture, size } = await decodeTiff(poster, limits);
    expect(size).toEqual({ width: 1_250, height: 1_000 });
    expect(colourAt(picture, 499)).toEqual([0, 0, 0]);
    expect(colourAt(picture, 500)).toEqual([255, 255, 255]);
  }
});

test('a picture is read in parts that fit, and drawn smaller', async () => {
  const poster = new Blob([scanPoster(1_250, 1_000)]);
  for (const atOnce of [125_000, 400_000, 2_000_000]) {
    const { picture, size } = await decodeReducedTiff(poster, { edge: 500, atOnce });
    expect(size).toEqual({ width: 1_250, height: 1_000 });
    expect([picture.width, picture.height]).toEqual([500, 400]);
    expect(colourAt(picture, 0)).toEqual([0, 0, 0]);
    expect(colourAt(picture, 199)).toEqual([0, 0, 0]);
    expect(colourAt(picture, 200)).toEqual([255, 255, 255]);
    expect(colourAt(picture, 399)).toEqual([255, 255, 255]);
  }
  await expect(decodeReducedTiff(poster, { edge: 500, atOnce: 100_000 })).rejects.toThrow('does not fit');
});
