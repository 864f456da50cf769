/** The keys that come from others, by HKDF-SHA-256 without salt. `info` is a list of fields that begins with a label. */
import { type Bytes, fields } from '../../vault/encoding.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';

/** Never the vault's: what is sealed here cannot be taken for anything that is sealed there. */
export const legacyFields = (name: string, ...rest: readonly (string | number | Bytes)[]): Bytes =>
  fields(`amaranth/legacy/v1/${name}`, ...rest);

const hkdf = (info: Bytes) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info });

const uses = {
  wrapping: [{ name: 'AES-GCM', length: 256 }, ['wrapKey', 'unwrapKey']],
  sealing: [{ name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']],
  authentication: [{ name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign', 'verify']],
} as const;

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
