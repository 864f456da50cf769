/** The plan, its use and the other plans; one dialog at a time for what is wanted of them. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { PaymentOpened, RehearsalNotice, usePayment } from '#features/payment/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { SubscriptionState } from '#shared/domain/subscription.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { type Plan, plans } from '#shared/plans.ts';
import { Banner } from '#ui/Banner.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { showToast } from '#ui/toast.ts';
import { beginSubscription, type PlanChoice, resumeSubscription } from './api.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangePlan } from './ChangePlan.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { subscriptionMessages } from './messages.ts';
import { PlanChoices, type Wanted } from './PlanChoices.tsx';
import { PlanRoom } from './PlanRoom.tsx';
import { actFor } from './planChange.ts';
import { useCredit, usePlanUse, useSubscriptionChanged } from './useSubscription.ts';

interface OwnPlanProps {
  readonly userId: UserId;
  /** The plan that the profile has now. */
  readonly held: Plan;
  readonly subscription: SubscriptionState;
  /** The account waits to be erased then: its plan ends, and nothing is bought for it. */
  readonly erasedOn: Date | null;
}

type Open =
  | { readonly is: 'none' }
  | { readonly is: 'cancel' }
  | { readonly is: 'change'; readonly choice: PlanChoice; readonly isSmaller: boolean };

export function OwnPlan({ userId, held, subscription, erasedOn }: OwnPlanProps) {
  const texts = useMessages(subscriptionMessages);
  const language = useLanguage();
  const explain = useExplain();
  const use = usePlanUse(userId);
  const credit = useCredit(userId);
  const changed = useSubscriptionChanged(userId);
  const [open, setOpen] = useState<Open>({ is: 'none' });
  const [opening, setOpening] = useState<string | null>(null);
  const close = () => setOpen({ is: 'none' });
  const payment = usePayment<PlanChoice>({
    userId,
    nameOf: ({ planId, interval }) => `plan:${planId}:${interval}`,
    ask: (key, choice) => beginSubscription(key, choice, language),
    // Another window may have begun one.
    onFailure: () => void changed(),
  });
  const resume = useMutation({
    mutationFn: resumeSubscription,
    onSuccess: (state) => say(state, texts.resumed),
  });
  const say = (state: SubscriptionState, message: string) => {
    void changed(state);
    close();
    showToast({ message, tone: 'success' });
  };
  const lastDay =
    subscription.is === 'none'
      ? ''
      : longDateFormat(language, { dateStyle: 'long' }).format(subscription.currentPeriodEnd);

  function want(wanted: Wanted): void {
    switch (wanted.is) {
      case 'begin':
        setOpening(wanted.choice.planId);
        payment.begin(wanted.choice);
        break;
      case 'cancel':
        setOpen({ is: 'cancel' });
        break;
      case 'resume':
        // Pressed twice, it is done and said once.
        if (!resume.isPending) resume.mutate();
        break;
      default:
        setOpen({ is: 'change', choice: wanted.choice, isSmaller: wanted.is === 'downgrade' });
    }
  }

  const error = resume.error ?? (payment.state.is === 'failed' ? payment.state.error : null);
  return (
    <>
      <RehearsalNotice />
      <div className="grid gap-6 lg:grid-cols-2">
        <CurrentPlan
          userId={userId}
          plan={held}
          subscription={subscription}
          credit={credit}
          erasedOn={erasedOn}
          onChanged={changed}
        />
        <PlanRoom plan={held} use={use} />
      </div>
      {error ? (
        <Banner tone="error" className="mt-6">
          <SentenceText sentence={explain(error)} />
        </Banner>
      ) : null}
      <PaymentOpened
        payment={payment}
        received={subscription.is === 'none' ? 0 : 1}
        onLook={() => changed()}
        className="mt-6"
      />
      {erasedOn ? null : (
        <PlanChoices
          startInterval={subscription.is === 'none' ? 'month' : subscription.interval}
          actFor={(plan, interval) => actFor(plan, interval, subscription, held.id)}
          opening={payment.state.is === 'opening' ? opening : null}
          onWant={want}
        />
      )}
      <CancelDialog
        isOpen={open.is === 'cancel'}
        lastDay={lastDay}
        held={held}
        use={use}
        credit={credit}
        onClose={close}
        onCancelled={(state) => say(state, texts.cancelled(lastDay))}
      />
      <DialogOnDemand
        title={open.is === 'change' ? texts.changeTitle(plans[open.choice.planId].name) : ''}
        isOpen={open.is === 'change'}
        onClose={close}
      >
        {open.is === 'change' ? (
          <ChangePlan
            userId={userId}
            held={held}
            choice={open.choice}
            use={open.isSmaller ? use : null}
            isEnding={subscription.is === 'ending'}
            onClose={close}
            onChanged={(state) => say(state, texts.changed(plans[open.choice.planId].name))}
          />
        ) : null}
      </DialogOnDemand>
    </>
  );
}
