/** The exact sum of a change, to the cent, before it is made; of a smaller plan, what it has no room for. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { RehearsalNotice } from '#features/payment/index.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import type { subscriptionsPreview } from '#shared/callables/subscriptions.ts';
import { formatMoney } from '#shared/currency.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { SubscriptionState } from '#shared/domain/subscription.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { type Plan, plans } from '#shared/plans.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { changeSubscription, type PlanChoice, previewChange } from './api.ts';
import { Consequences } from './Consequences.tsx';
import { subscriptionMessages } from './messages.ts';
import { subscriptionKeys } from './subscriptionKeys.ts';
import type { UseState } from './useSubscription.ts';

type Preview = CallableOutput<typeof subscriptionsPreview>;

interface ChangeProps {
  readonly userId: UserId;
  /** The plan until now. */
  readonly held: Plan;
  readonly choice: PlanChoice;
  /** Null for a larger plan, which has room for everything. */
  readonly use: UseState | null;
  /** Its owner had ended the plan that is changed. */
  readonly isEnding: boolean;
  readonly onChanged: (state: SubscriptionState) => void;
  readonly onClose: () => void;
}

export function ChangePlan({ userId, held, choice, use, isEnding, onChanged, onClose }: ChangeProps) {
  const texts = useMessages(subscriptionMessages);
  const explain = useExplain({ conflict: texts.tooOld });
  const preview = useQuery({
    queryKey: subscriptionKeys.preview(userId, choice.planId, choice.interval),
    queryFn: () => previewChange(choice),
    // A sum of another moment is another sum.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  /** One key for one sum, however often it is asked for: see [Note: One key a payment]. */
  const key = useRef({ prorationDate: 0, key: '' });
  const change = useMutation({
    mutationFn: ({ prorationDate }: Preview) => {
      if (key.current.prorationDate !== prorationDate) {
        key.current = { prorationDate, key: crypto.randomUUID() };
      }
      return changeSubscription(key.current.key, choice, prorationDate);
    },
    onSuccess: onChanged,
    onError: (error) => {
      if (refusalCodeOf(error) === 'conflict') void preview.refetch();
      // A declined payment is over: the next try is another one.
      if (refusalCodeOf(error) === 'payment-declined') key.current = { prorationDate: 0, key: '' };
    },
  });
  if (preview.isError) {
    return <RetryBanner onRetry={() => void preview.refetch()}>{texts.previewFailed}</RetryBanner>;
  }
  if (!preview.data || preview.isFetching) {
    return (
      <div aria-busy="true">
        <span className="sr-only">{texts.previewing}</span>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const { data } = preview;
  return (
    <>
      {change.isError ? (
        <Banner tone="error" className="mb-5">
          <SentenceText sentence={explain(change.error)} />
        </Banner>
      ) : null}
      <PreviewLines preview={data} choice={choice} />
      {isEnding ? <p className="mt-3 text-ink-soft">{texts.goesOn}</p> : null}
      {use ? (
        <section className="mt-6 text-ink-soft">
          <h3 className="mb-2 font-semibold text-ink">{texts.changes}</h3>
          <Consequences from={held} plan={plans[choice.planId]} use={use} />
        </section>
      ) : null}
      <RehearsalNotice className="mt-6" />
      <ConfirmRow
        preview={data}
        isPending={change.isPending}
        onClose={onClose}
        onConfirm={() => change.mutate(data)}
      />
    </>
  );
}

interface PreviewLinesProps {
  readonly preview: Preview;
  readonly choice: PlanChoice;
}

function PreviewLines({ preview, choice }: PreviewLinesProps) {
  const texts = useMessages(subscriptionMessages);
  const language = useLanguage();
  const { lines, dueNow, creditUsed, creditLeft, nextAmount, nextAt } = preview;
  const money = (amount: number) => formatMoney(amount, language);
  const day = longDateFormat(language, { dateStyle: 'long' }).format(nextAt);
  const isOnlyCredit = dueNow === 0 && creditLeft > 0;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 tabular-nums">
        {lines.map(({ description, amount }) => (
          <div key={`${description}-${amount}`} className="contents">
            <dt className="text-ink-soft">
              {amount < 0 ? texts.unusedTime : texts.ofPlan(plans[choice.planId].name)}
            </dt>
            <dd className="text-end">{money(amount)}</dd>
          </div>
        ))}
        {creditUsed > 0 ? (
          <>
            <dt className="text-ink-soft">{texts.creditUsed}</dt>
            <dd className="text-end">{money(-creditUsed)}</dd>
          </>
        ) : null}
        <dt className="border-t border-line pt-3 text-lead font-semibold">
          {isOnlyCredit ? texts.creditLeft : texts.dueNow}
        </dt>
        <dd className="border-t border-line pt-3 text-end text-lead font-semibold">
          {money(isOnlyCredit ? creditLeft : dueNow)}
        </dd>
      </dl>
      <p className="mt-3 text-ink-soft">
        {isOnlyCredit ? `${texts.nothingDue} ` : ''}
        {creditLeft > 0
          ? texts.afterwardsWithCredit(money(nextAmount), day, money(Math.max(0, nextAmount - creditLeft)))
          : texts.afterwards(money(nextAmount), day)}
      </p>
    </>
  );
}

interface ConfirmRowProps {
  readonly preview: Preview;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function ConfirmRow({ preview: { dueNow }, isPending, onConfirm, onClose }: ConfirmRowProps) {
  const texts = useMessages(subscriptionMessages);
  const language = useLanguage();
  return (
    <div className="mt-7 flex flex-wrap-reverse justify-end gap-3">
      <Button variant="secondary" onPress={onClose} isDisabled={isPending}>
        {texts.keep}
      </Button>
      <Button onPress={onConfirm} isPending={isPending}>
        {dueNow > 0 ? texts.confirm(formatMoney(dueNow, language)) : texts.confirmFree}
      </Button>
    </div>
  );
}
