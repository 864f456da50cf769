/**
 * Whatever an owner changes says that they live, and what it changes of who votes and who receives goes into the agreement:
 * at once, or after the hold.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { advance } from '#shared/lifeVerification/advance.ts';
import type { LifeEvent } from '#shared/lifeVerification/events.ts';
import type { Agreement, LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import type { TrustedContactId } from '#shared/lifeVerification/people.ts';
import { Refusal } from '../errors.ts';
import {
  agreementPeople,
  type NamedPeople,
  type People,
  peopleOf,
  withIllegible,
} from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { feed, type ReadVerification, readVerification } from './feed.ts';

/** What was read of an owner who has a life verification. */
export interface OwnerAct {
  readonly verification: ReadVerification;
  readonly people: NamedPeople;
}

/** Reads only: call it before the transaction's first write. Null for an owner who never began. */
export async function readOwnerAct(
  transaction: Transaction,
  services: Services,
  uid: string,
): Promise<OwnerAct | null> {
  const verification = await readVerification(transaction, services, uid);
  if (!verification) return null;
  const people = await peopleOf(services.firestore, uid, transaction);
  for (const { path } of people.illegible) services.log.log('error', 'legacy-row-not-read', { path });
  return { verification, people };
}

/** Everything as it shall be in the end, once what is held holds no longer. */
export function agreementAhead({
  policy,
  channels,
  contacts,
  recipients,
  hold,
}: LifeVerification): Agreement {
  const standing = { policy, channels, contacts, recipients };
  if (!hold) return standing;
  const { quorum, graceDays, vetoDays, stageDelayDays, ...held } = hold.next;
  return { ...standing, ...held, policy: { ...policy, quorum, graceDays, vetoDays, stageDelayDays } };
}

/**
 * Feeds the act, once, between the transaction's last read and its first write. `change` makes of the people as they were read
 * those that the act leaves. Where they cannot be: Refusal `verification-not-ready` for an act that is about contacts; any
 * other leaves the contacts as they are.
 */
export function feedOwnerAct(
  transaction: Transaction,
  services: Services,
  act: OwnerAct | null,
  { change = (people) => people, isAboutContacts = false }: ActOptions = {},
): LifeVerification | null {
  if (!act) return null;
  const { verification } = act;
  const { uid } = verification;
  const heirs = heirsFound(act, change(act.people));
  // What was asked is void already: nobody is asked anew for what only the next round will say.
  if (heirs.length > 0) feed(transaction, services, verification, { is: 'sign-of-life' }, uid);
  countHeirs(transaction, services, act, heirs);
  const { life } = verification.document;
  const now = services.clock.now();
  const ahead = agreementAhead(life);
  const before = agreed(act, act.people, ahead);
  const wanted: Agreement = { ...ahead, ...agreed(act, change(act.people), ahead) };
  const changing: LifeEvent = { is: 'change', next: wanted };
  const canBe = isDeepStrictEqual(
    agreementAhead(advance(life, changing, now).life).contacts,
    wanted.contacts,
  );
  if (!canBe && isAboutContacts && !isDeepStrictEqual(before.contacts, wanted.contacts)) {
    throw new Refusal(
      'verification-not-ready',
      'The life verification is armed, and would no longer have the contacts it needs. Name another first, or pause it.',
    );
  }
  const next = canBe ? wanted : { ...wanted, contacts: ahead.contacts };
  const event: LifeEvent = isDeepStrictEqual(next, ahead) ? { is: 'sign-of-life' } : { is: 'change', next };
  const after = advance(life, event, now);
  if (after.effects.length > 0) feed(transaction, services, verification, event, uid);
  return after.life;
}

/**
 * What others do is no sign of the owner's life. Before it is armed an acceptance counts at once; an armed one takes it up
 * with the owner's next act, and its hold begins then. That a contact turns out to be an heir counts at once in both.
 */
export function feedAcceptance(
  transaction: Transaction,
  services: Services,
  act: OwnerAct | null,
  change: (people: People) => People,
): void {
  if (!act) return;
  const { uid } = act.verification;
  countHeirs(transaction, services, act, heirsFound(act, change(act.people)));
  const { life } = act.verification.document;
  if (life.state.is !== 'draft' && life.state.is !== 'cancelled') return;
  const ahead = agreementAhead(life);
  const next = { ...ahead, ...agreed(act, change(act.people), ahead) };
  if (isDeepStrictEqual(next, ahead)) return;
  feed(transaction, services, act.verification, { is: 'change', next }, uid);
}

function agreed({ verification, people: { illegible } }: OwnerAct, people: People, ahead: Agreement) {
  return withIllegible(agreementPeople(people, verification.document.life), ahead, illegible);
}

/** Contacts who are beneficiaries, and were agreed upon as if they were none. */
function heirsFound({ verification }: OwnerAct, people: People): readonly TrustedContactId[] {
  const { life } = verification.document;
  const standing = [...life.contacts, ...(life.hold?.next.contacts ?? [])];
  return agreementPeople(people, life)
    .contacts.filter(({ isBeneficiary }) => isBeneficiary)
    .map(({ id }) => id)
    .filter((id) => standing.some((one) => one.id === id && !one.isBeneficiary));
}

/** Nothing waits for a hold that makes the quorum only harder to reach, and no refusal keeps it away. */
function countHeirs(
  transaction: Transaction,
  services: Services,
  { verification }: OwnerAct,
  heirs: readonly TrustedContactId[],
): void {
  for (const contact of heirs) {
    feed(transaction, services, verification, { is: 'contact-is-heir', contact }, contact);
  }
}

interface ActOptions {
  readonly change?: (people: People) => People;
  readonly isAboutContacts?: boolean;
}

/** The people with this one in them, in the place of who had the id. */
export function withPerson<Person extends { readonly id: string }>(
  people: readonly Person[],
  person: Person,
): readonly Person[] {
  return [...people.filter(({ id }) => id !== person.id), person];
}
