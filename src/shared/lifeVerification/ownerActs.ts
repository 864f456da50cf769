/** What the owner does. Whatever it is, it says that they live. */
import { become, becomeActive, type Change, tellOwnerEverywhere, undo, withoutRequests } from './change.ts';
import type { OwnerEvent } from './events.ts';
import type { Agreement, Held, LifeVerification } from './lifeVerification.ts';
import { HOLD_DAYS, LONGEST_PAUSE_DAYS, type Policy } from './policy.ts';
import { missingBeforeArming, missingInAgreement } from './readiness.ts';
import { runningTerm } from './term.ts';

/** Null where nobody is watched for and the act changes nothing. */
export function actAsOwner(life: LifeVerification, event: OwnerEvent, now: number): Change | null {
  const change = changeByOwner(life, event, now);
  return change ?? (isArmed(life) ? showSignOfLife(life, now) : null);
}

/** Null where the act itself has nothing to do, or may not: it is a sign of life all the same. */
function changeByOwner(life: LifeVerification, event: OwnerEvent, now: number): Change | null {
  switch (event.is) {
    case 'arm':
      return life.state.is === 'draft' && missingBeforeArming(life).length === 0
        ? becomeActive({ ...withoutRequests(life), hasBeenArmed: true }, now)
        : null;
    case 'sign-of-life':
      return null;
    case 'pause':
      return pause(life, event.days, now);
    case 'resume':
      return life.state.is === 'paused' ? becomeActive(withoutRequests(life), now) : null;
    case 'cancel':
      return cancel(life, now);
    case 'begin-again':
      return life.state.is === 'cancelled' ? become(life, { is: 'draft' }) : null;
    case 'change':
      return changeAgreement(life, event.next, now);
    case 'drop-change':
      return life.hold ? showSignOfLife({ ...life, hold: null }, now) : null;
    case 'rehearsed':
      return life.isRehearsed ? null : showSignOfLife({ ...life, isRehearsed: true }, now);
  }
}

function isArmed({ state }: LifeVerification): boolean {
  return state.is !== 'draft' && state.is !== 'cancelled';
}

/** Whatever was asked of others is void. A pause lasts: who looks in from a journey is still on it. */
function showSignOfLife(life: LifeVerification, now: number): Change {
  if (!isArmed(life)) return become(life, life.state);
  if (life.state.is === 'paused') return become(withoutRequests(life), life.state);
  return becomeActive(withoutRequests(life), now, undo(life, now));
}

function pause(life: LifeVerification, days: number, now: number): Change | null {
  if (!isArmed(life) || !(days > 0 && days <= LONGEST_PAUSE_DAYS)) return null;
  const term = runningTerm(days, 'day', now, life.policy);
  return become(withoutRequests(life), { is: 'paused', term }, undo(life, now));
}

function cancel(life: LifeVerification, now: number): Change | null {
  if (!isArmed(life)) return null;
  const called: LifeVerification = { ...withoutRequests(life), hold: null };
  return become(called, { is: 'cancelled' }, undo(life, now, 'cancelled'));
}

/** At once where it was never armed, or moves no address, contact or quorum and shortens nothing; else after the hold. */
function changeAgreement(life: LifeVerification, wanted: Agreement, now: number): Change | null {
  const version = life.policy.version + 1;
  if (!life.hasBeenArmed)
    return become({ ...life, ...wanted, policy: { ...wanted.policy, version } }, life.state);
  const { quorum, graceDays, vetoDays, stageDelayDays } = life.policy;
  const atOnce: LifeVerification = {
    ...life,
    recipients: wanted.recipients,
    policy: {
      ...wanted.policy,
      version,
      quorum,
      graceDays: Math.max(graceDays, wanted.policy.graceDays),
      vetoDays: Math.max(vetoDays, wanted.policy.vetoDays),
      stageDelayDays: longerOfEach(stageDelayDays, wanted.policy.stageDelayDays),
    },
  };
  const next = heldPartOf(wanted);
  if (isSame(next, heldPartOf(atOnce))) return showSignOfLife({ ...atOnce, hold: null }, now);
  if (life.hold && isSame(next, life.hold.next)) return showSignOfLife(atOnce, now);
  if (missingInAgreement(wanted).length > 0) return null;
  const { notice, deeds } = tellOwnerEverywhere(life, 'hold', now);
  const hold = { next, term: runningTerm(HOLD_DAYS, 'day', notice.sentAt, life.policy) };
  const change = showSignOfLife({ ...atOnce, hold }, now);
  return { life: change.life, deeds: [...deeds, ...change.deeds] };
}

function heldPartOf({ channels, contacts, policy }: Agreement): Held {
  const { quorum, graceDays, vetoDays, stageDelayDays } = policy;
  return {
    channels,
    contacts,
    quorum,
    graceDays,
    vetoDays,
    // In one order, whoever wrote it: a change is known by how it reads.
    stageDelayDays: longerOfEach(stageDelayDays, stageDelayDays),
  };
}

type StageDelays = Policy['stageDelayDays'];

function longerOfEach(some: StageDelays, others: StageDelays): StageDelays {
  const longer = (stage: keyof StageDelays) => Math.max(some[stage], others[stage]);
  return {
    instructions: longer('instructions'),
    memories: longer('memories'),
    vault: longer('vault'),
    clone: longer('clone'),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
