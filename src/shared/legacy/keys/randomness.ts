/** Where keys, nonces and shares come from. Given from outside, so that vectors can be made of chosen bytes. */
import { split } from 'shamir-secret-sharing';
import type { Bytes } from '../../vault/encoding.ts';
import {
  type Randomness,
  type VaultCryptoKey,
  systemRandomness as vaultRandomness,
} from '../../vault/randomness.ts';

export interface KeyPair {
  readonly privateKey: VaultCryptoKey;
  readonly publicKey: VaultCryptoKey;
}

export interface LegacyRandomness extends Randomness {
  /** P-256, for ECDH. The private key may be wrapped. */
  agreementKeyPair(): Promise<KeyPair>;
  /** P-256, for ECDSA. The private key may be wrapped. */
  signingKeyPair(): Promise<KeyPair>;
  /** As many shares of the secret as `count`, any `needed` of which give it back. */
  split(secret: Bytes, count: number, needed: number): Promise<readonly Bytes[]>;
}

export const systemRandomness: LegacyRandomness = {
  ...vaultRandomness,
  agreementKeyPair: () =>
    crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']),
  signingKeyPair: () =>
    crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']),
  split: async (secret, count, needed) =>
    (await split(secret, count, needed)).map((share) => Uint8Array.from(share)),
};
