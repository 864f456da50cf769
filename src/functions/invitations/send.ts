/** Sending an invitation, and taking it back. */
import { randomBytes } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  INVITATION_DAYS,
  type Invitee,
  invitationsNoteCompared,
  invitationsRevoke,
  invitationsSend,
} from '#shared/callables/invitations.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { assertIsSomebody } from '../access/index.ts';
import type { Caller } from '../caller.ts';
import { countCall } from '../callLimit.ts';
import {
  countMails,
  deliverSoon,
  draftMail,
  languageOf,
  languageOfAddress,
  messageIdOf,
  queueMail,
} from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { feedOwnerAct, readOwnerAct } from '../lifeVerification/index.ts';
import {
  endRole,
  hashOf,
  invitationOf,
  ownerNameOf,
  readStanding,
  readSubject,
  type Subject,
  subjectFrom,
  subjectNotFound,
  subjectOf,
  withdraw,
} from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { isExchangedUnheld } from './acceptance.ts';
import { noteArrival } from './noteBounces.ts';

const DAY = 24 * 60 * 60_000;
/** A family in an evening. Nobody answers for an account whose address is not confirmed, so it writes to few. */
const INVITATIONS_A_DAY = { confirmed: 40, unconfirmed: 5 };
/** To one address, whoever sends them. */
const MAILS_A_DAY = 3;

const PURPOSES = { beneficiary: 'invitation-beneficiary', 'trusted-contact': 'invitation-contact' } as const;

export const send = defineHandler(invitationsSend, {
  access: 'user',
  run: async ({ invitee, words }, { caller, services }) => {
    assertIsSomebody(caller);
    await countSending(caller, services);
    const { firestore, clock, appOrigin } = services;
    const { uid } = caller;
    const profile = await firestore.doc(`users/${uid}`).get();
    const known = subjectFrom(invitee, await subjectOf(firestore, uid, invitee).get());
    if (!known) throw subjectNotFound(invitee);
    const to = addressOf(known);
    const language = (await languageOfAddress(services, to)) ?? languageOf(profile);
    const secret = randomBytes(32).toString('base64url');
    const secretHash = hashOf(secret);
    const sentAt = clock.now();
    const expiresAt = sentAt + INVITATION_DAYS * DAY;
    const purpose = PURPOSES[invitee.role];
    const reference = invitationOf(firestore, uid, invitee);
    const mails = await firestore.runTransaction(async (transaction) => {
      const subject = await readSubject(transaction, firestore, uid, invitee);
      if (addressOf(subject) !== to) {
        throw new Refusal('conflict', 'The address was changed in the meantime. Reload the page.');
      }
      await assertMayMail(transaction, services, to, purpose);
      const act = await readOwnerAct(transaction, services, uid);
      if (isExchangedUnheld(act, subject)) throw hasAccepted();
      const former = await readStanding(transaction, firestore, uid, invitee);
      const addressee = { uid, to, language };
      const drafts = draftMail(addressee, secretHash, purpose, {
        ownerName: ownerNameOf(profile),
        personName: subject.person.name,
        words,
        link: `${appOrigin}${routes.invitation.path}#${secret}`,
        lastDay: longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt),
      }).map((draft) => ({ ...draft, trueUntil: expiresAt }));
      const queued = await queueMail(transaction, services, drafts);
      feedOwnerAct(transaction, services, act);
      withdraw(transaction, former);
      transaction.set(reference, {
        ownerId: uid,
        invitee,
        secretHash,
        to,
        words,
        sentAt: Timestamp.fromMillis(sentAt),
        expiresAt: Timestamp.fromMillis(expiresAt),
        isClaim: false,
        messageId: messageIdOf(purpose, secretHash),
        checkAt: Timestamp.fromMillis(sentAt),
        answer: null,
      });
      // Who accepted stays accepted until somebody accepts this one.
      if (subject.person.invitation.is !== 'accepted') {
        transaction.update(subject.reference, {
          invitation: {
            is: 'sent',
            sentAt: Timestamp.fromMillis(sentAt),
            expiresAt: Timestamp.fromMillis(expiresAt),
          },
        });
      }
      return queued;
    });
    services.log.log('info', 'invitation-sent', { uid, role: invitee.role });
    await deliverSoon(services, mails);
    // What is refused at once is said at once.
    await noteArrival(services, reference);
    return { expiresAt };
  },
});

function countSending(caller: Caller, services: Services): Promise<void> {
  const calls = caller.emailVerified ? INVITATIONS_A_DAY.confirmed : INVITATIONS_A_DAY.unconfirmed;
  return countCall(invitationsSend.name, { calls, within: DAY }, caller, services);
}

/** In small letters, as mailboxes are told apart. Throws for whom nothing may be written to. */
function addressOf({ role, person }: Subject): string {
  if (role === 'beneficiary' && !person.knowsNow) {
    throw new Refusal('silent-beneficiary', 'This person is to hear nothing before release.');
  }
  if (person.email === null) {
    throw new Refusal('invalid-input', 'email: this person has no address', { field: 'email' });
  }
  return person.email.toLowerCase();
}

async function assertMayMail(
  transaction: Transaction,
  services: Services,
  to: string,
  purpose: (typeof PURPOSES)[Invitee['role']],
): Promise<void> {
  const since = services.clock.now() - DAY;
  if ((await countMails(transaction, services, { to, purpose, since })) < MAILS_A_DAY) return;
  throw new Refusal('too-many-attempts', 'This address was written to often today. Try again tomorrow.');
}

function hasAccepted(): Refusal {
  return new Refusal('conflict', 'This person has accepted. Take them off instead.', { reason: 'accepted' });
}

export const revoke = defineHandler(invitationsRevoke, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ invitee }, { caller: { uid }, services }) => {
    const { firestore } = services;
    await firestore.runTransaction(async (transaction) => {
      const subject = await readSubject(transaction, firestore, uid, invitee);
      const { invitation } = subject.person;
      if (invitation.is === 'accepted' && subject.role === 'trusted-contact') {
        throw hasAccepted();
      }
      const standing = await readStanding(transaction, firestore, uid, invitee);
      const act = await readOwnerAct(transaction, services, uid);
      feedOwnerAct(transaction, services, act);
      withdraw(transaction, standing);
      endRole(transaction, firestore, subject);
      transaction.update(subject.reference, {
        invitation: { is: 'none' },
        pinnedKey: null,
        isKeyCompared: false,
      });
    });
    services.log.log('info', 'invitation-revoked', { uid, role: invitee.role });
    return {};
  },
});

export const noteCompared = defineHandler(invitationsNoteCompared, {
  access: 'user',
  run: async ({ invitee, generation }, { caller: { uid }, services }) => {
    const { firestore } = services;
    await firestore.runTransaction(async (transaction) => {
      const { person, reference } = await readSubject(transaction, firestore, uid, invitee);
      if (person.pinnedKey?.generation !== generation) {
        throw new Refusal('conflict', 'This person has another key by now. Compare its words.');
      }
      if (person.isKeyCompared) return;
      const act = await readOwnerAct(transaction, services, uid);
      feedOwnerAct(transaction, services, act);
      transaction.update(reference, { isKeyCompared: true });
    });
    return {};
  },
});
