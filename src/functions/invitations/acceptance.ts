/** An account becomes what an owner named somebody as: by the link of an invitation, or by a claim kit. */
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Invitee } from '#shared/callables/invitations.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { findAccount } from '../access/index.ts';
import { Refusal } from '../errors.ts';
import { feedAcceptance, type OwnerAct, readOwnerAct, withPerson } from '../lifeVerification/index.ts';
import {
  endRole,
  hashOfAddress,
  invitationGone,
  ownerNameOf,
  type People,
  personKeysFrom,
  personKeysOf,
  readOwnerSigningKey,
  rolesFrom,
  rolesOf,
  type Subject,
  subjectFrom,
  subjectOf,
} from '../peopleDocuments/index.ts';
import { readClaimed, writeRelease } from '../release/index.ts';
import type { Services } from '../services.ts';

export interface Accepting {
  readonly uid: string;
  readonly ownerId: string;
  readonly invitee: Invitee;
}

export interface Acceptance {
  readonly subject: Subject;
  /** Null for who has made no key. */
  readonly publicKey: string | null;
  /** Writes only. `pinned`: null where nothing is to be locked for the person, who has made no key or holds a paper. */
  accept(pinned: string | null): void;
}

/**
 * Reads only. Null where the owner, or the person whom they named, is there no more. Throws Refusal `conflict` for the owner
 * and for who has the same part already, `not-found` for an account without a profile, `invitation-gone` for a contact's
 * whose place another account has while a life verification is armed, or was.
 */
export async function readAcceptance(
  transaction: Transaction,
  services: Services,
  { uid, ownerId, invitee }: Accepting,
): Promise<Acceptance | null> {
  const { firestore, clock } = services;
  const [profile, ownProfile, stored, keysStored] = await transaction.getAll(
    firestore.doc(`users/${ownerId}`),
    firestore.doc(`users/${uid}`),
    subjectOf(firestore, ownerId, invitee),
    personKeysOf(firestore, uid),
  );
  const subject = stored && subjectFrom(invitee, stored);
  if (!subject || !profile || !isThere(profile)) return null;
  if (!ownProfile || !isThere(ownProfile)) {
    throw new Refusal('not-found', 'This account has no profile yet.');
  }
  await assertNotNamedYet(transaction, services, uid, subject, ownerId);
  const ownerSigningKey = await readOwnerSigningKey(transaction, firestore, ownerId);
  const act = await readOwnerAct(transaction, services, ownerId);
  if (isExchangedUnheld(act, subject, uid)) throw invitationGone();
  const address = (await findAccount(services, uid))?.email ?? null;
  const noteClaimed = await readClaimed(transaction, services, ownerId, invitee.subjectId);
  return {
    subject,
    publicKey: (keysStored && personKeysFrom(keysStored)?.publicKey) ?? null,
    accept(pinned) {
      const acceptance = acceptanceOf(subject, pinned, { uid, address }, clock.now());
      feedAcceptance(transaction, services, act, (people) => withSubject(people, subject, acceptance));
      const { invitation: former } = subject.person;
      // The account that they had before, or somebody else's whom the link had reached first.
      if (former.is === 'accepted' && former.accountId !== uid) endRole(transaction, firestore, subject);
      const acceptedAt = Timestamp.fromMillis(clock.now());
      transaction.update(subject.reference, {
        ...acceptance,
        invitation: { ...acceptance.invitation, at: acceptedAt },
      });
      transaction.set(rolesOf(firestore, uid).doc(invitee.subjectId), {
        ...invitee,
        ownerId,
        ownerName: ownerNameOf(profile),
        acceptedAt,
        ownerSigningKey,
        ...(invitee.role === 'trusted-contact' ? { ask: null } : {}),
      });
      noteClaimed();
    },
  };
}

/** An account with a profile that is not being erased: nothing may come in behind the sweep. */
export function isThere(profile: DocumentSnapshot): boolean {
  return profile.exists && profile.get('erasureStartedAt') == null;
}

/** What was given before there was anybody to receive it. What fails is gone on with by the job. */
export async function receiveSoon(
  services: Services,
  { ownerId, invitee }: Pick<Accepting, 'ownerId' | 'invitee'>,
): Promise<void> {
  try {
    await writeRelease(services, { ownerId, to: invitee.subjectId });
  } catch (error) {
    services.log.log('error', 'release-not-written', { ownerId, reason: String(error) });
  }
}

/** One account is one beneficiary of an owner, and one contact: else one person would be counted as two. */
async function assertNotNamedYet(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  { role, person }: Subject,
  ownerId: string,
): Promise<void> {
  const roles = await transaction.get(rolesOf(firestore, uid).where('ownerId', '==', ownerId));
  const isNamed = rolesFrom(roles).some((other) => other.subjectId !== person.id && other.role === role);
  if (!isNamed) return;
  throw new Refusal('conflict', 'You have accepted this from the same person already.', {
    reason: 'named-already',
  });
}

/** Who was once asked, or will be, gives way to another account by being taken off: that waits for its hold. */
export function isExchangedUnheld(
  act: OwnerAct | null,
  { role, person }: Subject,
  accountId?: string,
): boolean {
  if (role !== 'trusted-contact' || person.invitation.is !== 'accepted') return false;
  return person.invitation.accountId !== accountId && act?.verification.document.life.hasBeenArmed === true;
}

/** The same key keeps its number, and what was compared stays compared. */
function acceptanceOf(
  { person }: Subject,
  publicKey: string | null,
  { uid, address }: { readonly uid: string; readonly address: string | null },
  now: number,
) {
  const isSame = publicKey !== null && person.pinnedKey?.publicKey === publicKey;
  const generation = isSame && person.pinnedKey ? person.pinnedKey.generation : person.lastGeneration + 1;
  const invitation = {
    is: 'accepted',
    at: new Date(now),
    accountId: userIdSchema.parse(uid),
    ...(address === null ? {} : { addressHash: hashOfAddress(address) }),
  } as const;
  if (publicKey === null) {
    const { lastGeneration } = person;
    return { invitation, pinnedKey: null, lastGeneration, isKeyCompared: false };
  }
  return {
    invitation,
    pinnedKey: { publicKey, generation },
    lastGeneration: Math.max(person.lastGeneration, generation),
    isKeyCompared: isSame && person.isKeyCompared,
  };
}

function withSubject(
  people: People,
  { role, person }: Subject,
  acceptance: ReturnType<typeof acceptanceOf>,
): People {
  return role === 'beneficiary'
    ? { ...people, beneficiaries: withPerson(people.beneficiaries, { ...person, ...acceptance }) }
    : { ...people, contacts: withPerson(people.contacts, { ...person, ...acceptance }) };
}
