import { gzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unpack } from './unpack.ts';

const packed = Uint8Array.from(gzipSync(new Uint8Array(1_000_000))).buffer;

test('what is within its bounds comes out whole', async () => {
  expect((await unpack(packed, 1_000_000)).byteLength).toBe(1_000_000);
});

test('what unpacks to more is stopped', async () => {
  await expect(unpack(packed, 999_999)).rejects.toMatchObject({ reason: 'inflates-too-much' });
});

test('what was cut short is not taken for whole', async () => {
  await expect(unpack(packed.slice(0, -20), 1_000_000)).rejects.toThrow();
});
