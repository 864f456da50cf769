/** One's place in line, large, and the plan that can be changed. */
import type { ReactNode } from 'react';
import type { WaitlistStanding } from '#shared/callables/waitlist.ts';
import type { WaitlistPlan } from '#shared/domain/waitlist.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PlanChoice } from '../PlanChoice.tsx';
import { ownPlaceMessages } from './messages.ts';

interface ConfirmedPlaceProps {
  readonly standing: Extract<WaitlistStanding, { is: 'confirmed' }>;
  /** A choice that the server has yet to take. */
  readonly wanted: WaitlistPlan | null;
  readonly onChoose: (plan: WaitlistPlan) => void;
  /** What went wrong last, above what is pressed again. */
  readonly failure: ReactNode;
}

export function ConfirmedPlace({ standing, wanted, onChoose, failure }: ConfirmedPlaceProps) {
  const texts = useMessages(ownPlaceMessages);
  const { email, place, plan, confirmedAt } = standing;
  return (
    <>
      <div>
        <p className="font-serif text-display text-accent-text">{texts.place(place)}</p>
        <p className="mt-3 text-lead">{texts.placeText(place)}</p>
        <p className="mt-1 text-small text-ink-soft [overflow-wrap:anywhere]">
          {texts.since(email, confirmedAt)}
        </p>
      </div>
      <p className="w-full border-gold border-y py-5 font-serif text-lead italic">{texts.keepLink}</p>
      {failure}
      <div className="w-full text-start">
        <PlanChoice legend={texts.plan} chosen={wanted ?? plan} onChoose={onChoose} />
        <p role="status" className="mt-2 min-h-[1lh] text-small text-ink-soft">
          {wanted ? texts.planPending : ''}
        </p>
      </div>
    </>
  );
}
