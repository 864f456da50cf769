/** What somebody is to those who named them, and what they say as a trusted contact. */
import { collection, getDocs } from 'firebase/firestore/lite';
import type { ResealedShare } from '#features/personKeys/index.ts';
import { call, callRepeatable } from '#platform/backend/callables.ts';
import { documents } from '#platform/backend/documents.ts';
import { parseKnownDocuments } from '#platform/backend/parseDocument.ts';
import { grantsReadForContact } from '#shared/callables/legacyKeys.ts';
import {
  lifeVerificationLeave,
  lifeVerificationReport,
  lifeVerificationVote,
} from '#shared/callables/lifeVerification.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { type LegacyRole, legacyRoleSchema } from '#shared/legacy/legacyRole.ts';

export type BeneficiaryRole = Extract<LegacyRole, { role: 'beneficiary' }>;
export type ContactRole = Extract<LegacyRole, { role: 'trusted-contact' }>;
export type Ask = NonNullable<ContactRole['ask']>;

export const rolesQuery = (userId: UserId) => ['legacy-roles', userId] as const;

export async function readRoles(userId: UserId): Promise<LegacyRole[]> {
  const found = await getDocs(collection(documents(), 'users', userId, 'legacyRoles'));
  return parseKnownDocuments(legacyRoleSchema, found.docs);
}

const placeOf = ({ ownerId, subjectId }: ContactRole) => ({ ownerId, contactId: subjectId });

/** Each throws CallableError. */
export const readGrants = (role: ContactRole) => call(grantsReadForContact, placeOf(role));
export const report = (role: ContactRole) => callRepeatable(lifeVerificationReport, placeOf(role));
export const leave = (role: ContactRole) => callRepeatable(lifeVerificationLeave, placeOf(role));

export function vote(
  role: ContactRole,
  { round, isRehearsal }: Ask,
  says: Ask['vote'],
  shares: readonly ResealedShare[] = [],
) {
  const name = isRehearsal ? 'rehearsal' : 'real';
  return callRepeatable(lifeVerificationVote, { ...placeOf(role), name, round, says, shares: [...shares] });
}
