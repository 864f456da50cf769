/** What the pages of people ask of the business logic. Reads are in `peopleDocuments.ts`. */
import { call, callRepeatable } from '#platform/backend/callables.ts';
import {
  beneficiariesGrant,
  beneficiariesRemove,
  beneficiariesSave,
} from '#shared/callables/beneficiaries.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { type Invitee, invitationsRevoke, invitationsSend } from '#shared/callables/invitations.ts';
import { releasesPreview } from '#shared/callables/releases.ts';
import { trustedContactsRemove, trustedContactsSave } from '#shared/callables/trustedContacts.ts';
import type { BeneficiaryWords } from '#shared/legacy/beneficiary.ts';
import type { TrustedContactWords } from '#shared/legacy/trustedContact.ts';
import type { Wish } from '#shared/legacy/wish.ts';
import type { BeneficiaryId, TrustedContactId } from '#shared/lifeVerification/people.ts';

/** Each function throws CallableError, and is safe to repeat. `basedOn` is the revision that was changed; 0 adds. */
export const saveBeneficiary = (beneficiaryId: BeneficiaryId, basedOn: number, words: BeneficiaryWords) =>
  callRepeatable(beneficiariesSave, { beneficiaryId, basedOn, words });

export const removeBeneficiary = (beneficiaryId: BeneficiaryId) =>
  callRepeatable(beneficiariesRemove, { beneficiaryId });

export interface WishesToSave {
  readonly beneficiaryId: BeneficiaryId;
  readonly basedOn: number;
  readonly wishes: readonly Wish[];
}

export type WishesOutcome = CallableOutput<typeof beneficiariesGrant>['people'][number];

/** At most BENEFICIARY_BATCH_LIMIT people. */
export async function saveWishes(people: readonly WishesToSave[]): Promise<readonly WishesOutcome[]> {
  const asked = people.map(({ wishes, ...person }) => ({ ...person, wishes: [...wishes] }));
  return (await callRepeatable(beneficiariesGrant, { people: asked })).people;
}

export const saveContact = (contactId: TrustedContactId, basedOn: number, words: TrustedContactWords) =>
  callRepeatable(trustedContactsSave, { contactId, basedOn, words });

export const removeContact = (contactId: TrustedContactId) =>
  callRepeatable(trustedContactsRemove, { contactId });

export const sendInvitation = (invitee: Invitee, words: string) =>
  callRepeatable(invitationsSend, { invitee, words });

export const revokeInvitation = (invitee: Invitee) => callRepeatable(invitationsRevoke, { invitee });

export type ReleasePreview = CallableOutput<typeof releasesPreview>;

/** Throws CallableError. */
export const readPreview = (beneficiaryId: BeneficiaryId) => call(releasesPreview, { beneficiaryId });
