/** The steps of a rehearsal on the days on which they would really be, and how far it has come. */
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { REHEARSAL_STEP, waitsForSomebody } from '#shared/legacy/machineClock.ts';
import { advance } from '#shared/lifeVerification/advance.ts';
import { daysBetween } from '#shared/lifeVerification/calendarDays.ts';
import { forecast, type Milestone } from '#shared/lifeVerification/forecast.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { newLife } from '#shared/lifeVerification/newLife.ts';

export interface RehearsalStep {
  readonly milestone: Milestone;
  /** Of the course, which begins with day 0. */
  readonly day: number;
  readonly is: 'done' | 'now' | 'ahead';
}

interface RehearsalProgress {
  readonly steps: readonly RehearsalStep[];
  readonly isOver: boolean;
  /** For whom it stands still: contacts who have not answered, or the owner, who has checked in. */
  readonly waitsFor: 'contacts' | 'owner' | null;
  /** At the soonest. */
  readonly secondsLeft: number;
}

export function rehearsalSteps({ life, clock }: LifeVerificationDocument): RehearsalProgress {
  const beganAt = clock?.beganAt ?? 0;
  const { is: state } = life.state;
  const isOver = state === 'released' || state === 'closed';
  const course = forecast(asItBegan(life, beganAt), beganAt).filter(({ what }) => what.is !== 'released');
  const now = course.findIndex((milestone) => !isPast(milestone, life));
  const steps = course.map(
    (milestone, index): RehearsalStep => ({
      milestone,
      day: daysBetween(beganAt, milestone.at, life.policy.timeZone),
      is: now === -1 || index < now ? 'done' : index === now && state !== 'active' ? 'now' : 'ahead',
    }),
  );
  const waitsFor = !waitsForSomebody(life) ? null : state === 'active' ? 'owner' : 'contacts';
  const left = now === -1 ? 0 : course.length - now;
  return { steps, isOver, waitsFor, secondsLeft: Math.round((left * REHEARSAL_STEP) / 1000) };
}

function asItBegan(
  { policy, channels, contacts, recipients }: LifeVerification,
  at: number,
): LifeVerification {
  const draft = newLife({ policy, channels, contacts, recipients }, at);
  return advance({ ...draft, isRehearsed: true }, { is: 'arm' }, at).life;
}

/** Whether the next step has begun. */
function isPast({ what, gifts }: Milestone, { state, given }: LifeVerification): boolean {
  if (state.is === 'released' || state.is === 'closed') return true;
  if (what.is === 'given') {
    return gifts.every((gift) =>
      given.some(({ to, stage, isDone }) => isDone && to === gift.to && stage === gift.stage),
    );
  }
  // What begins the release is over as it begins.
  if (what.is === 'releasing') return state.is === 'releasing';
  return placeOf(what) < placeOf(state);
}

const order = ['active', 'reminder', 'grace', 'verifying', 'veto', 'releasing'];

/** Of a state, or of a milestone by the state that it begins: later ones have a higher number. */
function placeOf(at: Milestone['what'] | LifeVerification['state']): number {
  if (at.is === 'due') return placeOfReminder(1);
  if (at.is === 'reminding') return placeOfReminder(at.reminder);
  if ('number' in at) return placeOfReminder(at.number);
  return order.indexOf(at.is === 'disputed' ? 'verifying' : at.is);
}
/** Three of them, before the days of grace. */
const placeOfReminder = (number: number) => order.indexOf('reminder') + number / 10;
