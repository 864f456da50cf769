/** A contact's part of a release: their share is opened in their browser, and resealed to the beneficiary of the grant. */
import { z } from 'zod';
import { type TrustedContactId, trustedContactIdSchema } from '../../lifeVerification/people.ts';
import type { Bytes } from '../../vault/encoding.ts';
import { areSameBytes } from './bytes.ts';
import { isCommitted } from './commitments.ts';
import { fingerprintOf } from './fingerprint.ts';
import { SHARE_LENGTH } from './grant.ts';
import { openWithKey, sealedToKeySchema, sealToKey } from './hpke.ts';
import type { OpenPerson } from './openPersonKeys.ts';
import { fail, type LegacyResult, parseLegacyPart } from './problems.ts';
import { type KeyPair, type LegacyRandomness, systemRandomness } from './randomness.ts';
import { grantFields, grantIdentityShape } from './releaseKey.ts';
import type { VerifiedGrant } from './verifyGrant.ts';

export const resealedShareSchema = z.object({
  format: z.literal(1),
  ...grantIdentityShape,
  contactId: trustedContactIdSchema,
  sealed: sealedToKeySchema(SHARE_LENGTH),
});
export type ResealedShareText = z.input<typeof resealedShareSchema>;

/** Bound to the whole grant by its digest: a share resealed for one is nothing to another of the same number. */
const resealedFields = ({ grant, digest }: VerifiedGrant, contactId: TrustedContactId) =>
  grantFields('resealed-share', grant, contactId, digest);

function shareOf({ grant }: VerifiedGrant, contactId: TrustedContactId) {
  if (grant.partB.kind !== 'shares') return fail({ is: 'locked-otherwise' });
  const share = grant.partB.shares.find((candidate) => candidate.contactId === contactId);
  return share ? { ok: true as const, value: share } : fail({ is: 'no-share', contactId });
}

async function openShare(
  contact: OpenPerson,
  contactId: TrustedContactId,
  verified: VerifiedGrant,
): Promise<LegacyResult<Bytes>> {
  const share = shareOf(verified, contactId);
  if (!share.ok) return share;
  const { fingerprint, sealed, commitment } = share.value;
  if (!areSameBytes(await fingerprintOf('person', contact.publicKey), fingerprint)) {
    return fail({ is: 'other-key', what: 'share' });
  }
  const opened = await openWithKey(contact.keyPair, sealed, grantFields('share', verified.grant, contactId));
  if (!opened) return fail({ is: 'altered', what: 'share' });
  const isRight = await isCommitted(verified.grant, { shareOf: contactId }, opened, commitment);
  return isRight ? { ok: true, value: opened } : fail({ is: 'wrong-share', contactId });
}

/** Whether the contact could take part in the release: asked when a grant is made, so that a broken one is told in time. */
export async function checkShare(
  contact: OpenPerson,
  contactId: TrustedContactId,
  verified: VerifiedGrant,
): Promise<LegacyResult<null>> {
  const opened = await openShare(contact, contactId, verified);
  return opened.ok ? { ok: true, value: null } : opened;
}

/** The contact's vote. It goes to the public key that the owner signed, whatever a server says. */
export async function resealShare(
  contact: OpenPerson,
  contactId: TrustedContactId,
  verified: VerifiedGrant,
  randomness: LegacyRandomness = systemRandomness,
): Promise<LegacyResult<ResealedShareText>> {
  const opened = await openShare(contact, contactId, verified);
  if (!opened.ok) return opened;
  const { publicKey } = verified.grant.partA;
  const info = resealedFields(verified, contactId);
  const sealed = await sealToKey(publicKey, opened.value, info, randomness);
  if (!sealed.ok) return sealed;
  const { ownerId, beneficiaryId, number } = verified.grant;
  const resealed = { format: 1, ownerId, beneficiaryId, number, contactId, sealed: sealed.value } as const;
  return { ok: true, value: z.encode(resealedShareSchema, resealed) };
}

/** In the beneficiary's browser. */
export async function openResealedShare(
  keyPair: KeyPair,
  verified: VerifiedGrant,
  document: unknown,
): Promise<LegacyResult<{ readonly contactId: TrustedContactId; readonly share: Bytes }>> {
  const parsed = parseLegacyPart('share', resealedShareSchema, document);
  if (!parsed.ok) return parsed;
  const { contactId, sealed } = parsed.value;
  const share = shareOf(verified, contactId);
  if (!share.ok) return share;
  const opened = await openWithKey(keyPair, sealed, resealedFields(verified, contactId));
  const isRight =
    opened !== null &&
    (await isCommitted(verified.grant, { shareOf: contactId }, opened, share.value.commitment));
  return isRight ? { ok: true, value: { contactId, share: opened } } : fail({ is: 'wrong-share', contactId });
}
