/** Public keys as 65 bytes: 4, then both coordinates of a point of P-256. */
import type { Bytes } from '../../vault/encoding.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';
import { bytesOfLength } from './bytes.ts';
import { fail, type LegacyResult } from './problems.ts';

export const PUBLIC_KEY_LENGTH = 65;
export const publicKeySchema = bytesOfLength(PUBLIC_KEY_LENGTH);

export async function exportPublicKey(key: VaultCryptoKey): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', key));
}

/** To seal to (`ECDH`), or to verify with (`ECDSA`). Bytes that are no point of the curve are refused. */
export async function importPublicKey(
  bytes: Bytes,
  algorithm: 'ECDH' | 'ECDSA',
): Promise<LegacyResult<VaultCryptoKey>> {
  try {
    const named = { name: algorithm, namedCurve: 'P-256' };
    const usages = algorithm === 'ECDSA' ? (['verify'] as const) : [];
    return { ok: true, value: await crypto.subtle.importKey('raw', bytes, named, true, [...usages]) };
  } catch {
    return fail({ is: 'invalid-public-key' });
  }
}
