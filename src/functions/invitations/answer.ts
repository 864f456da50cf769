/** What who was invited does with the link: looks, accepts, declines. */
import { Timestamp } from 'firebase-admin/firestore';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { invitationsAccept, invitationsDecline, invitationsLook } from '#shared/callables/invitations.ts';
import { assertIsSomebody } from '../access/index.ts';
import { countVisit } from '../callLimit.ts';
import { deliverSoon, findAddressee, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import {
  draftToOwner,
  findInvitation,
  type Invitation,
  invitationGone,
  ownerNameOf,
  readAgain,
  subjectFrom,
  subjectOf,
} from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { isThere, readAcceptance, receiveSoon } from './acceptance.ts';

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
    if (!found) return { is: 'gone' };
    const { ownerId, invitee, to, words, expiresAt, isClaim, answer } = found.invitation;
    const [profile, stored] = await firestore.getAll(
      firestore.doc(`users/${ownerId}`),
      subjectOf(firestore, ownerId, invitee),
    );
    const subject = stored && subjectFrom(invitee, stored);
    if (!profile || !isThere(profile) || !subject) return { is: 'gone' };
    const ownerName = ownerNameOf(profile);
    if (answer?.is === 'accepted') return { is: 'accepted', ownerName };
    if (answer) return { is: 'declined', ownerName, isClaim };
    if (expiresAt.getTime() <= clock.now()) return { is: 'expired', ownerName, isClaim };
    return {
      is: 'open',
      ownerName,
      personName: subject.person.name,
      role: invitee.role,
      words,
      email: to,
      isClaim,
      expiresAt: expiresAt.getTime(),
    };
  },
});

function assertOpen({ expiresAt }: Invitation, { clock }: Services): void {
  if (expiresAt.getTime() > clock.now()) return;
  throw new Refusal('invitation-gone', 'This invitation has expired. Ask for another one.', {
    reason: 'expired',
  });
}

export const accept = defineHandler(invitationsAccept, {
  access: 'user',
  limit: { calls: 30, within: HOUR },
  run: async ({ secret, withoutKey }, { caller, services }) => {
    assertIsSomebody(caller);
    const { firestore } = services;
    const found = await findInvitation(services, secret);
    if (!found) throw invitationGone();
    const { reference } = found;
    const { ownerId } = found.invitation;
    const owner = await findAddressee(services, ownerId);
    const { role, mails } = await firestore.runTransaction(async (transaction) => {
      const invitation = await readAgain(transaction, reference, secret);
      const { invitee, answer, secretHash, isClaim } = invitation;
      const { role } = invitee;
      if (answer?.is === 'accepted' && answer.by === caller.uid) return { role, mails: [] };
      if (answer) throw invitationGone();
      assertOpen(invitation, services);
      if (ownerId === caller.uid) {
        throw new Refusal('conflict', 'This is your own invitation: it is for the person you named.', {
          reason: 'own-invitation',
        });
      }
      const acceptance = await readAcceptance(transaction, services, { uid: caller.uid, ownerId, invitee });
      if (!acceptance) throw invitationGone();
      const { publicKey, subject } = acceptance;
      const mayGoWithout = withoutKey && role === 'beneficiary';
      if (publicKey === null && !mayGoWithout) {
        throw new Refusal('person-keys-missing', 'Make your key first.');
      }
      // Others read the mail of somebody who died, and are told of no beneficiary.
      const addressee = isClaim ? null : owner;
      const drafts = draftToOwner(services, addressee, 'invitation-accepted', subject, secretHash);
      const mails = await queueMail(transaction, services, drafts);
      acceptance.accept(publicKey);
      transaction.update(reference, { answer: { is: 'accepted', by: caller.uid }, checkAt: null });
      return { role, mails };
    });
    services.log.log('info', 'invitation-accepted', { uid: caller.uid, role });
    await deliverSoon(services, mails);
    if (role === 'beneficiary') await receiveSoon(services, found.invitation);
    return { role };
  },
});

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
      const { invitee, answer, secretHash, isClaim } = invitation;
      if (answer?.is === 'declined') return [];
      if (answer) throw invitationGone();
      assertOpen(invitation, services);
      const stored = await transaction.get(subjectOf(firestore, ownerId, invitee));
      const subject = subjectFrom(invitee, stored);
      if (!subject) throw invitationGone();
      const addressee = isClaim ? null : owner;
      const drafts = draftToOwner(services, addressee, 'invitation-declined', subject, secretHash);
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
