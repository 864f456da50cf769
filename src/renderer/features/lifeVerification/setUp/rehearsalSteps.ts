/** How far a rehearsal has come, and how many minutes it still takes. */
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { instantOf, shownAt } from '#shared/legacy/machineClock.ts';
import { forecast } from '#shared/lifeVerification/forecast.ts';
import type { LifeState } from '#shared/lifeVerification/lifeVerification.ts';

const steps = ['reminders', 'grace', 'verifying', 'veto', 'releasing'] as const;
type RehearsalStep = (typeof steps)[number];

const stepOf: Readonly<Partial<Record<LifeState['is'], RehearsalStep>>> = {
  due: 'reminders',
  reminding: 'reminders',
  grace: 'grace',
  verifying: 'verifying',
  disputed: 'verifying',
  veto: 'veto',
  releasing: 'releasing',
};

const MINUTE = 60_000;

interface RehearsalProgress {
  readonly steps: readonly { readonly step: RehearsalStep; readonly is: 'done' | 'now' | 'ahead' }[];
  /** At the soonest; null where nobody knows. */
  readonly minutesLeft: number | null;
}

export function rehearsalSteps({ life, clock }: LifeVerificationDocument, now: number): RehearsalProgress {
  const { is: state } = life.state;
  const isOver = state === 'released' || state === 'closed';
  const current = stepOf[state];
  const here = isOver ? steps.length : current ? steps.indexOf(current) : -1;
  const ahead = forecast(life, shownAt(clock, now));
  const end = ahead.at(-1);
  return {
    steps: steps.map((step, index) => ({
      step,
      is: index < here ? 'done' : index === here ? 'now' : 'ahead',
    })),
    // It is looked at once a minute: each step takes one, however soon it is over by the rehearsal's clock.
    minutesLeft: end ? Math.max(ahead.length, Math.ceil((instantOf(clock, end.at) - now) / MINUTE)) : null,
  };
}
