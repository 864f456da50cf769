/** What operators see of the legacy: cases, timers that stand still, and how many there are. Never what anybody keeps. */
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { CASES_SHOWN, FROZEN_SHOWN, legacyCasesList } from '#shared/callables/legacyCases.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { isDelivered, noticeSchema } from '#shared/lifeVerification/notice.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { CASES, type Case, caseFrom, upholders } from './caseDocument.ts';

const NOT_ARMED = ['draft', 'cancelled', 'closed'];

export const list = defineHandler(legacyCasesList, {
  access: 'admin',
  effect: 'reads',
  run: async (_input, { services }) => {
    const { firestore, clock } = services;
    const records = firestore.collectionGroup('lifeVerifications');
    const [cases, frozen, armed, due] = await Promise.all([
      readCases(services),
      readFrozen(services),
      records.where('name', '==', 'real').where('life.state.is', 'not-in', NOT_ARMED).count().get(),
      records.where('dueAt', '<=', Timestamp.fromMillis(clock.now())).count().get(),
    ]);
    return { cases, frozen, armed: armed.data().count, due: due.data().count };
  },
});

type Listed = CallableOutput<typeof legacyCasesList>;

async function readCases({ firestore }: Services): Promise<Listed['cases']> {
  const newest = await firestore.collection(CASES).orderBy('openedAt', 'desc').limit(CASES_SHOWN).get();
  const found = newest.docs.flatMap((stored) => {
    const read = caseFrom(stored);
    return read ? [{ caseId: stored.id, ...read }] : [];
  });
  const open = found.filter(({ state }) => state === 'open');
  const lives =
    open.length > 0
      ? await firestore.getAll(
          ...open.map(({ ownerId }) => firestore.doc(`users/${ownerId}/lifeVerifications/real`)),
          { fieldMask: ['life.round'] },
        )
      : [];
  const rounds = new Map(open.map(({ caseId }, index) => [caseId, lives[index]?.get('life.round')]));
  return found.map(({ caseId, ownerId, openedAt, reason, decisions, ...rest }) => ({
    caseId,
    ownerId,
    openedAt,
    reason,
    state: stateNow(rest, rounds.get(caseId)),
    upheldBy: upholders({ decisions }),
  }));
}

function stateNow({ state, round }: Pick<Case, 'state' | 'round'>, current: unknown): Case['state'] {
  return state === 'open' && current !== round ? 'void' : state;
}

const waitingSchema = z.object({
  ownerId: userIdSchema,
  name: z.literal('real'),
  life: z.object({ state: z.object({ is: z.string(), notice: noticeSchema }) }),
});

/**
 * A term stands only while its notice has not arrived; where nothing but the notice is waited for, the state has no term, or
 * one of its own. So these three questions read nobody whose term runs.
 */
async function readFrozen({ firestore, clock }: Services): Promise<Listed['frozen']> {
  const records = firestore.collectionGroup('lifeVerifications').limit(FROZEN_SHOWN);
  const answers = await Promise.all([
    records.where('life.state.term.is', '==', 'standing').get(),
    records.where('life.state.is', '==', 'due').get(),
    records.where('life.state.is', '==', 'verifying').get(),
  ]);
  const found = new Map(
    answers.flatMap(({ docs }) => docs.map((stored) => [stored.ref.path, stored] as const)),
  );
  return [...found.values()]
    .flatMap((stored) => waitingSchema.safeParse(stored.data()).data ?? [])
    .filter(({ life: { state } }) => !isDelivered(state.notice) && state.notice.sentAt <= clock.now())
    .map(({ ownerId, life: { state } }) => ({
      ownerId,
      state: state.is,
      since: state.notice.sentAt,
      bounced: state.notice.bounced.length,
    }))
    .toSorted((one, other) => one.since - other.since)
    .slice(0, FROZEN_SHOWN);
}
