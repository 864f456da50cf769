/** https://firebase.google.com/docs/reference/rules/rules.hashing: of bytes, or of a string's UTF-8. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type RulesFunction, takes } from './method.ts';
import { fault, type RulesValue } from './value.ts';

export const hashingFunctions: Readonly<Record<string, RulesFunction<null>>> = {
  md5: hashes((bytes) => createHash('md5').update(bytes).digest()),
  sha256: hashes((bytes) => createHash('sha256').update(bytes).digest()),
  crc32: hashes((bytes) => bigEndian(crc32(bytes))),
  crc32c: hashes((bytes) => bigEndian(crc32c(bytes))),
};

function hashes(hash: (bytes: Uint8Array) => Uint8Array): RulesFunction<null> {
  return takes(1, (_, value: RulesValue | undefined) => {
    if (value?.kind === 'bytes') return { kind: 'bytes', value: hash(value.value) };
    if (value?.kind === 'string')
      return { kind: 'bytes', value: hash(new TextEncoder().encode(value.value)) };
    return fault('hashing needs bytes or a string');
  });
}

function bigEndian(checksum: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, checksum);
  return bytes;
}

/** Castagnoli, reflected (RFC 3720, appendix B.4). */
function crc32c(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0x82f63b78 : 0);
  }
  return ~remainder >>> 0;
}
