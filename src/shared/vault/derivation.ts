/** The vault's keys that come from others. What each is derived with says what for, whose, and of which vault. */
import type { UserId } from '../domain/ids.ts';
import { type Bytes, fields } from './encoding.ts';
import { deriveBytes, deriveKey } from './hkdf.ts';
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

const infoOf = (purpose: Purpose, { ownerId, vaultId }: VaultIdentity, rest: readonly string[] = []) =>
  fields(label(purpose), ownerId, vaultId, ...rest);

export function deriveSealingKey(
  from: VaultCryptoKey,
  purpose: 'device-record' | 'archive',
  identity: VaultIdentity,
): Promise<VaultCryptoKey> {
  return deriveKey(from, 'sealing', infoOf(purpose, identity));
}

export function deriveWrappingKey(
  from: VaultCryptoKey,
  purpose: 'passphrase' | 'recovery' | 'device' | 'item-keys',
  identity: VaultIdentity,
  ...rest: readonly string[]
): Promise<VaultCryptoKey> {
  return deriveKey(from, 'wrapping', infoOf(purpose, identity, rest));
}

export function deriveAuthenticationKey(
  from: VaultCryptoKey,
  purpose: 'key-box',
  identity: VaultIdentity,
): Promise<VaultCryptoKey> {
  return deriveKey(from, 'authentication', infoOf(purpose, identity));
}

export function deriveBytesFor(
  from: VaultCryptoKey,
  purpose: 'check' | 'opening-proof',
  identity: VaultIdentity,
): Promise<Bytes> {
  return deriveBytes(from, infoOf(purpose, identity));
}
