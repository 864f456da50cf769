/**
 * [Note: Sealed files]
 * A file is sealed in chunks of 131,072 bytes with its own key, which stands in its item. The nonce of a chunk is its
 * number in 11 bytes, the greatest first, and one byte that is 1 in the last chunk and 0 in all others, so that chunks can
 * be neither reordered, repeated, left out nor cut off. All chunks but the last are full; only an empty file has an empty
 * chunk. Any chunk opens by itself.
 */
import { label, type VaultIdentity } from './derivation.ts';
import { type Bytes, fields, fromBase64Url } from './encoding.ts';
import type { VaultFileId } from './ids.ts';
import { fail, type Result, succeed } from './problems.ts';
import type { VaultCryptoKey } from './randomness.ts';
import { KEY_LENGTH, NONCE_LENGTH, TAG_LENGTH } from './sealing.ts';

export const CHUNK_LENGTH = 131_072;
export const SEALED_CHUNK_LENGTH = CHUNK_LENGTH + TAG_LENGTH;

export function chunkCount(byteCount: number): number {
  return Math.max(1, Math.ceil(byteCount / CHUNK_LENGTH));
}

/** How many bytes are stored for a file of `byteCount`. */
export function sealedByteCount(byteCount: number): number {
  return byteCount + chunkCount(byteCount) * TAG_LENGTH;
}

/** A file's key and what its chunks are bound to. */
export interface FileKey {
  readonly key: VaultCryptoKey;
  readonly additionalData: Bytes;
}

/** `key` as the attachment has it. It is imported for sealing and opening and cannot be read back. */
export async function importFileKey(
  { ownerId, vaultId }: VaultIdentity,
  fileId: VaultFileId,
  key: string,
): Promise<Result<FileKey>> {
  const bytes = fromBase64Url(key);
  if (bytes?.length !== KEY_LENGTH) return fail({ is: 'malformed', what: 'file', where: 'key' });
  return succeed({
    key: await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
    additionalData: fields(label('file'), ownerId, vaultId, fileId),
  });
}

export function chunkAlgorithm({ additionalData }: FileKey, index: number, isLast: boolean) {
  const iv = new Uint8Array(NONCE_LENGTH);
  new DataView(iv.buffer).setBigUint64(NONCE_LENGTH - 9, BigInt(index));
  iv[NONCE_LENGTH - 1] = isLast ? 1 : 0;
  return { name: 'AES-GCM', iv, additionalData };
}
