/** A contact's part of a release, for all beneficiaries of one owner: see `shared/legacy/keys/shares.ts`. */
import type { UserId } from '#shared/domain/ids.ts';
import type { OpenPerson } from '#shared/legacy/keys/openPersonKeys.ts';
import type { LegacyProblem } from '#shared/legacy/keys/problems.ts';
import { publicKeySchema } from '#shared/legacy/keys/publicKeys.ts';
import { resealShare } from '#shared/legacy/keys/shares.ts';
import { verifyGrant } from '#shared/legacy/keys/verifyGrant.ts';
import type { BeneficiaryId, TrustedContactId } from '#shared/lifeVerification/people.ts';

export interface GrantToReseal {
  readonly ownerId: UserId;
  readonly beneficiaryId: BeneficiaryId;
  readonly contactId: TrustedContactId;
  /** The signed grant, in JSON. */
  readonly grant: string;
  /** As it was pinned when the invitation was accepted: 65 bytes in base64url. */
  readonly ownerSigningKey: string | null;
}

export interface ResealedShare {
  readonly beneficiaryId: BeneficiaryId;
  readonly grant: number;
  /** In JSON. */
  readonly sealed: string;
}

export interface Resealed {
  readonly shares: readonly ResealedShare[];
  /** Why the others could not be, one for each. None keeps the rest from being sent. */
  readonly problems: readonly LegacyProblem[];
}

export async function resealForOwner(
  contact: OpenPerson,
  grants: readonly GrantToReseal[],
): Promise<Resealed> {
  const shares: ResealedShare[] = [];
  const problems: LegacyProblem[] = [];
  for (const { ownerId, beneficiaryId, contactId, grant, ownerSigningKey } of grants) {
    const signingPublicKey = publicKeySchema.safeParse(ownerSigningKey);
    if (!signingPublicKey.success) {
      problems.push({ is: 'not-signed-by-owner', what: 'grant' });
      continue;
    }
    const expected = { ownerId, beneficiaryId, signingPublicKey: signingPublicKey.data, seen: null };
    const verified = await verifyGrant(readJsonText(grant), expected);
    // A lock that needs no contacts asks nothing of this one.
    if (verified.ok && verified.value.grant.partB.kind !== 'shares') continue;
    const resealed = verified.ok ? await resealShare(contact, contactId, verified.value) : verified;
    if (!resealed.ok) problems.push(resealed.problem);
    else {
      const sealed = JSON.stringify(resealed.value);
      shares.push({ beneficiaryId, grant: resealed.value.number, sealed });
    }
  }
  return { shares, problems };
}

/** Null for what is no JSON: whoever parses it says that it is malformed. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
