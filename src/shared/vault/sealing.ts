/** AES-256-GCM with a 12-byte nonce and a 16-byte tag at the end, over bytes and over keys. */
import { z } from 'zod';
import { type Bytes, bytesSchema, LONGEST_LIST, toBase64Url } from './encoding.ts';
import type { Randomness, VaultCryptoKey } from './randomness.ts';

export const NONCE_LENGTH = 12;
export const TAG_LENGTH = 16;
export const KEY_LENGTH = 32;

/** A key under another key. */
export const wrappedKeySchema = z.object({
  nonce: bytesSchema(NONCE_LENGTH),
  wrapped: bytesSchema(KEY_LENGTH + TAG_LENGTH),
});
export type WrappedKey = z.infer<typeof wrappedKeySchema>;

export const sealedBytesSchema = z.object({ nonce: bytesSchema(NONCE_LENGTH), ciphertext: bytesSchema() });
/** A list of all that a vault has. */
export const sealedListSchema = z.object({
  nonce: bytesSchema(NONCE_LENGTH),
  ciphertext: bytesSchema(undefined, LONGEST_LIST),
});
export type SealedBytes = z.infer<typeof sealedBytesSchema>;

/** As they stand in a document. */
export interface WrappedKeyText {
  readonly nonce: string;
  readonly wrapped: string;
}
export interface SealedText {
  readonly nonce: string;
  readonly ciphertext: string;
}

export function wrappedKeyText({ nonce, wrapped }: WrappedKey): WrappedKeyText {
  return { nonce: toBase64Url(nonce), wrapped: toBase64Url(wrapped) };
}

export function sealedText({ nonce, ciphertext }: SealedBytes): SealedText {
  return { nonce: toBase64Url(nonce), ciphertext: toBase64Url(ciphertext) };
}

const gcm = (nonce: Bytes, additionalData: Bytes) => ({ name: 'AES-GCM', iv: nonce, additionalData });

export async function sealBytes(
  key: VaultCryptoKey,
  plaintext: Bytes,
  additionalData: Bytes,
  randomness: Randomness,
): Promise<SealedBytes> {
  const nonce = randomness.bytes(NONCE_LENGTH);
  const ciphertext = await crypto.subtle.encrypt(gcm(nonce, additionalData), key, plaintext);
  return { nonce, ciphertext: new Uint8Array(ciphertext) };
}

/** Null when it is not what was sealed with this key and this additional data. */
export async function openBytes(
  key: VaultCryptoKey,
  { nonce, ciphertext }: SealedBytes,
  additionalData: Bytes,
): Promise<Bytes | null> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(gcm(nonce, additionalData), key, ciphertext));
  } catch {
    return null;
  }
}

export async function wrapKey(
  wrappingKey: VaultCryptoKey,
  key: VaultCryptoKey,
  additionalData: Bytes,
  randomness: Randomness,
): Promise<WrappedKey> {
  const nonce = randomness.bytes(NONCE_LENGTH);
  const wrapped = await crypto.subtle.wrapKey('raw', key, wrappingKey, gcm(nonce, additionalData));
  return { nonce, wrapped: new Uint8Array(wrapped) };
}

/**
 * What an unwrapped key is good for. `transferable` alone can be wrapped once more; of no other can script learn the
 * bytes.
 */
export type UnwrappedUse = 'derivation' | 'sealing' | 'transferable';

/** Null when it is not the key that was wrapped with this key and this additional data. */
export async function unwrapKey(
  wrappingKey: VaultCryptoKey,
  { nonce, wrapped }: WrappedKey,
  additionalData: Bytes,
  use: UnwrappedUse,
): Promise<VaultCryptoKey | null> {
  try {
    return await crypto.subtle.unwrapKey(
      'raw',
      wrapped,
      wrappingKey,
      gcm(nonce, additionalData),
      use === 'derivation' ? 'HKDF' : 'AES-GCM',
      use === 'transferable',
      use === 'derivation' ? ['deriveKey', 'deriveBits'] : ['encrypt', 'decrypt'],
    );
  } catch {
    return null;
  }
}
