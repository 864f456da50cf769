/**
 * What a trusted contact needs of an owner's locks while they are asked: the sealed grants in which they have a share. A
 * rehearsal reseals nothing, and is given none.
 */
import { grantsReadForContact } from '#shared/callables/legacyKeys.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import {
  contactFrom,
  contactsOf,
  grantFrom,
  ifLegible,
  roleFrom,
  rolesOf,
} from '../peopleDocuments/index.ts';
import { revocationFrom, revocationsOf } from './revocations.ts';

export const readForContact = defineHandler(grantsReadForContact, {
  access: 'user',
  effect: 'reads',
  run: async ({ ownerId, contactId }, { caller, services }) => {
    const { firestore } = services;
    const contact = contactFrom(await contactsOf(firestore, ownerId).doc(contactId).get());
    const isTheirs = contact?.invitation.is === 'accepted' && contact.invitation.accountId === caller.uid;
    const role = roleFrom(await rolesOf(firestore, caller.uid).doc(contactId).get());
    const isAsked = role?.role === 'trusted-contact' && role.ask?.isRehearsal === false;
    if (!isTheirs || !isAsked) {
      throw new Refusal('contact-not-found', 'You are not asked about this person.');
    }
    const [stored, revoked] = await Promise.all([
      firestore.collection(`users/${ownerId}/grants`).get(),
      revocationsOf(firestore, ownerId).get(),
    ]);
    const revocations = new Map(
      revoked.docs.map((row) => [row.id, ifLegible(services, row, revocationFrom)]),
    );
    const grants = stored.docs.flatMap((snapshot) => {
      const grant = ifLegible(services, snapshot, grantFrom);
      const isShared = grant?.sealedTo.contacts.some((holder) => holder.contactId === contactId);
      if (!grant || !isShared) return [];
      const revocation = revocations.get(grant.beneficiaryId);
      // Whether this lock still holds, nobody can tell.
      if (revocation === null) return [];
      return [
        {
          beneficiaryId: grant.beneficiaryId,
          grant: grant.grant,
          revocation: revocation?.revocation ?? null,
        },
      ];
    });
    return { grants };
  },
});
