/** What is due by the clock. One step at a time: what follows begins now, however late it is looked at. */
import {
  become,
  becomeActive,
  becomeDue,
  becomeGrace,
  becomeReleasing,
  becomeReminding,
  becomeVerifying,
  type Change,
  tellContacts,
} from './change.ts';
import type { Held, LifeVerification } from './lifeVerification.ts';
import { ASK_AGAIN_DAYS, REMINDER_DAYS } from './policy.ts';
import { askForGifts } from './release.ts';
import { extend, isOver, type Outage, runningTerm, type Term } from './term.ts';
import { noVotes } from './votes.ts';

/** Null where nothing is due. */
export function look(life: LifeVerification, now: number): Change | null {
  if (life.hold && canHoldEnd(life) && isOver(life.hold.term, now)) {
    return { life: applyHeld(life, life.hold.next), deeds: [] };
  }
  const { state } = life;
  if (state.is === 'releasing') return askForGifts(life, state, now);
  if (!('term' in state) || !isOver(state.term, now)) return null;
  switch (state.is) {
    case 'active':
      return becomeDue(life, now);
    case 'reminding':
      return state.reminder < REMINDER_DAYS.length
        ? becomeReminding(life, state.reminder + 1, now)
        : becomeGrace(life, now);
    case 'grace':
      // A word of before, come late, is no answer to this question.
      return becomeVerifying({ ...life, round: life.round + 1 }, noVotes, now);
    case 'verifying': {
      const term = runningTerm(ASK_AGAIN_DAYS, 'nine', now, life.policy);
      return become(life, { ...state, term }, tellContacts(life, 'asked', state.votes));
    }
    case 'veto':
      return becomeReleasing(life, state.votes, now);
    case 'paused':
      return becomeActive(life, now);
  }
}

/** Every term that runs is longer by as much of the outage as was not counted yet. */
export function sufferOutage(life: LifeVerification, { from, to }: Outage): Change | null {
  const uncounted = { from: Math.max(from, life.outagesCounted), to };
  if (uncounted.to <= uncounted.from || (termsOf(life).length === 0 && !life.hold)) return null;
  const longer = (term: Term) => extend(term, uncounted, life.policy);
  const { state, hold } = life;
  const extended: LifeVerification = {
    ...life,
    outagesCounted: to,
    hold: hold && { ...hold, term: longer(hold.term) },
  };
  if (state.is === 'releasing') {
    const gifts = state.gifts.map((gift) => ({ ...gift, term: longer(gift.term) }));
    return become(extended, { ...state, gifts });
  }
  return 'term' in state ? become(extended, { ...state, term: longer(state.term) }) : become(extended, state);
}

/** When the clock next has something to say, milliseconds since the epoch; null where it has nothing to. */
export function nextDeadline(life: LifeVerification): number | null {
  const terms = life.hold && canHoldEnd(life) ? [life.hold.term, ...termsOf(life)] : termsOf(life);
  const ends = terms.filter((term) => term.is === 'running').map(({ endsAt }) => endsAt);
  return ends.length === 0 ? null : Math.min(...ends);
}

function termsOf({ state }: LifeVerification): readonly Term[] {
  if (state.is === 'releasing') return state.gifts.filter(({ isAsked }) => !isAsked).map(({ term }) => term);
  return 'term' in state ? [state.term] : [];
}

/** Nobody's contacts or quorum change while they are being asked. */
function canHoldEnd({ state }: LifeVerification): boolean {
  return ['active', 'paused', 'draft', 'cancelled'].includes(state.is);
}

function applyHeld(life: LifeVerification, { channels, contacts, ...lengths }: Held): LifeVerification {
  const policy = { ...life.policy, ...lengths, version: life.policy.version + 1 };
  return { ...life, channels, contacts, policy, hold: null };
}
