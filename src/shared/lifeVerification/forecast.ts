/**
 * What would happen if the owner stopped answering now: the machine itself, run ahead through a world in which every mail
 * arrives when it is sent, every contact answers on the day they are asked, and nobody objects. Nothing can come sooner.
 */
import { advance } from './advance.ts';
import type { ContactNotice, Effect, OwnerNotice } from './effects.ts';
import type { LifeEvent } from './events.ts';
import type { LifeState, LifeVerification } from './lifeVerification.ts';
import { nextDeadline } from './passingTime.ts';
import type { BeneficiaryId, ChannelId, TrustedContactId } from './people.ts';
import type { ReleaseStage } from './policy.ts';
import { ableContacts } from './readiness.ts';

/** One point of a timeline. All in their order; `at` in milliseconds since the epoch. */
export interface Milestone {
  readonly at: number;
  readonly what: What;
  readonly owner: readonly { readonly about: OwnerNotice; readonly channel: ChannelId }[];
  readonly contacts: readonly { readonly about: ContactNotice; readonly contact: TrustedContactId }[];
  readonly gifts: readonly { readonly to: BeneficiaryId; readonly stage: ReleaseStage }[];
}

type What =
  /** `number` counts from 1. */
  | { readonly is: 'reminder'; readonly number: number }
  /** A change that was held holds from here on. */
  | { readonly is: 'changed' }
  /** `gifts` are handed over. */
  | { readonly is: 'given' }
  | { readonly is: Exclude<LifeState['is'], 'due' | 'reminding'> };

/** More than any way from being asked to a release has. */
const MOST_STEPS = 500;

/** From what holds now; it ends where only somebody's act could lead on. */
export function forecast(life: LifeVerification, now: number): readonly Milestone[] {
  const milestones: Milestone[] = [];
  let here: Place = { life, now, effects: [] };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = stepOn(here.life, here.now);
    if (!next) break;
    const what = whatIsNew(here.life, next.life, next.effects);
    if (what) milestones.push(milestoneOf(what, next));
    here = next;
  }
  return milestones;
}

interface Place {
  readonly life: LifeVerification;
  readonly now: number;
  /** Of the step that led here. */
  readonly effects: readonly Effect[];
}

function stepOn(life: LifeVerification, now: number): Place | null {
  for (const { event, at } of answers(life, now)) {
    const { life: moved, effects } = advance(life, event, at);
    if (moved !== life) return { life: moved, now: at, effects };
  }
  const deadline = nextDeadline(life);
  // Asking again leads nowhere by itself.
  if (deadline === null || life.state.is === 'verifying') return null;
  const at = Math.max(now, deadline);
  const { life: moved, effects } = advance(life, { is: 'tick' }, at);
  return moved === life ? null : { life: moved, now: at, effects };
}

function answers(
  { state, contacts, round }: LifeVerification,
  now: number,
): readonly { readonly event: LifeEvent; readonly at: number }[] {
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

/** Null for what nobody would see: a mail's arrival, or one voice of a quorum. */
function whatIsNew(
  before: LifeVerification,
  after: LifeVerification,
  effects: readonly Effect[],
): What | null {
  const { state } = after;
  if (effects.some((effect) => effect.do === 'give')) return { is: 'given' };
  if (before.hold && !after.hold) return { is: 'changed' };
  if (state.is === 'due') return before.state.is === 'due' ? null : { is: 'reminder', number: 1 };
  if (state.is === 'reminding') {
    // The first is under way while the check-in is due; its arrival is no other.
    const isAnother = before.state.is === 'reminding' && before.state.reminder !== state.reminder;
    return isAnother ? { is: 'reminder', number: state.reminder } : null;
  }
  return state.is === before.state.is ? null : { is: state.is };
}

/** A reminder is where it is sent; what else begins, begins before its mails leave in the morning. */
function milestoneOf(what: What, { life, now, effects }: Place): Milestone {
  const { state } = life;
  return {
    at: what.is === 'reminder' && 'notice' in state ? state.notice.sentAt : now,
    what,
    owner: effects.flatMap((effect) =>
      effect.do === 'tell-owner' ? [{ about: effect.about, channel: effect.channel }] : [],
    ),
    contacts: effects.flatMap((effect) =>
      effect.do === 'tell-contact' ? [{ about: effect.about, contact: effect.contact }] : [],
    ),
    gifts: effects.flatMap((effect) =>
      effect.do === 'give' ? [{ to: effect.to, stage: effect.stage }] : [],
    ),
  };
}
