/**
 * What both second implementations (docs/vault-format.md, docs/legacy-format.md) are written with: bytes in texts, lists of
 * fields, AES-256-GCM and the checksum of bech32m, on node:crypto alone.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';

const TAG = 16;

export interface Wrapped {
  readonly nonce: string;
  readonly wrapped: string;
}
export interface Sealed {
  readonly nonce: string;
  readonly ciphertext: string;
}

export const read = (text: string) => Buffer.from(text, 'base64url');
export const write = (bytes: Buffer) => bytes.toString('base64url');

export function list(...fields: readonly (string | number | Buffer)[]): Buffer {
  return Buffer.concat(
    fields.map((part) => {
      let bytes: Buffer;
      if (typeof part === 'number') {
        bytes = Buffer.alloc(8);
        bytes.writeBigUInt64BE(BigInt(part));
      } else bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return Buffer.concat([length, bytes]);
    }),
  );
}

export function encrypt(key: Buffer, nonce: Buffer, plaintext: Buffer, additionalData: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(additionalData);
  return Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

export function decrypt(key: Buffer, nonce: Buffer, sealed: Buffer, additionalData: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
    .setAAD(additionalData)
    .setAuthTag(sealed.subarray(sealed.length - TAG));
  return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()]);
}

export const BECH32_LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** BIP 350, over 5-bit groups. */
export function polymod(values: readonly number[]): number {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  let checksum = 1;
  for (const value of values) {
    const top = checksum >>> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    generators.forEach((generator, bit) => {
      if ((top >>> bit) & 1) checksum ^= generator;
    });
  }
  return checksum;
}
