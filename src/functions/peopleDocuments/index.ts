/** People whom an owner named, as all capabilities around them read them. Nothing in here is called. */
export { agreementPeople, stays } from './agreementPeople.ts';
export { endRole, inviteeOf, noteDeparture } from './departure.ts';
export {
  beneficiariesOf,
  beneficiaryFrom,
  contactFrom,
  contactsOf,
  grantFrom,
  grantOf,
  type People,
  peopleOf,
  personKeysFrom,
  personKeysOf,
  readSubject,
  roleFrom,
  rolesOf,
  type Subject,
  subjectFrom,
  subjectNotFound,
  subjectOf,
  withDates,
} from './documents.ts';
export { draftToOwner, pageAddressOf } from './tellOwner.ts';
