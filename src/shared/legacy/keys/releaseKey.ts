/**
 * [Note: The release key]
 * Each grant has a random release key, under which everything that its beneficiary is to receive is wrapped. It is locked by
 * two parts of 32 random bytes, A and B, that only together give the key that unwraps it. Part A is the beneficiary's, part
 * B the contacts' (or, where there are fewer than two of them, the server's). One without the other says nothing.
 */
import { z } from 'zod';
import { type UserId, userIdSchema } from '../../domain/ids.ts';
import { type BeneficiaryId, beneficiaryIdSchema } from '../../lifeVerification/people.ts';
import { type Bytes, joinBytes } from '../../vault/encoding.ts';
import { deriveBytes, deriveKey, importForDerivation } from '../../vault/hkdf.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';
import { unwrapKey, type WrappedKey, wrapKey } from '../../vault/sealing.ts';
import { areSameBytes } from './bytes.ts';
import { legacyFields } from './derivation.ts';
import type { LegacyRandomness } from './randomness.ts';

/** Of each beneficiary's grants the first is number 1, and each that takes its place has a higher one. */
export const grantNumberSchema = z.int().positive().max(2_147_483_647);

/** Whose grant, for whom, and which of theirs: everything that belongs to a grant is bound to the three. */
export const grantIdentityShape = {
  ownerId: userIdSchema,
  beneficiaryId: beneficiaryIdSchema,
  number: grantNumberSchema,
};
export interface GrantIdentity {
  readonly ownerId: UserId;
  readonly beneficiaryId: BeneficiaryId;
  readonly number: number;
}

/** A list of fields that begins with a label and the grant's identity. */
export function grantFields(
  name: string,
  { ownerId, beneficiaryId, number }: GrantIdentity,
  ...rest: readonly (string | number | Bytes)[]
): Bytes {
  return legacyFields(name, ownerId, beneficiaryId, number, ...rest);
}

/** The field by which a document is of another grant than the one at hand. */
export function belongsElsewhere(grant: GrantIdentity, of: GrantIdentity) {
  if (of.ownerId !== grant.ownerId) return 'owner';
  if (of.beneficiaryId !== grant.beneficiaryId) return 'beneficiary';
  return of.number === grant.number ? null : 'number';
}

/** What a release key opens, in the hands of the beneficiary, or of the owner. None of the keys can be read by script. */
export interface OpenRelease extends GrantIdentity {
  /** Fingerprint of the release key, as the grant has it. */
  readonly check: Bytes;
  /** Wraps the keys of vault items. */
  readonly itemKeys: VaultCryptoKey;
  /** From which the key of each letter and message comes. */
  readonly releaseKey: VaultCryptoKey;
}

async function deriveRelease(identity: GrantIdentity, releaseKey: VaultCryptoKey): Promise<OpenRelease> {
  const [check, itemKeys] = await Promise.all([
    deriveBytes(releaseKey, grantFields('release-check', identity)),
    deriveKey(releaseKey, 'wrapping', grantFields('item-keys', identity)),
  ]);
  const { ownerId, beneficiaryId, number } = identity;
  return { ownerId, beneficiaryId, number, check, itemKeys, releaseKey };
}

/** Which lock: that of both parts, or the owner's copy. */
export type ReleaseLock = 'release-lock' | 'release-copy';

export async function lockingKey(
  identity: GrantIdentity,
  partA: Bytes,
  partB: Bytes,
): Promise<VaultCryptoKey> {
  const both = joinBytes([partA, partB]);
  const key = await importForDerivation(both);
  both.fill(0);
  return await deriveKey(key, 'wrapping', grantFields('release-lock', identity));
}

export function wrapReleaseKey(
  lock: ReleaseLock,
  identity: GrantIdentity,
  wrappingKey: VaultCryptoKey,
  releaseKey: VaultCryptoKey,
  randomness: LegacyRandomness,
): Promise<WrappedKey> {
  return wrapKey(wrappingKey, releaseKey, grantFields(lock, identity), randomness);
}

/** Null when it is not this release key. `check` is known from elsewhere, but when the key was made just now. */
export async function unwrapReleaseKey(
  lock: ReleaseLock,
  identity: GrantIdentity,
  wrappingKey: VaultCryptoKey,
  wrapped: WrappedKey,
  check: Bytes | null,
): Promise<OpenRelease | null> {
  const key = await unwrapKey(wrappingKey, wrapped, grantFields(lock, identity), 'derivation');
  if (!key) return null;
  const release = await deriveRelease(identity, key);
  return check === null || areSameBytes(check, release.check) ? release : null;
}
