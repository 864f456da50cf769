/** A case is opened by one administrator: all of them hear of it, and so does the owner, who ends it with one sign of life. */
import { Timestamp } from 'firebase-admin/firestore';
import { legacyCasesOpen } from '#shared/callables/legacyCases.ts';
import { isMissingAccount } from '../access/index.ts';
import { recordAct } from '../administratorActs/index.ts';
import { deliverSoon, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { draftCaseNotice, isWatchedFor, readVerification, writeLogLine } from '../lifeVerification/index.ts';
import type { Services } from '../services.ts';
import { CASES, caseFrom, caseOf, standingOf } from './caseDocument.ts';
import { draftToAdministrators, findAdministrators } from './tellAdministrators.ts';

export const open = defineHandler(legacyCasesOpen, {
  access: 'admin',
  run: async ({ caseId, ownerEmail, ...papers }, { caller, services }) => {
    const { firestore, clock } = services;
    const ownerId = await findOwner(services, ownerEmail);
    const administrators = await findAdministrators(services);
    const toAdministrators = draftToAdministrators(services, administrators, caseId, 'case-opened', {});
    const mails = await firestore.runTransaction(async (transaction) => {
      const reference = caseOf(firestore, caseId);
      const earlier = caseFrom(await transaction.get(reference));
      const verification = await readVerification(transaction, services, ownerId);
      if (!verification || !isWatchedFor(verification.document)) throw nobodyThere();
      if (earlier?.ownerId === ownerId && earlier.openedBy === caller.uid) return [];
      const { round } = verification.document.life;
      const others = await transaction.get(firestore.collection(CASES).where('ownerId', '==', ownerId));
      const isOpen = others.docs.some((stored) => {
        const other = caseFrom(stored);
        return other !== null && standingOf(other, verification.document.life).state === 'open';
      });
      if (earlier || isOpen) throw new Refusal('conflict', 'There is an open case of this person already.');
      const toOwner = await draftCaseNotice(transaction, services, verification.document, caseId);
      const queued = await queueMail(transaction, services, [...toAdministrators, ...toOwner]);
      writeLogLine(transaction, services, verification, { is: 'case-opened', actor: caller.uid });
      transaction.create(reference, {
        ...papers,
        ownerId,
        ownerEmail,
        openedBy: caller.uid,
        openedAt: Timestamp.fromMillis(clock.now()),
        round,
        state: 'open',
        decisions: [],
      });
      recordAct(transaction, { caller, services }, { act: legacyCasesOpen.name, subject: caseId });
      return queued;
    });
    services.log.log('warning', 'legacy-case-opened', { caseId, ownerId, by: caller.uid });
    await deliverSoon(services, mails);
    return {};
  },
});

async function findOwner({ auth }: Services, email: string): Promise<string> {
  try {
    return (await auth.getUserByEmail(email)).uid;
  } catch (error) {
    if (isMissingAccount(error)) throw nobodyThere();
    throw error;
  }
}

/** The same for who has no account and who has nothing armed. */
function nobodyThere(): Refusal {
  return new Refusal('not-found', 'Nobody with this address has a life verification that is armed.', {
    field: 'ownerEmail',
  });
}
