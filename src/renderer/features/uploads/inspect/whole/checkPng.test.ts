import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isPngSound } from './checkPng.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** 64 by 64 pixels in two chunks. */
function png(
  compressed = deflateSync(Buffer.from(Array.from({ length: 64 * 65 }, (_, at) => (at * at) % 251))),
) {
  const header = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 0, 0, 0, 0]);
  const half = compressed.length >> 1;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', compressed.subarray(0, half)),
    chunk('IDAT', compressed.subarray(half)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const soundness = (bytes: Buffer) => isPngSound(new Blob([Uint8Array.from(bytes)]));

test('a picture that is all there is sound, also with something behind its end', async () => {
  expect(await soundness(png())).toBe(true);
  expect(await soundness(Buffer.concat([png(), Buffer.from('appended by a phone')]))).toBe(true);
});

test('a picture that was cut is not, wherever', async () => {
  const whole = png();
  for (const share of [0.2, 0.5, 0.9]) {
    expect(await soundness(whole.subarray(0, Math.trunc(whole.length * share))), `${share}`).toBe(false);
  }
});

test('a picture in which a byte was changed on the way is not', async () => {
  const changed = png();
  const middle = changed.length >> 1;
  changed.writeUInt8(changed.readUInt8(middle) ^ 0x10, middle);
  expect(await soundness(changed)).toBe(false);
});

test('what a careless program wrote and every viewer shows is sound', async () => {
  const wrongSum = png();
  // The last chunk of pixels: its own checksum is wrong, the pixels' is right.
  const end = wrongSum.length - 12;
  wrongSum.writeUInt32BE(0, end - 4);
  expect(await soundness(wrongSum)).toBe(true);
  const compressed = deflateSync(Buffer.alloc(64 * 65, 7));
  expect(await soundness(png(Buffer.concat([compressed, Buffer.from('junk')])))).toBe(true);
  expect(await soundness(wrongSum.subarray(0, end))).toBe(true);
});
