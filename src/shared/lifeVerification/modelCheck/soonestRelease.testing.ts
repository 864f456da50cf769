/** How far the nearest release is from a place: what silence, bounces and outages must never lessen. */
import type { LifeEvent } from '../events.ts';
import type { LifeVerification } from '../lifeVerification.ts';
import type { Machine } from './place.testing.ts';
import { administrators, contacts } from './smallWorld.testing.ts';

/**
 * When a release would begin if from now on everything spoke for it: each mail arrives, and who is asked says at once that
 * the owner is gone. Nothing that nobody says may make this sooner. Milliseconds since the epoch; Infinity for never; null
 * where what is said again and again changes something without end.
 */
export function soonestRelease(machine: Machine, first: LifeVerification, from: number): number | null {
  const ways = (['first', 'last', 'never'] as const).map((bounce) => releaseBy(machine, first, from, bounce));
  return ways.includes(null) ? null : Math.min(...ways.map(Number));
}

/** Operators send again after the first mail that comes back, once the last one has, or never: any may be the soonest way. */
type SendsAgain = 'first' | 'last' | 'never';

function releaseBy(
  machine: Machine,
  first: LifeVerification,
  from: number,
  sendsAgain: SendsAgain,
): number | null {
  let life = first;
  let now = from;
  for (let turn = 0; turn < 200; turn += 1) {
    if (['releasing', 'released', 'closed'].includes(life.state.is)) return now;
    const moved = spokenFor(life, sendsAgain).reduce(
      (before, event) => machine.advance(before, event, now).life,
      life,
    );
    if (moved !== life) {
      life = moved;
      continue;
    }
    const deadline = machine.nextDeadline(life);
    if (deadline === null) return Number.POSITIVE_INFINITY;
    now = Math.max(now, deadline);
    const ticked = machine.advance(life, { is: 'tick' }, now).life;
    if (ticked === life || (life.state.is === 'verifying' && ticked.state.is === 'verifying')) {
      return Number.POSITIVE_INFINITY;
    }
    life = ticked;
  }
  return null;
}

/** Receipts come before words: a veto that a case stands for is longer than one that was agreed. */
function spokenFor({ state, round }: LifeVerification, sendsAgain: SendsAgain): readonly LifeEvent[] {
  const isAsked = state.is === 'verifying' || state.is === 'disputed';
  const isReached = !('notice' in state) || state.notice.accepted.length >= state.notice.needed;
  const answered = 'notice' in state ? state.notice.accepted.length + state.notice.bounced.length : 0;
  const hasBounced = 'notice' in state && state.notice.bounced.length > 0;
  const isExhausted = 'notice' in state && answered === state.notice.asked.length;
  const isSentAgain = sendsAgain === 'first' ? hasBounced : sendsAgain === 'last' && isExhausted;
  if (!isReached && isSentAgain) return [{ is: 'send-again' }];
  return [
    ...('notice' in state
      ? state.notice.asked.map(
          (channel): LifeEvent => ({ is: 'accepted', channel, notice: state.notice.number }),
        )
      : []),
    ...(isAsked && (isReached || isExhausted)
      ? [
          ...contacts.map((contact): LifeEvent => ({ is: 'vote', contact, says: 'gone', round })),
          ...administrators.map((administrator): LifeEvent => ({ is: 'case-upheld', administrator, round })),
        ]
      : []),
  ];
}
