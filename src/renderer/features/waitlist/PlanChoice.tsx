/** The plan that somebody has in mind: in the form, and later on the page of their place. */
import { useId } from 'react';
import type { WaitlistPlan } from '#shared/domain/waitlist.ts';
import { WAITLIST_PLANS } from '#shared/waitlistPolicy.ts';
import { fieldLabelStyle } from '#ui/fieldStyle.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { planMessages } from './planMessages.ts';

interface PlanChoiceProps {
  readonly legend: string;
  readonly chosen: WaitlistPlan;
  readonly onChoose: (plan: WaitlistPlan) => void;
}

export function PlanChoice({ legend, chosen, onChoose }: PlanChoiceProps) {
  const texts = useMessages(planMessages);
  const name = useId();
  return (
    <fieldset>
      <legend className={fieldLabelStyle}>{legend}</legend>
      <div className="flex flex-col gap-2.5">
        {WAITLIST_PLANS.map((plan) => (
          <label
            key={plan}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line px-4 py-3 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={name}
              value={plan}
              checked={chosen === plan}
              onChange={() => onChoose(plan)}
              className="mt-1.5 size-4 shrink-0"
            />
            <span className="flex flex-col">
              <span className="font-semibold">{texts.name(plan)}</span>{' '}
              <span className="text-small text-ink-soft">{texts.holds(plan)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
