/**
 * The owner's own copy of a release key, under the vault: with it things are added for a beneficiary later, and letters
 * sealed anew for the next grant. Where the beneficiary has a claim kit, part A stands beside it, so that the paper may
 * stay in use.
 */
import { z } from 'zod';
import type { Bytes } from '../../vault/encoding.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';
import { KEY_LENGTH, openBytes, sealBytes } from '../../vault/sealing.ts';
import { hashSchema, sealedSchema, wrappedSchema } from './bytes.ts';
import type { OpenOwner } from './ownerKeys.ts';
import { fail, type LegacyResult, parseLegacyPart } from './problems.ts';
import type { LegacyRandomness } from './randomness.ts';
import {
  type GrantIdentity,
  grantFields,
  grantIdentityShape,
  type OpenRelease,
  unwrapReleaseKey,
  wrapReleaseKey,
} from './releaseKey.ts';

export const releaseCopySchema = z.object({
  format: z.literal(1),
  ...grantIdentityShape,
  check: hashSchema,
  releaseKey: wrappedSchema,
  kit: sealedSchema(KEY_LENGTH).nullable(),
});
export type ReleaseCopyText = z.input<typeof releaseCopySchema>;

export async function sealReleaseCopy(
  owner: OpenOwner,
  of: {
    readonly identity: GrantIdentity;
    readonly check: Bytes;
    readonly transferable: VaultCryptoKey;
    readonly kitPartA: Bytes | null;
  },
  randomness: LegacyRandomness,
): Promise<ReleaseCopyText> {
  const { identity, check, transferable, kitPartA } = of;
  const releaseKey = await wrapReleaseKey(
    'release-copy',
    identity,
    owner.copiesKey,
    transferable,
    randomness,
  );
  const kitData = grantFields('claim-kit', identity);
  const kit = kitPartA && (await sealBytes(owner.kitsKey, kitPartA, kitData, randomness));
  return z.encode(releaseCopySchema, { format: 1, ...identity, check, releaseKey, kit });
}

export interface OpenedReleaseCopy {
  readonly release: OpenRelease;
  /** For the next grant, or to print the kit once more. */
  readonly kitPartA: Bytes | null;
}

export async function openReleaseCopy(
  owner: OpenOwner,
  document: unknown,
): Promise<LegacyResult<OpenedReleaseCopy>> {
  const parsed = parseLegacyPart('release-copy', releaseCopySchema, document);
  if (!parsed.ok) return parsed;
  const { check, releaseKey, kit, ...copy } = parsed.value;
  if (copy.ownerId !== owner.ownerId) {
    return fail({ is: 'belongs-elsewhere', what: 'release-copy', field: 'owner' });
  }
  const release = await unwrapReleaseKey('release-copy', copy, owner.copiesKey, releaseKey, check);
  const kitPartA = kit && (await openBytes(owner.kitsKey, kit, grantFields('claim-kit', copy)));
  if (!release || (kit && !kitPartA)) return fail({ is: 'altered', what: 'release-copy' });
  return { ok: true, value: { release, kitPartA } };
}
