/** What the owner of a plan is told of a bank: once when it begins to look, and once when the money is gone. */
import type { SoldPlanId } from '#shared/domain/subscription.ts';
import { plans } from '#shared/plans.ts';
import { routes } from '#shared/routes.ts';
import {
  type Addressee,
  deliverSoon,
  draftMail,
  findAddressee,
  type MailDraft,
  queueMail,
} from '../delivery/index.ts';
import type { Services } from '../services.ts';
import type { PlanDispute } from './disputes.ts';

/** However often it is written, it is one mail a decision. */
export const draftDisputeMail = (
  { appOrigin }: Services,
  addressee: Addressee | null,
  planId: SoldPlanId,
  { id, isLost }: PlanDispute,
): readonly MailDraft[] =>
  draftMail(addressee, `${id} ${isLost}`, 'plan-payment-disputed', {
    plan: plans[planId].name,
    isLost,
    pageAddress: `${appOrigin}${routes.subscription.path}`,
  });

export async function tellOfLoss(
  services: Services,
  uid: string,
  planId: SoldPlanId,
  dispute: PlanDispute,
): Promise<void> {
  const { firestore } = services;
  const addressee = await findAddressee(services, uid);
  const mails = await firestore.runTransaction(async (transaction) => {
    const profile = await transaction.get(firestore.doc(`users/${uid}`));
    if (!profile.exists || profile.get('erasureStartedAt') != null) return [];
    return queueMail(transaction, services, draftDisputeMail(services, addressee, planId, dispute));
  });
  await deliverSoon(services, mails);
}
