/** Whether a grant is the owner's, and the newest that this person has seen. Nothing is opened before. */
import { z } from 'zod';
import type { UserId } from '../../domain/ids.ts';
import type { BeneficiaryId } from '../../lifeVerification/people.ts';
import type { Bytes } from '../../vault/encoding.ts';
import { type Grant, grantSchema, signedGrantSchema } from './grant.ts';
import { fail, type LegacyResult, parseLegacyPart } from './problems.ts';
import { digestOf, isSigned } from './signatures.ts';

/** The highest that a person has seen of one owner for one beneficiary. */
export interface SeenGrant {
  readonly number: number;
  readonly digest: string;
  readonly isRevoked: boolean;
}

export interface ExpectedGrant {
  readonly ownerId: UserId;
  readonly beneficiaryId: BeneficiaryId;
  /** The owner's, as it was pinned: never one that came with the grant. */
  readonly signingPublicKey: Bytes;
  /** Null when none was seen yet. */
  readonly seen: SeenGrant | null;
}

/** Whoever opens something of a grant asks for this, which only `verifyGrant` gives. */
export interface VerifiedGrant {
  readonly grant: Grant;
  /** Names the grant to the last letter. */
  readonly digest: string;
  readonly isVerified: true;
}

function compareWithSeen({ number }: Grant, digest: string, seen: SeenGrant | null) {
  if (!seen || number > seen.number) return null;
  if (number < seen.number) return fail({ is: 'older-grant', seenNumber: seen.number, number });
  if (seen.isRevoked) return fail({ is: 'revoked-grant', number });
  return digest === seen.digest ? null : fail({ is: 'different-grant', number });
}

export async function verifyGrant(
  document: unknown,
  { ownerId, beneficiaryId, signingPublicKey, seen }: ExpectedGrant,
): Promise<LegacyResult<VerifiedGrant>> {
  const parsed = parseLegacyPart('grant', signedGrantSchema, document);
  if (!parsed.ok) return parsed;
  const { grant, signature } = parsed.value;
  if (grant.ownerId !== ownerId) return fail({ is: 'belongs-elsewhere', what: 'grant', field: 'owner' });
  if (grant.beneficiaryId !== beneficiaryId) {
    return fail({ is: 'belongs-elsewhere', what: 'grant', field: 'beneficiary' });
  }
  // The schema is strict and bytes have one text: this is what was signed, or was never valid.
  const text = z.encode(grantSchema, grant);
  if (!(await isSigned(signingPublicKey, 'grant', text, signature))) {
    return fail({ is: 'not-signed-by-owner', what: 'grant' });
  }
  const digest = await digestOf('grant', text);
  return compareWithSeen(grant, digest, seen) ?? { ok: true, value: { grant, digest, isVerified: true } };
}
