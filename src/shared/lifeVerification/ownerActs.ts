/** What the owner does. Whatever it is, it says that they live. */
import { become, becomeActive, type Change, tell, undo, withoutRequests } from './change.ts';
import type { OwnerEvent } from './events.ts';
import type { Agreement, LifeVerification } from './lifeVerification.ts';
import { HOLD_DAYS, LONGEST_PAUSE_DAYS } from './policy.ts';
import { missingBeforeArming, missingInAgreement } from './readiness.ts';
import { runningTerm } from './term.ts';

/** Null where the act changes nothing. */
export function actAsOwner(life: LifeVerification, event: OwnerEvent, now: number): Change | null {
  switch (event.is) {
    case 'arm':
      return life.state.is === 'draft' && missingBeforeArming(life).length === 0
        ? becomeActive(life, now)
        : null;
    case 'sign-of-life':
      return isWatching(life) ? becomeActive(life, now) : null;
    case 'pause':
      return pause(life, event.days, now);
    case 'resume':
      return life.state.is === 'paused' ? becomeActive(life, now) : null;
    case 'cancel':
      return cancel(life);
    case 'begin-again':
      return life.state.is === 'cancelled' ? become(life, { is: 'draft' }) : null;
    case 'change':
      return changeAgreement(life, event.next, now);
    case 'drop-change':
      return life.hold ? signOfLife({ ...life, hold: null }, now) : null;
    case 'rehearsed':
      return life.isRehearsed ? null : signOfLife({ ...life, isRehearsed: true }, now);
  }
}

/** Armed, and neither paused nor called off: a pause lasts until its day or until its owner ends it. */
function isWatching({ state }: LifeVerification): boolean {
  return !['draft', 'cancelled', 'paused'].includes(state.is);
}

function signOfLife(life: LifeVerification, now: number): Change {
  return isWatching(life) ? becomeActive(life, now) : { life, deeds: [] };
}

function pause(life: LifeVerification, days: number, now: number): Change | null {
  const { state, policy } = life;
  if (state.is === 'draft' || state.is === 'cancelled' || !(days > 0 && days <= LONGEST_PAUSE_DAYS))
    return null;
  const term = runningTerm(days, 'day', now, policy);
  return become(withoutRequests(life), { is: 'paused', term }, undo(life));
}

function cancel(life: LifeVerification): Change | null {
  if (life.state.is === 'draft' || life.state.is === 'cancelled') return null;
  return become({ ...withoutRequests(life), hold: null }, { is: 'cancelled' }, undo(life));
}

/** At once where nobody is watched for, or where it moves no address, contact or quorum; else after the hold. */
function changeAgreement(life: LifeVerification, wanted: Agreement, now: number): Change | null {
  const next: Agreement = { ...wanted, policy: { ...wanted.policy, version: life.policy.version + 1 } };
  if (life.state.is === 'draft' || life.state.is === 'cancelled')
    return { life: { ...life, ...next }, deeds: [] };
  if (missingInAgreement(next).length > 0) return null;
  if (!isSensitive(life, next)) return signOfLife({ ...life, ...next }, now);
  const verified = life.channels.filter(({ isVerified }) => isVerified).length;
  const { deeds } = tell(life, 'hold', verified, now);
  const hold = { next, term: runningTerm(HOLD_DAYS, 'day', now, life.policy) };
  const change = signOfLife({ ...life, hold }, now);
  return { life: change.life, deeds: [...deeds, ...change.deeds] };
}

/** What a stranger at the owner's keyboard would change first: who is told, who votes, and how long there is to object. */
function isSensitive(life: LifeVerification, next: Agreement): boolean {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (
    !same(life.channels, next.channels) ||
    !same(life.contacts, next.contacts) ||
    life.policy.quorum !== next.policy.quorum ||
    next.policy.vetoDays < life.policy.vetoDays ||
    next.policy.graceDays < life.policy.graceDays
  );
}
