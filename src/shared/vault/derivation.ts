/** The keys that come from others, by HKDF-SHA-256 without salt. `info` says what for, whose, and of which vault. */

import type { UserId } from '../domain/ids.ts';
import { type Bytes, fields } from './encoding.ts';
import type { VaultId } from './ids.ts';
import type { VaultCryptoKey } from './randomness.ts';

export interface VaultIdentity {
  readonly ownerId: UserId;
  readonly vaultId: VaultId;
}

export type Purpose =
  /** From a secret that opens the vault, to the key that wraps the vault key. */
  | 'passphrase'
  | 'recovery'
  | 'device'
  /** From the vault key. */
  | 'check'
  | 'key-box'
  | 'item-keys'
  | 'device-record'
  | 'archive'
  | 'opening-proof';

/** The first field of all that is authenticated and of all that keys are derived from. */
export const label = (name: string) => `amaranth/vault/v1/${name}`;

const hkdf = (purpose: Purpose, { ownerId, vaultId }: VaultIdentity, rest: readonly string[]) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(0),
  info: fields(label(purpose), ownerId, vaultId, ...rest),
});

export function importForDerivation(bytes: Bytes): Promise<VaultCryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey', 'deriveBits']);
}

export function deriveSealingKey(
  from: VaultCryptoKey,
  purpose: 'device-record' | 'archive',
  identity: VaultIdentity,
): Promise<VaultCryptoKey> {
  const algorithm = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(hkdf(purpose, identity, []), from, algorithm, false, ['encrypt', 'decrypt']);
}

export function deriveWrappingKey(
  from: VaultCryptoKey,
  purpose: 'passphrase' | 'recovery' | 'device' | 'item-keys',
  identity: VaultIdentity,
  ...rest: readonly string[]
): Promise<VaultCryptoKey> {
  const algorithm = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(hkdf(purpose, identity, rest), from, algorithm, false, [
    'wrapKey',
    'unwrapKey',
  ]);
}

/** For HMAC-SHA-256. */
export function deriveAuthenticationKey(
  from: VaultCryptoKey,
  purpose: 'key-box',
  identity: VaultIdentity,
): Promise<VaultCryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  return crypto.subtle.deriveKey(hkdf(purpose, identity, []), from, algorithm, false, ['sign', 'verify']);
}

export async function deriveBytes(
  from: VaultCryptoKey,
  purpose: 'check' | 'opening-proof',
  identity: VaultIdentity,
): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf(purpose, identity, []), from, 256));
}
