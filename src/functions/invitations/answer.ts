/** What who was invited does with the link: looks, accepts, declines. */
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { invitationsAccept, invitationsDecline, invitationsLook } from '#shared/callables/invitations.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { assertIsSomebody } from '../access/index.ts';
import { countVisit } from '../callLimit.ts';
import { deliverSoon, findAddressee, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { feedAcceptance, readOwnerAct, withPerson } from '../lifeVerification/index.ts';
import {
  draftToOwner,
  endRole,
  findInvitation,
  type Invitation,
  invitationGone,
  ownerNameOf,
  type People,
  personKeysFrom,
  personKeysOf,
  readAgain,
  readOwnerSigningKey,
  rolesFrom,
  rolesOf,
  type Subject,
  subjectFrom,
  subjectOf,
} from '../peopleDocuments/index.ts';
import { readClaimed, writeRelease } from '../release/index.ts';
import type { Services } from '../services.ts';

const HOUR = 60 * 60_000;
/** Nobody guesses 32 bytes; this keeps a machine from trying. */
const LOOKS_FROM_ONE_PLACE = { calls: 60, within: HOUR };
const DECLINES_FROM_ONE_PLACE = { calls: 30, within: HOUR };

type Looked = CallableOutput<typeof invitationsLook>;

export const look = defineHandler(invitationsLook, {
  access: 'visitor',
  effect: 'reads',
  run: async ({ secret }, { services, address }): Promise<Looked> => {
    await countVisit(invitationsLook.name, LOOKS_FROM_ONE_PLACE, address, services);
    const { firestore, clock } = services;
    const found = await findInvitation(services, secret);
    if (!found || found.invitation.answer) return { is: 'gone' };
    const { ownerId, invitee, to, words, expiresAt } = found.invitation;
    const [profile, stored] = await firestore.getAll(
      firestore.doc(`users/${ownerId}`),
      subjectOf(firestore, ownerId, invitee),
    );
    const subject = stored && subjectFrom(invitee, stored);
    if (!profile || !isThere(profile) || !subject) return { is: 'gone' };
    const ownerName = ownerNameOf(profile);
    if (expiresAt.getTime() <= clock.now()) return { is: 'expired', ownerName };
    return {
      is: 'open',
      ownerName,
      personName: subject.person.name,
      role: invitee.role,
      words,
      email: to,
      expiresAt: expiresAt.getTime(),
    };
  },
});

/** An account with a profile that is not being erased: nothing may come in behind the sweep. */
function isThere(profile: DocumentSnapshot): boolean {
  return profile.exists && profile.get('erasureStartedAt') == null;
}

function assertOpen({ expiresAt }: Invitation, { clock }: Services): void {
  if (expiresAt.getTime() > clock.now()) return;
  throw new Refusal('invitation-gone', 'This invitation has expired. Ask for another one.', {
    reason: 'expired',
  });
}

export const accept = defineHandler(invitationsAccept, {
  access: 'user',
  limit: { calls: 30, within: HOUR },
  run: async ({ secret }, { caller, services }) => {
    assertIsSomebody(caller);
    const { firestore, clock } = services;
    const found = await findInvitation(services, secret);
    if (!found) throw invitationGone();
    const { reference } = found;
    const { ownerId } = found.invitation;
    const owner = await findAddressee(services, ownerId);
    const { role, mails } = await firestore.runTransaction(async (transaction) => {
      const invitation = await readAgain(transaction, reference, secret);
      const { invitee, answer, secretHash } = invitation;
      const { role } = invitee;
      if (answer?.is === 'accepted' && answer.by === caller.uid) return { role, mails: [] };
      if (answer) throw invitationGone();
      assertOpen(invitation, services);
      if (ownerId === caller.uid) {
        throw new Refusal('conflict', 'This is your own invitation: it is for the person you named.', {
          reason: 'own-invitation',
        });
      }
      const [profile, ownProfile, stored, keysStored] = await transaction.getAll(
        firestore.doc(`users/${ownerId}`),
        firestore.doc(`users/${caller.uid}`),
        subjectOf(firestore, ownerId, invitee),
        personKeysOf(firestore, caller.uid),
      );
      const subject = stored && subjectFrom(invitee, stored);
      if (!subject || !profile || !isThere(profile)) throw invitationGone();
      if (!ownProfile || !isThere(ownProfile)) {
        throw new Refusal('not-found', 'This account has no profile yet.');
      }
      const keys = keysStored && personKeysFrom(keysStored);
      if (!keys) throw new Refusal('person-keys-missing', 'Make your key first.');
      await assertNotNamedYet(transaction, services, caller.uid, subject, ownerId);
      // That of the vault in use, which may have been made since the invitation left.
      const ownerSigningKey =
        (await readOwnerSigningKey(transaction, firestore, ownerId)) ?? invitation.ownerSigningKey;
      const act = await readOwnerAct(transaction, services, ownerId);
      const noteClaimed = await readClaimed(transaction, services, ownerId, invitee.subjectId);
      const drafts = draftToOwner(services, owner, 'invitation-accepted', subject, secretHash);
      const mails = await queueMail(transaction, services, drafts);
      const acceptance = acceptanceOf(subject, keys.publicKey, caller.uid, clock.now());
      feedAcceptance(transaction, services, act, (people) => withSubject(people, subject, acceptance));
      const { invitation: former } = subject.person;
      // The account that they had before, or somebody else's whom the link had reached first.
      if (former.is === 'accepted' && former.accountId !== caller.uid) {
        endRole(transaction, firestore, subject);
      }
      const acceptedAt = Timestamp.fromMillis(clock.now());
      transaction.update(subject.reference, {
        ...acceptance,
        invitation: { ...acceptance.invitation, at: acceptedAt },
      });
      transaction.set(rolesOf(firestore, caller.uid).doc(invitee.subjectId), {
        ...invitee,
        ownerId,
        ownerName: ownerNameOf(profile),
        acceptedAt,
        ownerSigningKey,
        ...(role === 'trusted-contact' ? { ask: null } : {}),
      });
      noteClaimed();
      transaction.update(reference, { answer: { is: 'accepted', by: caller.uid }, checkAt: null });
      return { role, mails };
    });
    services.log.log('info', 'invitation-accepted', { uid: caller.uid, role });
    await deliverSoon(services, mails);
    if (role === 'beneficiary') await receiveSoon(services, found.invitation);
    return { role };
  },
});

/** What was given before there was anybody to receive it. What fails is gone on with by the job. */
async function receiveSoon(services: Services, { ownerId, invitee }: Invitation): Promise<void> {
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

/** The same key keeps its number, and what was compared stays compared. */
function acceptanceOf({ person }: Subject, publicKey: string, accountId: string, now: number) {
  const isSame = person.pinnedKey?.publicKey === publicKey;
  const generation = isSame && person.pinnedKey ? person.pinnedKey.generation : person.lastGeneration + 1;
  return {
    invitation: { is: 'accepted', at: new Date(now), accountId },
    pinnedKey: { publicKey, generation },
    lastGeneration: Math.max(person.lastGeneration, generation),
    isKeyCompared: isSame && person.isKeyCompared,
  } as const;
}

function withSubject(
  people: People,
  { role, person }: Subject,
  acceptance: ReturnType<typeof acceptanceOf>,
): People {
  const invitation = {
    ...acceptance.invitation,
    accountId: userIdSchema.parse(acceptance.invitation.accountId),
  };
  return role === 'beneficiary'
    ? { ...people, beneficiaries: withPerson(people.beneficiaries, { ...person, ...acceptance, invitation }) }
    : { ...people, contacts: withPerson(people.contacts, { ...person, ...acceptance, invitation }) };
}

export const decline = defineHandler(invitationsDecline, {
  access: 'visitor',
  run: async ({ secret }, { services, address }) => {
    await countVisit(invitationsDecline.name, DECLINES_FROM_ONE_PLACE, address, services);
    const { firestore, clock } = services;
    const found = await findInvitation(services, secret);
    if (!found) throw invitationGone();
    const { reference } = found;
    const { ownerId } = found.invitation;
    const owner = await findAddressee(services, ownerId);
    const mails = await firestore.runTransaction(async (transaction) => {
      const invitation = await readAgain(transaction, reference, secret);
      const { invitee, answer, secretHash } = invitation;
      if (answer?.is === 'declined') return [];
      if (answer) throw invitationGone();
      assertOpen(invitation, services);
      const stored = await transaction.get(subjectOf(firestore, ownerId, invitee));
      const subject = subjectFrom(invitee, stored);
      if (!subject) throw invitationGone();
      const drafts = draftToOwner(services, owner, 'invitation-declined', subject, secretHash);
      const queued = await queueMail(transaction, services, drafts);
      transaction.update(reference, { answer: { is: 'declined' }, checkAt: null });
      // Who has accepted an earlier one is still there, whoever declines another.
      if (subject.person.invitation.is !== 'accepted') {
        const at = Timestamp.fromMillis(clock.now());
        transaction.update(subject.reference, { invitation: { is: 'declined', at, hadAccepted: false } });
      }
      return queued;
    });
    await deliverSoon(services, mails);
    return {};
  },
});
