/** Bytes in documents, in both directions: `parse` reads their text, `z.encode` writes it. */
import { z } from 'zod';
import { type Bytes, fromBase64Url, toBase64Url } from '../../vault/encoding.ts';
import { KEY_LENGTH, NONCE_LENGTH, TAG_LENGTH } from '../../vault/sealing.ts';

const bytesOf = z.custom<Bytes>((value) => value instanceof Uint8Array);

/** From `least` to `most` bytes in base64url without padding. */
export function bytesBetween(least: number, most: number) {
  return z.codec(z.string().max(Math.ceil((most * 4) / 3)), bytesOf, {
    decode: (text, context) => {
      const bytes = fromBase64Url(text);
      if (bytes && bytes.length >= least && bytes.length <= most) return bytes;
      context.issues.push({ code: 'custom', message: `must be ${least} to ${most} bytes`, input: text });
      return z.NEVER;
    },
    encode: toBase64Url,
  });
}

export const bytesOfLength = (length: number) => bytesBetween(length, length);

export const HASH_LENGTH = 32;
export const hashSchema = bytesOfLength(HASH_LENGTH);

/** A 32-byte key under another key. */
export const wrappedSchema = z.object({
  nonce: bytesOfLength(NONCE_LENGTH),
  wrapped: bytesOfLength(KEY_LENGTH + TAG_LENGTH),
});

/** A private key under another key, as PKCS#8: some browsers write the public key into it and some do not. */
export const wrappedPrivateKeySchema = z.object({
  nonce: bytesOfLength(NONCE_LENGTH),
  wrapped: bytesBetween(50, 400),
});

export const sealedSchema = (most: number) =>
  z.object({ nonce: bytesOfLength(NONCE_LENGTH), ciphertext: bytesBetween(TAG_LENGTH, most + TAG_LENGTH) });

/** Of equal length: whether both are the same, in a time that does not depend on where they differ. */
export function areSameBytes(one: Bytes, other: Bytes): boolean {
  if (one.length !== other.length) return false;
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
}
