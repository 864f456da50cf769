/** A private key under a key of AES-GCM, as PKCS#8. It is wrapped and unwrapped by the browser: its bytes never stand in script. */
import type { Bytes } from '../../vault/encoding.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';
import { NONCE_LENGTH } from '../../vault/sealing.ts';
import type { LegacyRandomness } from './randomness.ts';

export interface WrappedPrivateKey {
  readonly nonce: Bytes;
  readonly wrapped: Bytes;
}

const gcm = (iv: Bytes, additionalData: Bytes) => ({ name: 'AES-GCM', iv, additionalData });

export async function wrapPrivateKey(
  wrappingKey: VaultCryptoKey,
  privateKey: VaultCryptoKey,
  additionalData: Bytes,
  randomness: LegacyRandomness,
): Promise<WrappedPrivateKey> {
  const nonce = randomness.bytes(NONCE_LENGTH);
  const wrapped = await crypto.subtle.wrapKey('pkcs8', privateKey, wrappingKey, gcm(nonce, additionalData));
  return { nonce, wrapped: new Uint8Array(wrapped) };
}

/** A key that cannot be exported; null when it is not the one that was wrapped with this key and this additional data. */
export async function unwrapPrivateKey(
  wrappingKey: VaultCryptoKey,
  { nonce, wrapped }: WrappedPrivateKey,
  additionalData: Bytes,
  algorithm: 'ECDH' | 'ECDSA',
): Promise<VaultCryptoKey | null> {
  try {
    const named = { name: algorithm, namedCurve: 'P-256' };
    const usages = algorithm === 'ECDH' ? (['deriveBits'] as const) : (['sign'] as const);
    return await crypto.subtle.unwrapKey(
      'pkcs8',
      wrapped,
      wrappingKey,
      gcm(nonce, additionalData),
      named,
      false,
      [...usages],
    );
  } catch {
    return null;
  }
}
