/**
 * What a device keeps of an open vault for itself, and sends nowhere: a draft, a file on its way. It opens on no device
 * without the vault's key, and cannot be taken for the device's record.
 */
import { label } from './derivation.ts';
import { type Bytes, fields, joinBytes } from './encoding.ts';
import type { OpenVault } from './openKeyBox.ts';
import { type Randomness, systemRandomness } from './randomness.ts';
import { NONCE_LENGTH, openBytes, sealBytes } from './sealing.ts';

const additionalData = ({ ownerId, vaultId }: OpenVault) => fields(label('on-device'), ownerId, vaultId);

/** The nonce, and the ciphertext after it. */
export async function sealForDevice(
  vault: OpenVault,
  bytes: Bytes,
  randomness: Randomness = systemRandomness,
): Promise<Bytes> {
  const sealed = await sealBytes(vault.deviceRecordKey, bytes, additionalData(vault), randomness);
  return joinBytes([sealed.nonce, sealed.ciphertext]);
}

/** Null for what was not sealed so, with this vault's key. */
export function openFromDevice(vault: OpenVault, sealed: Bytes): Promise<Bytes | null> {
  const nonce = sealed.slice(0, NONCE_LENGTH);
  const ciphertext = sealed.slice(NONCE_LENGTH);
  return openBytes(vault.deviceRecordKey, { nonce, ciphertext }, additionalData(vault));
}
