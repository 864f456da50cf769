/**
 * When two places of a walk are one. Told apart by nothing that the machine reads: the date (all that counts is how long
 * until a term ends), the numbers that only grow (rounds, changes, notices, versions), which administrator of two, and
 * which of the channels that were asked: every notice begins with all of them anew, in the same order, so that of those
 * asked by this one only their answers matter.
 */
import type { LifeVerification } from '../lifeVerification.ts';
import { DAY } from '../policy.ts';
import type { Term } from '../term.ts';
import type { Witness } from './witness.testing.ts';

/** A mail that is taken more than an hour after it left was not taken at once: how much later says nothing. */
const LATE = -2 * 60 * 60_000;

export function keyOfPlace(life: LifeVerification, now: number, seen: Witness): string {
  const { reached, returned, upheldBy, ...rest } = seen;
  return JSON.stringify([
    ...whatCounts(life, now, { reached, returned }),
    upheldBy.length,
    Object.values(rest),
  ]);
}

/** Without what somebody saw: enough for what the machine can do from here. */
export function keyOfLife(life: LifeVerification, now: number): string {
  return JSON.stringify(whatCounts(life, now, { reached: [], returned: [] }));
}

function whatCounts(
  life: LifeVerification,
  now: number,
  { reached, returned }: Pick<Witness, 'reached' | 'returned'>,
): readonly unknown[] {
  const { state, hold, documentedCase, policy, hasBeenArmed, isRehearsed, contacts, given } = life;
  return [
    state.is,
    now % DAY,
    policy.quorum,
    policy.stageDelayDays.vault,
    hasBeenArmed,
    isRehearsed,
    contacts.map(({ isBeneficiary }) => isBeneficiary),
    documentedCase?.upheldBy.length ?? 0,
    given.map(({ to, stage, isDone }) => [to.at(-1), stage, isDone]),
    hold && [
      hold.next.quorum,
      hold.next.stageDelayDays.vault,
      hold.next.contacts.map(({ isBeneficiary }) => isBeneficiary),
      ...remaining(hold.term, now),
    ],
    'term' in state ? remaining(state.term, now) : null,
    'votes' in state ? [state.votes.gone.map(initial), state.votes.alive.map(initial)] : null,
    state.is === 'grace' ? state.vouchedBy.map(initial) : null,
    state.is === 'reminding' ? state.reminder : null,
    state.is === 'veto' && state.isByCase,
    state.is === 'releasing'
      ? state.gifts.map(({ to, stage, isAsked, term }) => [
          to.at(-1),
          stage,
          isAsked,
          ...remaining(term, now),
        ])
      : null,
    'notice' in state
      ? [
          Math.max(state.notice.sentAt - now, LATE),
          state.notice.needed,
          life.channels
            .map(({ id }) =>
              [
                state.notice.asked.includes(id),
                state.notice.accepted.includes(id),
                state.notice.bounced.includes(id),
                reached.includes(id),
                returned.includes(id),
                returned.includes(id),
              ]
                .map(Number)
                .join(''),
            )
            .toSorted(),
        ]
      : null,
  ];
}

function initial(id: string): string {
  return id.slice(-2);
}

function remaining(term: Term, now: number): readonly number[] {
  if (term.is === 'standing') return [term.left];
  return [term.since, term.fullAt, term.endsAt].map((instant) => Math.max(0, instant - now));
}
