/** A case is upheld by two administrators, or ended by one: what they decide is fed to the owner's verification. */
import type { Transaction } from 'firebase-admin/firestore';
import {
  legacyCasesDecide,
  legacyCasesSendAgain,
  legacyCasesWithdraw,
} from '#shared/callables/legacyCases.ts';
import { administratorIdSchema } from '#shared/lifeVerification/people.ts';
import { recordAct } from '../administratorActs/index.ts';
import type { Caller } from '../caller.ts';
import { deliverSoon, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import {
  carryOutSoon,
  feed,
  type ReadVerification,
  readVerification,
  writeLogLine,
} from '../lifeVerification/index.ts';
import type { Services } from '../services.ts';
import { assertUnrelated } from './assertUnrelated.ts';
import { type Case, type Decision, readCase, standingOf, stateOf, writeDecisions } from './caseDocument.ts';
import { draftToAdministrators, findAdministrators } from './tellAdministrators.ts';

export const decide = defineHandler(legacyCasesDecide, {
  access: 'admin',
  run: async ({ caseId, decision, reason }, { caller, services }) => {
    await settle(services, caller, {
      caseId,
      decision,
      reason,
      endable: ['open'],
      act: legacyCasesDecide.name,
    });
    return {};
  },
});

/** Also of one that was upheld: to take a mistake back moves nothing but towards life. */
export const withdraw = defineHandler(legacyCasesWithdraw, {
  access: 'admin',
  run: async ({ caseId, reason }, { caller, services }) => {
    await settle(services, caller, {
      caseId,
      decision: 'withdraw',
      reason,
      endable: ['open', 'upheld'],
      act: legacyCasesWithdraw.name,
    });
    return {};
  },
});

interface Settlement {
  readonly caseId: string;
  readonly decision: Decision['decision'];
  readonly reason: string;
  /** The callable's name. */
  readonly act: string;
  /** In which states of the case it says anything. */
  readonly endable: readonly Case['state'][];
}

async function settle(services: Services, caller: Caller, settlement: Settlement): Promise<void> {
  const { firestore, clock } = services;
  const { caseId, decision, reason, endable, act } = settlement;
  const administrators = await findAdministrators(services);
  const { rows, mails, state } = await firestore.runTransaction(async (transaction) => {
    const found = await readCase(transaction, firestore, caseId);
    const verification = await readVerification(transaction, services, found.ownerId);
    await assertUnrelated(transaction, services, caller, found.ownerId);
    const standing = standingOf(found, verification?.document.life ?? null);
    const isRepeated = standing.decisions.some(
      (one) => one.isCounted && one.administrator === caller.uid && one.decision === decision,
    );
    if (isRepeated) return { rows: [], mails: [], state: standing.state };
    // A void one is none of these, and written down as what it is.
    if (!endable.includes(standing.state === 'void' ? found.state : standing.state))
      throw new Refusal('conflict', 'This case is decided already.');
    const decisions = [...found.decisions, { administrator: caller.uid, decision, reason, at: clock.now() }];
    // The owner acted since: nothing of it counts any more, which is written down.
    const isOfThisRound = verification?.document.life.round === found.round;
    const state = isOfThisRound
      ? stateOf([...standing.decisions.filter(({ isCounted }) => isCounted), ...decisions.slice(-1)])
      : 'void';
    const occasion = `${caseId} ${decisions.length}`;
    const drafts = draftToAdministrators(services, administrators, occasion, 'case-decided', { state });
    const mails = await queueMail(transaction, services, drafts);
    if (verification && isOfThisRound) {
      moveOwner(transaction, services, verification, { decision, by: caller.uid });
    }
    writeDecisions(transaction, firestore, caseId, { state, decisions });
    // Why is kept with the case, whose papers it may speak of.
    recordAct(
      transaction,
      { caller, services },
      { act, subject: caseId, change: `${decision}: ${standing.state} → ${state}` },
    );
    return { rows: verification?.rows ?? [], mails, state };
  });
  services.log.log('warning', 'legacy-case-decided', { caseId, decision, state, by: caller.uid });
  await carryOutSoon(services, rows);
  await deliverSoon(services, mails);
}

interface Word {
  readonly decision: Decision['decision'];
  readonly by: string;
}

/** The owner reads of each decision, also of one that ends what had moved nothing yet. */
function moveOwner(
  transaction: Transaction,
  services: Services,
  verification: ReadVerification,
  { decision, by }: Word,
): void {
  const { round } = verification.document.life;
  const administrator = administratorIdSchema.parse(by);
  const event =
    decision === 'uphold'
      ? ({ is: 'case-upheld', administrator, round } as const)
      : ({ is: 'case-rejected', round } as const);
  const hasMoved = feed(transaction, services, verification, event, by);
  if (!hasMoved) writeLogLine(transaction, services, verification, { is: event.is, actor: by });
}

export const sendAgain = defineHandler(legacyCasesSendAgain, {
  access: 'admin',
  run: async ({ ownerId }, { caller, services }) => {
    const { rows, isSent } = await services.firestore.runTransaction(async (transaction) => {
      const verification = await readVerification(transaction, services, ownerId);
      if (!verification) throw new Refusal('not-found', 'There is no such life verification.');
      const isSent = feed(transaction, services, verification, { is: 'send-again' }, caller.uid);
      if (isSent) {
        recordAct(transaction, { caller, services }, { act: legacyCasesSendAgain.name, subject: ownerId });
      }
      return { rows: verification.rows, isSent };
    });
    services.log.log('info', 'legacy-notice-sent-again', { ownerId, by: caller.uid, isSent });
    await carryOutSoon(services, rows);
    return { isSent };
  },
});
