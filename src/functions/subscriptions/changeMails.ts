/** What the owner is told when the record changes. */

import { formatMoney } from '#shared/currency.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { plans } from '#shared/plans.ts';
import { routes } from '#shared/routes.ts';
import { type Addressee, draftMail, type MailDraft } from '../delivery/index.ts';
import type { Services } from '../services.ts';
import { draftDisputeMail } from './disputeMail.ts';
import type { PlanDispute } from './disputes.ts';
import { priceOf } from './prices.ts';
import { noticeEnd, reminderOf, type SubscriptionRecord } from './subscriptionDocument.ts';

interface RecordChange {
  readonly uid: string;
  readonly addressee: Addressee | null;
  readonly before: SubscriptionRecord;
  readonly after: SubscriptionRecord;
  readonly dispute: PlanDispute | null;
  readonly now: number;
}

const writeDay = (instant: number, language: Language) =>
  longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(instant);

/** `isReminded` is what the record says from now on. */
export function draftChangeMails(
  services: Services,
  { uid, addressee, before, after, dispute, now }: RecordChange,
): { readonly drafts: readonly MailDraft[]; readonly isReminded: boolean } {
  const language = addressee?.language ?? 'en';
  const pageAddress = `${services.appOrigin}${routes.subscription.path}`;
  const occasion = `${uid} ${after.revision}`;
  const { overQuotaSince } = after;
  const isToBeReminded = overQuotaSince !== null && !after.isReminded && now >= reminderOf(overQuotaSince);
  const room = (purpose: 'room-exceeded' | 'room-exceeded-reminder', since: number) =>
    draftMail(addressee, occasion, purpose, { lastDay: writeDay(noticeEnd(since), language), pageAddress });
  return {
    drafts: [
      ...draftPlanMail(),
      ...(dispute && !dispute.isLost && after.state.is !== 'none'
        ? draftDisputeMail(services, addressee, after.state.planId, dispute)
        : []),
      ...(overQuotaSince !== null && before.overQuotaSince === null
        ? room('room-exceeded', overQuotaSince)
        : []),
      ...(isToBeReminded ? room('room-exceeded-reminder', overQuotaSince) : []),
    ],
    isReminded: after.isReminded || isToBeReminded,
  };

  function draftPlanMail(): readonly MailDraft[] {
    const [was, is] = [before.state, after.state];
    if (is.is === 'none') {
      if (was.is === 'none') return [];
      return draftMail(addressee, occasion, 'plan-ended', { plan: plans[was.planId].name, pageAddress });
    }
    const plan = plans[is.planId].name;
    if (is.is === 'past-due' && was.is !== 'past-due') {
      const lastDay = writeDay(is.graceUntil, language);
      return draftMail(addressee, occasion, 'payment-failed', { plan, lastDay, pageAddress });
    }
    const isSame = was.is !== 'none' && was.planId === is.planId && was.interval === is.interval;
    if (isSame) {
      if (is.is !== 'ending' || was.is === 'ending') return [];
      const lastDay = writeDay(is.currentPeriodEnd, language);
      return draftMail(addressee, occasion, 'plan-ending', { plan, lastDay, pageAddress });
    }
    return draftMail(addressee, occasion, 'plan-changed', {
      plan,
      isYearly: is.interval === 'year',
      price: formatMoney(priceOf(is), language),
      paidUntil: writeDay(is.currentPeriodEnd, language),
      isEnding: is.is === 'ending',
      pageAddress,
    });
  }
}
