/** Where keys and nonces come from. Given from outside, so that vectors can be made of chosen bytes. */
import type { Bytes } from './encoding.ts';

export type VaultCryptoKey = InstanceType<typeof CryptoKey>;

export interface Randomness {
  bytes(length: number): Bytes;
  /** A new 256-bit key for AES-GCM that may be wrapped. Its bytes never stand in script. */
  key(): Promise<VaultCryptoKey>;
}

export const systemRandomness: Randomness = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  key: () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']),
};
