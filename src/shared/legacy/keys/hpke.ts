/** HPKE, RFC 9180, base mode: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM; one message a context, no additional data. */
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { z } from 'zod';
import type { Bytes } from '../../vault/encoding.ts';
import { TAG_LENGTH } from '../../vault/sealing.ts';
import { bytesOfLength } from './bytes.ts';
import type { LegacyResult } from './problems.ts';
import { importPublicKey, PUBLIC_KEY_LENGTH } from './publicKeys.ts';
import type { KeyPair, LegacyRandomness } from './randomness.ts';

const suite = () =>
  new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

/** A message of `length` bytes, sealed to one public key. */
export const sealedToKeySchema = (length: number) =>
  z.strictObject({
    /** The sender's ephemeral public key. */
    enc: bytesOfLength(PUBLIC_KEY_LENGTH),
    ciphertext: bytesOfLength(length + TAG_LENGTH),
  });
export type SealedToKey = z.output<ReturnType<typeof sealedToKeySchema>>;

/** `info` says what is sealed, whose it is and for whom: it opens under no other. */
export async function sealToKey(
  publicKey: Bytes,
  plaintext: Bytes,
  info: Bytes,
  randomness: LegacyRandomness,
): Promise<LegacyResult<SealedToKey>> {
  const recipient = await importPublicKey(publicKey, 'ECDH');
  if (!recipient.ok) return recipient;
  const ephemeral = await randomness.agreementKeyPair();
  const sealed = await suite().seal(
    { recipientPublicKey: recipient.value, info, ekm: { ...ephemeral } },
    plaintext,
  );
  return { ok: true, value: { enc: new Uint8Array(sealed.enc), ciphertext: new Uint8Array(sealed.ct) } };
}

/** Null when it is not what was sealed to this key with this info. */
export async function openWithKey(
  { privateKey, publicKey }: KeyPair,
  { enc, ciphertext }: SealedToKey,
  info: Bytes,
): Promise<Bytes | null> {
  try {
    // Without the public key beside it, a private key that cannot be exported opens nothing.
    const recipientKey = { privateKey, publicKey };
    return new Uint8Array(await suite().open({ recipientKey, enc, info }, ciphertext));
  } catch {
    return null;
  }
}

/** RFC 9180, DeriveKeyPair: the same 32 bytes give the same key pair. */
export async function deriveAgreementKeyPair(seed: Bytes): Promise<KeyPair> {
  return await suite().kem.deriveKeyPair(
    seed.buffer.slice(seed.byteOffset, seed.byteOffset + seed.byteLength),
  );
}
