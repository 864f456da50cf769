/** The plan that somebody has, until when it is paid, and what is wrong with that, said calmly. */
import { useMutation } from '@tanstack/react-query';
import { useExplain } from '#features/failures/index.ts';
import { PaymentOpened, usePayment } from '#features/payment/index.ts';
import { formatMoney } from '#shared/currency.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { SubscriptionState } from '#shared/domain/subscription.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { type Plan, plans } from '#shared/plans.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { openPortal, resumeSubscription } from './api.ts';
import { subscriptionMessages } from './messages.ts';
import { priceOf } from './planChange.ts';

interface CurrentPlanProps {
  readonly userId: UserId;
  readonly plan: Plan;
  readonly subscription: SubscriptionState;
  /** Of earlier changes, in cents; null while it is not known. */
  readonly credit: number | null;
  /** When the account is erased that waits for it; null for one that stays. */
  readonly erasedOn: Date | null;
  readonly onChanged: (state?: SubscriptionState) => Promise<unknown>;
}

export function CurrentPlan({ userId, plan, subscription, credit, erasedOn, onChanged }: CurrentPlanProps) {
  const texts = useMessages(subscriptionMessages);
  const language = useLanguage();
  const explain = useExplain();
  const change = useChange();
  const portal = usePayment<null>({
    userId,
    nameOf: () => 'portal',
    ask: async () => ({ paymentUrl: (await openPortal(language)).url }),
  });
  const resume = useMutation({
    mutationFn: resumeSubscription,
    onSuccess: (state) => {
      void onChanged(state);
      showToast({ message: texts.resumed, tone: 'success' });
    },
  });
  const error = resume.error ?? (portal.state.is === 'failed' ? portal.state.error : null);
  const isPortalOpening = portal.state.is === 'opening';
  return (
    <Card as="section">
      <p className="text-small text-ink-soft">{texts.youHave}</p>
      <h2 className="text-heading">{plan.id === 'free' ? texts.free : plan.name}</h2>
      <PaidUntil plan={plan} subscription={subscription} erasedOn={erasedOn} />
      {credit === null || credit === 0 ? null : (
        <p className="mt-1 text-ink-soft">{texts.credit(formatMoney(credit, language))}</p>
      )}
      {subscription.is === 'past-due' ? (
        <Banner tone="notice" title={texts.pastDueTitle} className="mt-5">
          <p>
            {texts.pastDue(longDateFormat(language, { dateStyle: 'long' }).format(subscription.graceUntil))}
          </p>
          <Button
            size="small"
            className="mt-3"
            isPending={isPortalOpening}
            onPress={change(() => portal.begin(null))}
          >
            {texts.changeCard}
          </Button>
        </Banner>
      ) : null}
      {error ? (
        <Banner tone="error" className="mt-5">
          <SentenceText sentence={explain(error)} />
        </Banner>
      ) : null}
      <PaymentOpened
        payment={portal}
        received={subscription.is === 'past-due' ? 0 : 1}
        onLook={() => onChanged()}
        className="mt-5"
      />
      {subscription.is === 'none' ? null : (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {subscription.is === 'ending' && !erasedOn ? (
            <Button isPending={resume.isPending} onPress={change(() => resume.mutate())}>
              {texts.resume}
            </Button>
          ) : null}
          <Button
            variant="secondary"
            isPending={isPortalOpening}
            aria-describedby="portal-note"
            onPress={change(() => portal.begin(null))}
          >
            {texts.portal}
          </Button>
          <span id="portal-note" className="text-small text-ink-soft">
            {texts.portalNote}
          </span>
        </div>
      )}
    </Card>
  );
}

function PaidUntil({
  plan,
  subscription,
  erasedOn,
}: Pick<CurrentPlanProps, 'plan' | 'subscription' | 'erasedOn'>) {
  const texts = useMessages(subscriptionMessages);
  const language = useLanguage();
  if (subscription.is === 'none') {
    return <p className="mt-1 text-ink-soft">{plan.id === 'free' ? texts.freeText : texts.givenText}</p>;
  }
  const { interval, planId, currentPeriodEnd } = subscription;
  const days = longDateFormat(language, { dateStyle: 'long' });
  if (erasedOn) {
    const last = Math.min(currentPeriodEnd, erasedOn.getTime());
    return <p className="mt-1 text-ink-soft">{texts.endsWithAccount(days.format(last))}</p>;
  }
  const day = days.format(currentPeriodEnd);
  const price = formatMoney(priceOf(plans[planId], interval), language);
  const period = interval === 'month' ? texts.aMonth : texts.aYear;
  if (subscription.is === 'past-due') return <p className="mt-1 text-ink-soft">{`${price} ${period}`}</p>;
  return (
    <p className="mt-1 text-ink-soft">
      {subscription.is === 'ending' ? texts.ends(day) : texts.renews(`${price} ${period}`, day)}
    </p>
  );
}
