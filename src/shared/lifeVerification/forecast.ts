/**
 * What would happen if the owner stopped answering now: the machine itself, run ahead through a world in which every mail
 * arrives when it is sent, every contact answers on the day they are asked, and nobody objects. Nothing can come sooner.
 */
import { advance } from './advance.ts';
import type { LifeEvent } from './events.ts';
import type { LifeState, LifeVerification } from './lifeVerification.ts';
import { nextDeadline } from './passingTime.ts';
import type { BeneficiaryId } from './people.ts';
import type { ReleaseStage } from './policy.ts';
import { ableContacts } from './readiness.ts';

export type Milestone =
  /** `reminder` counts from 1. `at` in milliseconds since the epoch, in all of them. */
  | { readonly is: 'reminder'; readonly at: number; readonly reminder: number }
  | { readonly is: Exclude<LifeState['is'], 'due' | 'reminding'>; readonly at: number }
  | { readonly is: 'given'; readonly at: number; readonly to: BeneficiaryId; readonly stage: ReleaseStage };

/** More than any way from being asked to a release has. */
const MOST_STEPS = 500;

/** In their order, from what holds now; it ends where only somebody's act could lead on. */
export function forecast(life: LifeVerification, now: number): readonly Milestone[] {
  const milestones: Milestone[] = [];
  let here = { life, now };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = stepOn(here.life, here.now);
    if (!next) break;
    milestones.push(...milestonesOf(here.life, next));
    here = next;
  }
  return milestones;
}

interface Place {
  readonly life: LifeVerification;
  readonly now: number;
}

function stepOn(life: LifeVerification, now: number): Place | null {
  for (const { event, at } of answers(life, now)) {
    const { life: moved } = advance(life, event, at);
    if (moved !== life) return { life: moved, now: at };
  }
  const deadline = nextDeadline(life);
  // Asking again leads nowhere by itself.
  if (deadline === null || life.state.is === 'verifying') return null;
  const at = Math.max(now, deadline);
  const { life: moved } = advance(life, { is: 'tick' }, at);
  return moved === life ? null : { life: moved, now: at };
}

function answers(
  { state, contacts, round }: LifeVerification,
  now: number,
): readonly { event: LifeEvent; at: number }[] {
  const arrivals =
    'notice' in state
      ? state.notice.asked.map((channel) => ({
          event: { is: 'accepted', channel, notice: state.notice.number } as const,
          at: Math.max(now, state.notice.sentAt),
        }))
      : [];
  const words =
    state.is === 'verifying'
      ? ableContacts(contacts).map(({ id: contact }) => ({
          event: { is: 'vote', contact, says: 'gone', round } as const,
          at: now,
        }))
      : [];
  const gifts =
    state.is === 'releasing'
      ? state.gifts
          .filter(({ isAsked }) => isAsked)
          .map(({ to, stage }) => ({ event: { is: 'given', to, stage, round } as const, at: now }))
      : [];
  return [...arrivals, ...words, ...gifts];
}

function milestonesOf(before: LifeVerification, { life: after, now: at }: Place): readonly Milestone[] {
  const { state } = after;
  const gifts = after.given
    .filter(({ to, stage }) => !before.given.some((gift) => gift.to === to && gift.stage === stage))
    .map(({ to, stage }): Milestone => ({ is: 'given', at, to, stage }));
  const isNewReminder =
    (state.is === 'due' && before.state.is !== 'due') ||
    (state.is === 'reminding' && before.state.is === 'reminding' && state.reminder !== before.state.reminder);
  if (isNewReminder) {
    return [{ is: 'reminder', at: state.notice.sentAt, reminder: state.is === 'due' ? 1 : state.reminder }];
  }
  if (state.is === before.state.is || state.is === 'due' || state.is === 'reminding') return gifts;
  return [...gifts, { is: state.is, at }];
}
