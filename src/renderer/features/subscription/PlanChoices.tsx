/** The plans side by side, by month or by year, and what can be done about each. */
import { useState } from 'react';
import { roomOf, priceOf as sayPrice } from '#features/pricing/index.ts';
import { formatMoney } from '#shared/currency.ts';
import { type BillingInterval, soldPlanIdSchema } from '#shared/domain/subscription.ts';
import type { Plan } from '#shared/plans.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { useChange } from '#ui/readOnly.tsx';
import type { PlanChoice } from './api.ts';
import { subscriptionMessages } from './messages.ts';
import { type PlanAct, soldPlans, yearlySaving } from './planChange.ts';

/** What a press asks for. */
export type Wanted =
  | { readonly is: 'begin' | 'upgrade' | 'downgrade' | 'interval'; readonly choice: PlanChoice }
  | { readonly is: 'cancel' }
  | { readonly is: 'resume' };

interface PlanChoicesProps {
  readonly startInterval: BillingInterval;
  readonly actFor: (plan: Plan, interval: BillingInterval) => PlanAct;
  /** The plan whose payment page is being opened. */
  readonly opening: string | null;
  readonly onWant: (wanted: Wanted) => void;
}

export function PlanChoices({ startInterval, actFor, opening, onWant }: PlanChoicesProps) {
  const texts = useMessages(subscriptionMessages);
  const [interval, setInterval] = useState(startInterval);
  return (
    <section aria-labelledby="plans" className="mt-12">
      <h2 id="plans" className="mb-4 text-title">
        {texts.plans}
      </h2>
      <RadioGroup<BillingInterval>
        label={texts.pay}
        inline
        className="max-w-xl"
        options={[
          { value: 'month', label: texts.monthly },
          { value: 'year', label: texts.yearly, description: texts.yearlySaves },
        ]}
        value={interval}
        onChange={setInterval}
      />
      <div className="mt-6 grid gap-6 md:grid-cols-3">
        {soldPlans.map((plan) => (
          <PlanColumn
            key={plan.id}
            plan={plan}
            interval={interval}
            act={actFor(plan, interval)}
            isOpening={opening === plan.id}
            onWant={onWant}
          />
        ))}
      </div>
      <p className="mt-6 text-ink-soft">{texts.everyPlan}</p>
    </section>
  );
}

interface PlanColumnProps {
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly act: PlanAct;
  readonly isOpening: boolean;
  readonly onWant: (wanted: Wanted) => void;
}

function PlanColumn({ plan, interval, act, isOpening, onWant }: PlanColumnProps) {
  const texts = useMessages(subscriptionMessages);
  const language = useLanguage();
  const isFree = plan.monthlyPriceCents === 0;
  const period = interval === 'month' ? texts.aMonth : texts.aYear;
  return (
    <section
      className={`flex flex-col rounded-card border bg-surface p-6 shadow-card ${act.is === 'current' ? 'border-accent' : 'border-line'}`}
    >
      <h3 className="font-serif text-heading">{isFree ? texts.free : plan.name}</h3>
      <p className="mt-2">
        <span className="font-serif text-page">
          {sayPrice(plan, interval === 'month' ? 'monthly' : 'yearly', language)}
        </span>{' '}
        <span className="text-ink-soft">{isFree ? texts.forEver : period}</span>
      </p>
      <p className="min-h-6 text-small text-ink-soft">
        {interval === 'year' && !isFree ? texts.saves(formatMoney(yearlySaving(plan), language)) : ''}
      </p>
      <ul className="mt-4 flex flex-1 flex-col gap-2 border-t border-line pt-4">
        <li>{texts.room(roomOf(plan, language))}</li>
        <li>{texts.albumLimit(plan.albumLimit)}</li>
        <li>{texts.beneficiaryLimit(plan.beneficiaryLimit)}</li>
        <li>{texts.checkIn(plan.checkInDays.least, plan.checkInDays.most)}</li>
      </ul>
      <div className="mt-6">
        <ActButton plan={plan} interval={interval} act={act} isOpening={isOpening} onWant={onWant} />
      </div>
    </section>
  );
}

function ActButton({ plan, interval, act, isOpening, onWant }: PlanColumnProps) {
  const texts = useMessages(subscriptionMessages);
  const change = useChange();
  const planId = soldPlanIdSchema.safeParse(plan.id).data;
  switch (act.is) {
    case 'current':
    case 'ahead':
      return (
        <p className="flex min-h-11 items-center font-semibold text-accent-text">
          {act.is === 'current' ? texts.current : texts.ahead}
        </p>
      );
    case 'cancel':
      return (
        <Button variant="secondary" onPress={change(() => onWant({ is: 'cancel' }))}>
          {texts.cancel}
        </Button>
      );
    case 'resume':
      return <Button onPress={change(() => onWant({ is: 'resume' }))}>{texts.resume}</Button>;
    default: {
      if (planId === undefined) return null;
      const labels = {
        begin: texts.begin(plan.name),
        upgrade: texts.upgrade(plan.name),
        downgrade: texts.downgrade(plan.name),
        interval: interval === 'year' ? texts.toYear : texts.toMonth,
      };
      return (
        <Button
          variant={act.is === 'downgrade' ? 'secondary' : 'primary'}
          isPending={isOpening}
          onPress={change(() => onWant({ is: act.is, choice: { planId, interval } }))}
        >
          {labels[act.is]}
        </Button>
      );
    }
  }
}
