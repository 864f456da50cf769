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
  const end = forecast(life, shownAt(clock, now)).at(-1);
  return {
    steps: steps.map((step, index) => ({
      step,
      is: index < here ? 'done' : index === here ? 'now' : 'ahead',
    })),
    minutesLeft: end ? Math.max(1, Math.ceil((instantOf(clock, end.at) - now) / MINUTE)) : null,
  };
}
