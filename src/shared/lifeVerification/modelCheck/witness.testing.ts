/**
 * Somebody who watches beside the machine and believes nothing it says but the name of its state, the notice it sends and
 * the effects it causes: they write down what really happened, and whether that allows what the machine does next.
 */
import type { Advance } from '../advance.ts';
import type { LifeEvent } from '../events.ts';
import type { LifeVerification } from '../lifeVerification.ts';
import type { BeneficiaryId, ChannelId, TrustedContactId } from '../people.ts';
import { ALIVE_VOTE_DAYS, DAY, HOLD_DAYS, REMINDER_DAYS } from '../policy.ts';
import { isByOwner } from './smallWorld.testing.ts';

export interface Witness {
  /** Words since the owner's last act, or since the contacts were last asked anew. */
  readonly gone: readonly TrustedContactId[];
  readonly alive: readonly TrustedContactId[];
  readonly upheldBy: readonly string[];
  readonly isReported: boolean;
  /** Which channels have taken the present notice and not sent it back. */
  readonly reached: readonly ChannelId[];
  /** Which have sent it back. */
  readonly returned: readonly ChannelId[];
  /** Whether two administrators had to stand for something in the present veto. */
  readonly isByCase: boolean;
  /** Milliseconds since the owner's last act, and those that count in the state as it is: at most what is asked for. */
  readonly silent: number;
  readonly reminded: number;
  readonly reminders: number;
  readonly waited: number;
  /** Whether the grace is for somebody's word that the owner lives. */
  readonly isVouched: boolean;
  /** Since the owner asked for a change that is held. */
  readonly held: number;
  /** Who was given something, or is about to be. */
  readonly given: readonly BeneficiaryId[];
  /** Whether contacts have been asked something that they were not told to be void. */
  readonly isAsked: boolean;
  /** Who has left since the owner last wrote down who the contacts are. */
  readonly left: readonly TrustedContactId[];
}

export const nothingSeen: Witness = {
  gone: [],
  alive: [],
  upheldBy: [],
  isReported: false,
  reached: [],
  returned: [],
  isByCase: false,
  silent: 0,
  reminded: 0,
  reminders: 0,
  waited: 0,
  isVouched: false,
  held: 0,
  given: [],
  isAsked: false,
  left: [],
};

/** After `passed` milliseconds without anything else. An outage is no time. */
export function watchTime(seen: Witness, life: LifeVerification, passed: number): Witness {
  const { is } = life.state;
  const isWaiting = is === 'grace' || is === 'veto';
  const isCounting = is === 'veto' ? mayPass(seen, life) : seen.reached.length >= (isWaiting ? 2 : 1);
  const counts = is === 'paused' || isCounting;
  const most = seen.isByCase ? LONGEST_VETO_DAYS : ALIVE_VOTE_DAYS;
  const add = (time: number, days: number) => Math.min(days * DAY, time + passed);
  return {
    ...seen,
    held: life.hold ? add(seen.held, HOLD_DAYS) : 0,
    silent: is === 'active' ? add(seen.silent, life.policy.intervalDays) : seen.silent,
    reminded: is === 'reminding' && counts ? add(seen.reminded, REMINDER_DAYS.at(-1) ?? 0) : seen.reminded,
    waited: (isWaiting || is === 'paused') && counts ? add(seen.waited, most) : seen.waited,
  };
}

/** Written down here a second time on purpose. */
export const LONGEST_VETO_DAYS = 90;
const CHANNELS = 2;
const ADMINISTRATORS = 2;

/** Words and receipts as they were agreed, or two administrators in the place of one of them. */
export function mayPass(seen: Witness, life: LifeVerification): boolean {
  return isAgreed(seen, life) || isCovered(seen, life);
}

export function isAgreed(seen: Witness, { contacts, policy }: LifeVerification): boolean {
  const voters = contacts.filter(({ id, hasAccepted }) => hasAccepted && seen.gone.includes(id));
  const isQuorum = voters.length >= policy.quorum && voters.some(({ isBeneficiary }) => !isBeneficiary);
  return isQuorum && seen.reached.length >= CHANNELS;
}

function isCovered({ gone, alive, upheldBy, reached, returned }: Witness, life: LifeVerification): boolean {
  if (upheldBy.length < ADMINISTRATORS) return false;
  const able = life.contacts.filter(({ hasAccepted }) => hasAccepted);
  const voters = able.filter(({ id }) => gone.includes(id));
  const isEnough = (some: typeof able) =>
    some.length >= life.policy.quorum && some.some(({ isBeneficiary }) => !isBeneficiary);
  if (reached.length >= CHANNELS && !isEnough(able)) return voters.length === able.length;
  const isBeyondReach = life.channels.every(
    ({ id, isVerified }) => !isVerified || reached.includes(id) || returned.includes(id),
  );
  return isEnough(voters) && isBeyondReach && alive.length === 0;
}

export function watch(
  seen: Witness,
  before: LifeVerification,
  event: LifeEvent,
  { life: after, effects }: Advance,
): Witness {
  const told = effects.reduce(watchEffect, listen(seen, before, event, after));
  const isAnotherNotice = numberOf(before) !== numberOf(after);
  const isWord = isAnotherNotice && !['tick', 'send-again', 'bounced'].includes(event.is);
  const isVouched = after.state.is === 'grace' && (isWord || seen.isVouched);
  const isReminder = event.is === 'tick' && effects.some((effect) => effect.do === 'tell-owner');
  const isPausedAnew = event.is === 'pause';
  const isBegunAnew = before.state.is !== after.state.is || (isVouched && isWord) || isPausedAnew;
  return {
    ...told,
    reached: isAnotherNotice ? [] : told.reached,
    returned: isAnotherNotice ? [] : told.returned,
    isByCase:
      after.state.is === 'veto' && ((before.state.is === 'veto' && told.isByCase) || isWithCase(told, after)),
    held: !after.hold || isAnotherHold(before, event) ? 0 : told.held,
    silent: after.state.is !== 'active' || before.state.is !== 'active' || isByOwner(event) ? 0 : told.silent,
    reminded: after.state.is === 'reminding' ? told.reminded : 0,
    reminders: isReminded(after) ? told.reminders + (isReminder ? 1 : 0) : 0,
    waited: isBegunAnew ? 0 : told.waited,
    isVouched,
    left: event.is === 'change' ? [] : told.left,
  };
}

/** Nobody has to stand for what was said and received. */
function isWithCase(seen: Witness, life: LifeVerification): boolean {
  return !isAgreed(seen, life) && isCovered(seen, life);
}

/** Words end with the owner's act; what two administrators have looked at outlives that the contacts are asked anew. */
function listen(seen: Witness, before: LifeVerification, event: LifeEvent, after: LifeVerification): Witness {
  if (isByOwner(event)) return { ...nothingSeen, ...keptOf(seen) };
  if (event.is === 'tick' && before.state.is === 'grace' && after.state.is !== 'grace') {
    return { ...nothingSeen, ...keptOf(seen), upheldBy: seen.upheldBy };
  }
  return watchWords(seen, before, event);
}

function keptOf({ reminders, silent, waited, held, given, isAsked, left }: Witness) {
  return { reminders, silent, waited, held, given, isAsked, left };
}

/** Asked for again as it is held already, it is not asked for anew. */
function isAnotherHold({ hold }: LifeVerification, event: LifeEvent): boolean {
  if (event.is !== 'change') return false;
  const { quorum, stageDelayDays } = event.next.policy;
  return hold?.next.quorum !== quorum || hold.next.stageDelayDays.vault !== stageDelayDays.vault;
}

function watchEffect(seen: Witness, effect: Advance['effects'][number]): Witness {
  switch (effect.do) {
    case 'give':
      return { ...seen, given: [...new Set([...seen.given, effect.to])].toSorted() };
    case 'take-back':
      return { ...seen, given: seen.given.filter((id) => id !== effect.from) };
    case 'tell-contact':
      return { ...seen, isAsked: effect.about !== 'voided' };
    default:
      return seen;
  }
}

function watchWords(seen: Witness, before: LifeVerification, event: LifeEvent): Witness {
  switch (event.is) {
    case 'report':
      return { ...say(seen, event.contact, 'gone'), isReported: true };
    case 'vote':
      return say(
        event.says === 'alive' && !seen.alive.includes(event.contact) ? { ...seen, upheldBy: [] } : seen,
        event.contact,
        event.says,
      );
    case 'contact-left':
      // Once everything was given, their word was heard.
      return {
        ...(['released', 'closed'].includes(before.state.is) ? seen : say(seen, event.contact, 'nothing')),
        left: [event.contact],
      };
    case 'case-upheld':
      return { ...seen, upheldBy: [...new Set([...seen.upheldBy, event.administrator])].toSorted() };
    case 'case-rejected':
      return { ...seen, upheldBy: [] };
    case 'accepted':
      // What it has sent back it has not taken.
      if (seen.returned.includes(event.channel)) return seen;
      return { ...seen, reached: [...new Set([...seen.reached, event.channel])].toSorted() };
    case 'bounced':
      return {
        ...seen,
        reached: seen.reached.filter((id) => id !== event.channel),
        returned: [...new Set([...seen.returned, event.channel])].toSorted(),
      };
    default:
      return seen;
  }
}

function say(seen: Witness, contact: TrustedContactId, says: 'gone' | 'alive' | 'nothing'): Witness {
  const gone = seen.gone.filter((id) => id !== contact);
  const alive = seen.alive.filter((id) => id !== contact);
  return {
    ...seen,
    gone: says === 'gone' ? [...gone, contact].toSorted() : gone,
    alive: says === 'alive' ? [...alive, contact].toSorted() : alive,
  };
}

function numberOf({ state }: LifeVerification): number | null {
  return 'notice' in state ? state.notice.number : null;
}

function isReminded({ state }: LifeVerification): boolean {
  return state.is === 'due' || state.is === 'reminding';
}
