/** HKDF-SHA-256 without salt (RFC 5869). `info` is a list of fields that begins with a label. */
import type { Bytes } from './encoding.ts';
import type { VaultCryptoKey } from './randomness.ts';

const hkdf = (info: Bytes) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info });

const uses = {
  wrapping: [{ name: 'AES-GCM', length: 256 }, ['wrapKey', 'unwrapKey']],
  sealing: [{ name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']],
  authentication: [{ name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign', 'verify']],
} as const;

export function importForDerivation(bytes: Bytes): Promise<VaultCryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey', 'deriveBits']);
}

/** None of the keys can be read by script. */
export function deriveKey(
  from: VaultCryptoKey,
  use: keyof typeof uses,
  info: Bytes,
): Promise<VaultCryptoKey> {
  const [algorithm, usages] = uses[use];
  return crypto.subtle.deriveKey(hkdf(info), from, algorithm, false, [...usages]);
}

export async function deriveBytes(from: VaultCryptoKey, info: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf(info), from, 256));
}
