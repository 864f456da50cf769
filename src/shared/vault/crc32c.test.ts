import { expect, test } from 'vitest';
import { beginCrc32c, crc32cOf } from './crc32c.ts';

test('the checksum is the one that the store names of an object', async () => {
  // The check value of CRC-32/ISCSI, E3069283.
  expect(await crc32cOf(Buffer.from('123456789'))).toBe('4waSgw==');
  expect(await crc32cOf(new Uint8Array(0))).toBe('AAAAAA==');
});

test('it is the same in however many pieces the bytes come', async () => {
  const crc32c = await beginCrc32c();
  for (const piece of ['1234', '', '56789']) crc32c.update(Buffer.from(piece));
  expect(crc32c.digest()).toBe('4waSgw==');
});
