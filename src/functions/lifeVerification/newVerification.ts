/** How a record begins, and whom it knows: read from what the owner has said of their people. */
import type { Transaction } from 'firebase-admin/firestore';
import { userIdSchema } from '#shared/domain/ids.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { newLife } from '#shared/lifeVerification/newLife.ts';
import { usualPolicy } from '#shared/lifeVerification/policy.ts';
import { type Plan, planOf } from '#shared/plans.ts';
import { agreementPeople, peopleOf } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';

/** Until the owner names theirs. */
const FIRST_TIME_ZONE = 'UTC';

export async function beginVerification(
  transaction: Transaction,
  services: Services,
  uid: string,
): Promise<LifeVerificationDocument> {
  const people = agreementPeople(await peopleOf(services.firestore, uid, transaction), null);
  const { usual } = (await readPlan(transaction, services, uid)).checkInDays;
  const now = services.clock.now();
  return {
    ownerId: userIdSchema.parse(uid),
    name: 'real',
    run: '',
    clock: null,
    linksFromRound: 0,
    life: newLife({ policy: usualPolicy(FIRST_TIME_ZONE, usual), channels: [], ...people }, now),
    dueAt: null,
    updatedAt: new Date(now),
  };
}

export async function readPlan(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
): Promise<Plan> {
  const plan: unknown = (await transaction.get(firestore.doc(`users/${uid}`))).get('plan');
  return planOf(typeof plan === 'string' ? plan : '');
}
