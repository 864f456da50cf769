/** A case is opened by one administrator, and upheld by two: what they decide is fed to the owner's verification. */
import { Timestamp } from 'firebase-admin/firestore';
import { legacyCasesDecide, legacyCasesOpen, legacyCasesSendAgain } from '#shared/callables/legacyCases.ts';
import { administratorIdSchema } from '#shared/lifeVerification/people.ts';
import { ADMINISTRATORS_OF_A_CASE } from '#shared/lifeVerification/policy.ts';
import { routes } from '#shared/routes.ts';
import { isMissingAccount } from '../access/index.ts';
import { deliverSoon, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { carryOutSoon, feed, readVerification } from '../lifeVerification/index.ts';
import type { Services } from '../services.ts';
import { CASES, type Case, caseFrom, caseOf, upholders } from './caseDocument.ts';
import { draftToAdministrators, findAdministrators } from './tellAdministrators.ts';

const linkOf = ({ appOrigin }: Services) => ({ link: `${appOrigin}${routes.admin.path}` });

export const open = defineHandler(legacyCasesOpen, {
  access: 'admin',
  run: async ({ caseId, ownerEmail, reason }, { caller, services }) => {
    const { firestore, clock } = services;
    const ownerId = await findOwner(services, ownerEmail);
    const administrators = await findAdministrators(services);
    const drafts = draftToAdministrators(administrators, caseId, 'case-opened', linkOf(services));
    const mails = await firestore.runTransaction(async (transaction) => {
      const reference = caseOf(firestore, caseId);
      const earlier = caseFrom(await transaction.get(reference));
      const verification = await readVerification(transaction, services, ownerId);
      if (!verification?.document.life.hasBeenArmed) throw nobodyThere();
      if (earlier?.ownerId === ownerId && earlier.openedBy === caller.uid) return [];
      const { round } = verification.document.life;
      const others = await transaction.get(firestore.collection(CASES).where('ownerId', '==', ownerId));
      const isOpen = others.docs.some((stored) => {
        const other = caseFrom(stored);
        return other?.state === 'open' && other.round === round;
      });
      if (earlier || isOpen) throw new Refusal('conflict', 'There is an open case of this person already.');
      const queued = await queueMail(transaction, services, drafts);
      transaction.create(reference, {
        ownerId,
        openedBy: caller.uid,
        openedAt: Timestamp.fromMillis(clock.now()),
        reason,
        round,
        state: 'open',
        decisions: [],
      });
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

/** The same for who has no account and who never armed anything. */
function nobodyThere(): Refusal {
  return new Refusal('not-found', 'Nobody with this address has a life verification.', {
    field: 'ownerEmail',
  });
}

export const decide = defineHandler(legacyCasesDecide, {
  access: 'admin',
  run: async ({ caseId, decision, reason }, { caller, services }) => {
    const { firestore, clock } = services;
    const administrator = administratorIdSchema.parse(caller.uid);
    const administrators = await findAdministrators(services);
    const { rows, mails, state } = await firestore.runTransaction(async (transaction) => {
      const reference = caseOf(firestore, caseId);
      const found = caseFrom(await transaction.get(reference));
      if (!found) throw new Refusal('not-found', 'There is no such case.', { field: 'caseId' });
      const isRepeated = found.decisions.some(
        (one) => one.administrator === administrator && one.decision === decision,
      );
      if (isRepeated) return { rows: [], mails: [], state: found.state };
      const verification = await readVerification(transaction, services, found.ownerId);
      const round = verification?.document.life.round;
      if (found.state !== 'open') throw new Refusal('conflict', 'This case is decided already.');
      const decisions = [...found.decisions, { administrator, decision, reason, at: clock.now() }];
      // The owner acted since: nothing of it counts any more, which is written down.
      const state = round === found.round ? stateOf(decisions) : 'void';
      const drafts = draftToAdministrators(administrators, `${caseId} ${decisions.length}`, 'case-decided', {
        ...linkOf(services),
        state,
      });
      const mails = await queueMail(transaction, services, drafts);
      if (verification && state !== 'void') {
        const event =
          decision === 'uphold'
            ? ({ is: 'case-upheld', administrator, round: found.round } as const)
            : ({ is: 'case-rejected', round: found.round } as const);
        feed(transaction, services, verification, event, administrator);
      }
      transaction.update(reference, {
        state,
        decisions: decisions.map((one) => ({ ...one, at: Timestamp.fromMillis(one.at) })),
      });
      return { rows: verification?.rows ?? [], mails, state };
    });
    services.log.log('warning', 'legacy-case-decided', { caseId, decision, state, by: administrator });
    await carryOutSoon(services, rows);
    await deliverSoon(services, mails);
    return {};
  },
});

function stateOf(decisions: Case['decisions']): Case['state'] {
  if (decisions.some(({ decision }) => decision === 'reject')) return 'rejected';
  return new Set(upholders({ decisions })).size >= ADMINISTRATORS_OF_A_CASE ? 'upheld' : 'open';
}

export const sendAgain = defineHandler(legacyCasesSendAgain, {
  access: 'admin',
  run: async ({ ownerId }, { caller, services }) => {
    const { rows, isSent } = await services.firestore.runTransaction(async (transaction) => {
      const verification = await readVerification(transaction, services, ownerId);
      if (!verification) throw new Refusal('not-found', 'There is no such life verification.');
      const isSent = feed(transaction, services, verification, { is: 'send-again' }, caller.uid);
      return { rows: verification.rows, isSent };
    });
    services.log.log('info', 'legacy-notice-sent-again', { ownerId, by: caller.uid, isSent });
    await carryOutSoon(services, rows);
    return { isSent };
  },
});
