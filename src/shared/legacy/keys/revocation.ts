/**
 * The owner's word that no grant up to a number holds any more. Contacts who have seen it open and reseal nothing for it,
 * also when a server plays an old grant again.
 */
import { z } from 'zod';
import { bytesOfLength } from './bytes.ts';
import type { OpenOwner } from './ownerKeys.ts';
import { fail, type LegacyResult, parseLegacyPart } from './problems.ts';
import { type GrantIdentity, grantIdentityShape } from './releaseKey.ts';
import { digestOf, isSigned, sign, signatureSchema } from './signatures.ts';
import type { ExpectedGrant, SeenGrant } from './verifyGrant.ts';

const revocationSchema = z.strictObject({
  format: z.literal(1),
  ...grantIdentityShape,
  revokedAt: z.iso.datetime().max(40),
});

export const signedRevocationSchema = z.object({
  format: z.literal(1),
  revocation: revocationSchema,
  signature: signatureSchema,
});
export type SignedRevocationText = z.input<typeof signedRevocationSchema>;

export async function revokeGrant(
  owner: OpenOwner,
  { beneficiaryId, number, revokedAt }: Omit<GrantIdentity, 'ownerId'> & { readonly revokedAt: string },
): Promise<SignedRevocationText> {
  const revocation = { format: 1, ownerId: owner.ownerId, beneficiaryId, number, revokedAt } as const;
  const signature = await sign(owner.signingKey, 'revocation', revocation);
  return { format: 1, revocation, signature: z.encode(bytesOfLength(64), signature) };
}

/** What is seen from now on: no grant of this number or a lower one. */
export async function verifyRevocation(
  document: unknown,
  { ownerId, beneficiaryId, signingPublicKey, seen }: ExpectedGrant,
): Promise<LegacyResult<SeenGrant>> {
  const parsed = parseLegacyPart('revocation', signedRevocationSchema, document);
  if (!parsed.ok) return parsed;
  const { revocation, signature } = parsed.value;
  const elsewhere = (field: 'owner' | 'beneficiary') =>
    fail({ is: 'belongs-elsewhere', what: 'revocation', field });
  if (revocation.ownerId !== ownerId) return elsewhere('owner');
  if (revocation.beneficiaryId !== beneficiaryId) return elsewhere('beneficiary');
  if (!(await isSigned(signingPublicKey, 'revocation', revocation, signature))) {
    return fail({ is: 'not-signed-by-owner', what: 'revocation' });
  }
  const { number } = revocation;
  if (seen && number < seen.number) return { ok: true, value: seen };
  return { ok: true, value: { number, digest: await digestOf('revocation', revocation), isRevoked: true } };
}
