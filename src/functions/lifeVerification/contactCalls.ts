/** What a trusted contact says of the owner. They are known by the account that accepted the invitation, and by nothing else. */
import type { Transaction } from 'firebase-admin/firestore';
import {
  lifeVerificationLeave,
  lifeVerificationReport,
  lifeVerificationVote,
} from '#shared/callables/lifeVerification.ts';
import type { TrustedContactId } from '#shared/lifeVerification/people.ts';
import { deliverSoon, findAddressee, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { contactsOf, draftToOwner, noteDeparture } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { askOf, type ReadContact, readContact, writeAsk } from './asks.ts';
import { carryOutSoon } from './carryOut.ts';
import { feed, readVerification } from './feed.ts';
import { eraseUngiven, readSharesOf, sharesOf } from './resealedShares.ts';

/** Each word may write to the owner and to all the others: nobody changes their mind so often. */
const WORDS_A_DAY = { calls: 10, within: 24 * 60 * 60_000 };

export const report = defineHandler(lifeVerificationReport, {
  access: 'user',
  limit: WORDS_A_DAY,
  run: async ({ ownerId, contactId }, { caller, services }) => {
    const rows = await services.firestore.runTransaction(async (transaction) => {
      const contact = await readOwnPlace(transaction, services, { ownerId, contactId, uid: caller.uid });
      const verification = await readVerification(transaction, services, ownerId);
      // Whether anything is set up is the owner's own business.
      if (!verification) return [];
      const { round } = verification.document.life;
      feed(transaction, services, verification, { is: 'report', contact: contactId, round }, contactId);
      writeAsk(transaction, services, contact, verification.document);
      return verification.rows;
    });
    await carryOutSoon(services, rows);
    return {};
  },
});

export const vote = defineHandler(lifeVerificationVote, {
  access: 'user',
  limit: WORDS_A_DAY,
  run: async ({ ownerId, contactId, name, round, says, shares }, { caller, services }) => {
    const rows = await services.firestore.runTransaction(async (transaction) => {
      const contact = await readOwnPlace(transaction, services, { ownerId, contactId, uid: caller.uid });
      const verification = await readVerification(transaction, services, ownerId, name);
      const kept = name === 'real' ? await readSharesOf(transaction, services, ownerId, contactId) : [];
      if (!verification || verification.document.life.round !== round) {
        throw new Refusal('conflict', 'This question is over. Reload the page.');
      }
      const event = { is: 'vote', contact: contactId, says, round } as const;
      feed(transaction, services, verification, event, contactId);
      const { document } = verification;
      const isGone = askOf(document.life, contactId)?.vote === 'gone';
      if (!isGone) eraseUngiven(transaction, kept, document.life);
      if (name === 'real' && isGone) {
        const from = { contactId, round: document.life.round };
        for (const { beneficiaryId, grant, sealed } of shares) {
          const share = sharesOf(services, ownerId).doc(`${contactId}~${beneficiaryId}`);
          transaction.set(share, { ...from, beneficiaryId, grant, sealed });
        }
      }
      writeAsk(transaction, services, contact, document);
      return verification.rows;
    });
    await carryOutSoon(services, rows);
    return {};
  },
});

export const leave = defineHandler(lifeVerificationLeave, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ ownerId, contactId }, { caller, services }) => {
    const { firestore, clock } = services;
    const owner = await findAddressee(services, ownerId);
    const { rows, mails } = await firestore.runTransaction(async (transaction) => {
      const { contact } = await readOwnPlace(transaction, services, { ownerId, contactId, uid: caller.uid });
      const verification = await readVerification(transaction, services, ownerId);
      const shares = await readSharesOf(transaction, services, ownerId, contactId);
      const reference = contactsOf(firestore, ownerId).doc(contactId);
      const subject = { role: 'trusted-contact', person: contact, reference } as const;
      const drafts = draftToOwner(services, owner, 'person-left', subject, String(contact.revision));
      const queued = await queueMail(transaction, services, drafts);
      const left = { is: 'contact-left', contact: contactId } as const;
      if (verification) feed(transaction, services, verification, left, contactId);
      eraseUngiven(transaction, shares, verification?.document.life ?? null);
      noteDeparture(transaction, firestore, subject, clock.now());
      return { rows: verification?.rows ?? [], mails: queued };
    });
    await deliverSoon(services, mails);
    await carryOutSoon(services, rows);
    return {};
  },
});

/** Throws Refusal `contact-not-found` for whoever is not that contact, whether there is one or not. */
async function readOwnPlace(
  transaction: Transaction,
  services: Services,
  place: { readonly ownerId: string; readonly contactId: TrustedContactId; readonly uid: string },
): Promise<ReadContact> {
  const contact = await readContact(transaction, services, place.ownerId, place.contactId);
  if (contact?.accountId !== place.uid) {
    throw new Refusal('contact-not-found', 'You are no trusted contact of theirs.');
  }
  return contact;
}
