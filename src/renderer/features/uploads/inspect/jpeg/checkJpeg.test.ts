import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import { isJpegSound } from './checkJpeg.ts';

const samples = join(import.meta.dirname, '../../../../../../tests/support/media');
const sample = (name: string) => readFileSync(join(samples, name));
const END = [0xff, 0xd9];

function segment(marker: number, ...content: number[]): number[] {
  return [0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff, ...content];
}

/** One code of one bit, for nothing. */
const codes = (table: number) => segment(0xc4, table, 1, ...Array.from({ length: 15 }, () => 0), 0);
/** A row of blocks of one grey: two bits each. */
const row = [0, 0];
const restart = (index: number) => [0xff, 0xd0 + (index & 7)];

/** 64 by 96 pixels of one grey, each row of blocks after a restart. `change` says what stands in a row's place. */
function rows(change: (index: number) => number[] = () => row): Uint8Array {
  const parts = Array.from({ length: 12 }, (_, index) => [
    ...(index === 0 ? [] : restart(index - 1)),
    ...change(index),
  ]);
  return file(parts.flat());
}

function file(scan: number[]): Uint8Array {
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xc0, 8, 0, 96, 0, 64, 1, 1, 0x11, 0),
    ...codes(0x00),
    ...codes(0x10),
    ...segment(0xdd, 0, 8),
    ...segment(0xda, 1, 1, 0, 0, 63, 0),
    ...scan,
    ...END,
  ]);
}

/** Where the codes of a file's last scan begin. */
function lastScan(content: Buffer): number {
  return content.lastIndexOf(Buffer.from([0xff, 0xda])) + 14;
}

test('photographs as cameras and programs wrote them are sound, also with something behind their end', () => {
  for (const name of readdirSync(samples).filter((each) => each.endsWith('.jpg'))) {
    const photo = sample(name);
    expect(isJpegSound(photo), name).toBe(true);
    expect(isJpegSound(Buffer.concat([photo, Buffer.from('appended by a phone')])), name).toBe(true);
  }
  expect(isJpegSound(rows())).toBe(true);
});

test.each(['lake-1.jpg', 'sideways.jpg', 'progressive.jpg'])(
  'a photograph that ends early is not, though it has an end: %s',
  (name) => {
    const photo = sample(name);
    const start = lastScan(photo);
    for (const share of [0.1, 0.5, 0.9]) {
      const cut = photo.subarray(0, start + Math.trunc((photo.length - start) * share));
      expect(isJpegSound(Buffer.concat([cut, Buffer.from(END)])), `${share}`).toBe(false);
    }
  },
);

test('a photograph of several scans that has only the first ones is not', () => {
  const photo = sample('progressive.jpg');
  for (let at = photo.lastIndexOf(Buffer.from([0xff, 0xc4])); at > 200; ) {
    expect(isJpegSound(Buffer.concat([photo.subarray(0, at), Buffer.from(END)])), `${at}`).toBe(false);
    at = photo.lastIndexOf(Buffer.from([0xff, 0xda]), at - 1);
    if (at !== -1) at = photo.lastIndexOf(Buffer.from([0xff, 0xc4]), at - 1);
  }
});

test('a photograph with a stretch of other bytes inside is not', () => {
  const photo = sample('sideways.jpg');
  const start = lastScan(photo);
  const middle = start + ((photo.length - start) >> 1);
  const changed = Buffer.from(photo);
  changed.fill(0xaa, middle, middle + 2_048);
  expect(isJpegSound(changed)).toBe(false);
});

test.each([
  ['the next one stands in its place', 1],
  ['the one after that', 2],
  ['the one before', 7],
  ['it is no marker that anybody knows', 0x93 - 0xd0],
])('a restart that was changed on the way loses a part: %s', (_, step) => {
  const changed = rows();
  const at = changed.lastIndexOf(0xd4);
  changed[at] = step < 0 ? 0x93 : 0xd0 + ((4 + step) & 7);
  expect(isJpegSound(changed)).toBe(false);
});

test('a restart that every viewer passes over loses nothing', () => {
  const changed = rows();
  changed[changed.lastIndexOf(0xd4)] = 0xd0;
  expect(isJpegSound(changed)).toBe(true);
});

test('a row that is shorter than the others, or longer, is seen', () => {
  expect(isJpegSound(rows((index) => (index === 5 ? [0] : row)))).toBe(false);
  const long = Array.from({ length: 60 }, (_, at) => at & 3);
  expect(isJpegSound(rows((index) => (index === 5 ? long : row)))).toBe(false);
});

test('what careless programs left is sound: fill before a marker, padding, a byte too many', () => {
  for (const left of [[0xff], [0], [0x55], Array.from({ length: 500 }, () => 0)]) {
    expect(isJpegSound(rows((index) => (index === 11 ? [...row, ...left] : row))), `${left}`).toBe(true);
  }
});

test('a segment that says to be longer than the file ends what is there', () => {
  const photo = sample('lake-1.jpg');
  const scan = photo.lastIndexOf(Buffer.from([0xff, 0xda]));
  const longer = Buffer.from(photo);
  longer.writeUInt16BE(0xffff, scan + 2);
  expect(isJpegSound(longer.subarray(0, scan + 0x8000))).toBe(false);
  const interval = Buffer.from([0xff, 0xd8, 0xff, 0xdd, 0, 4]);
  expect(isJpegSound(interval)).toBe(true);
});

test('whatever was done to a file, the answer comes', () => {
  const photos = ['lake-1.jpg', 'progressive.jpg'].map(sample);
  fc.assert(
    fc.property(
      fc.constantFrom(...photos),
      fc.array(fc.tuple(fc.nat(6_000), fc.nat(255)), { maxLength: 12 }),
      (photo, changes) => {
        const changed = Buffer.from(photo);
        for (const [at, byte] of changes) changed[at % changed.length] = byte;
        expect(typeof isJpegSound(changed)).toBe('boolean');
      },
    ),
    { numRuns: 300 },
  );
});
