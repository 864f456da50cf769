/**
 * Addresses that the page must recognise and nobody may read: `/configuration.json` carries them as salted hashes. Who
 * already knows an address can ask whether it is listed; the list itself is told to nobody.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface ListedAddresses {
  readonly salt: string;
  readonly hashes: string[];
}

function hash(salt: string, address: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(salt), utf8ToBytes(address.trim().toLowerCase())));
}

export function listAddresses(addresses: readonly string[], salt: string): ListedAddresses {
  return { salt, hashes: addresses.map((address) => hash(salt, address)) };
}

/** Compared case-insensitively (SPEC §6). */
export function isListed({ salt, hashes }: ListedAddresses, address: string | null): boolean {
  return Boolean(address?.trim()) && hashes.includes(hash(salt, address ?? ''));
}
