/** People whom an owner named, as all capabilities around them read them. Nothing in here is called. */
export { agreementPeople, hashOfAddress, stays, withIllegible } from './agreementPeople.ts';
export { endRole, inviteeOf, noteDeparture } from './departure.ts';
export {
  beneficiariesOf,
  beneficiaryFrom,
  claimKitOf,
  contactFrom,
  contactsFrom,
  contactsOf,
  grantedItemOf,
  grantedItemsOf,
  grantFrom,
  grantOf,
  type NamedPeople,
  ownerKeysFrom,
  ownerKeysOf,
  ownerNameOf,
  ownNameOf,
  type People,
  peopleOf,
  personKeysFrom,
  personKeysOf,
  readSubject,
  roleFrom,
  rolesFrom,
  rolesOf,
  type Subject,
  subjectFrom,
  subjectNotFound,
  subjectOf,
  withDates,
} from './documents.ts';
export {
  findInvitation,
  hashOf,
  type Invitation,
  invitationFrom,
  invitationGone,
  invitationOf,
  readAgain,
  readStanding,
  withdraw,
} from './invitationDocument.ts';
export { ifLegible } from './legible.ts';
export { readOwnerSigningKey } from './ownerSigningKey.ts';
export { letterFrom, lettersOf, readLetters, releaseContentsOf } from './sealedLetters.ts';
export { draftToOwner, pageAddressOf } from './tellOwner.ts';
