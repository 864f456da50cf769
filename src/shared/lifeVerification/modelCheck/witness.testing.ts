/**
 * Somebody who watches beside the machine and believes nothing it says but the name of its state: they write down what
 * really happened, and whether that allows what the machine does next.
 */
import type { LifeEvent } from '../events.ts';
import type { LifeVerification } from '../lifeVerification.ts';
import type { ChannelId, TrustedContactId } from '../people.ts';
import { DAY, HOLD_DAYS, REMINDER_DAYS } from '../policy.ts';
import { ableContacts } from '../readiness.ts';

export interface Witness {
  /** Words of this round. */
  readonly gone: readonly TrustedContactId[];
  readonly alive: readonly TrustedContactId[];
  readonly upheldBy: readonly string[];
  readonly isReported: boolean;
  /** Which channels have taken the present notice and not sent it back. */
  readonly reached: readonly ChannelId[];
  /** Milliseconds since the owner's last act, and those that count in the state as it is: at most what is asked for. */
  readonly silent: number;
  readonly reminded: number;
  readonly waited: number;
  /** Since the owner asked for a change that is held. */
  readonly held: number;
}

export const nothingSeen: Witness = {
  gone: [],
  alive: [],
  upheldBy: [],
  isReported: false,
  reached: [],
  silent: 0,
  reminded: 0,
  waited: 0,
  held: 0,
};

/** After `passed` milliseconds without anything else. An outage is no time. */
export function watchTime(seen: Witness, life: LifeVerification, passed: number): Witness {
  const { state, policy } = life;
  const counts = seen.reached.length >= (state.is === 'grace' || state.is === 'veto' ? 2 : 1);
  const most = Math.max(policy.graceDays, policy.vetoDays, policy.intervalDays, 30) * DAY;
  const longest = (REMINDER_DAYS.at(-1) ?? 0) * DAY;
  return {
    ...seen,
    held: life.hold ? Math.min(HOLD_DAYS * DAY, seen.held + passed) : 0,
    silent: state.is === 'active' ? Math.min(most, seen.silent + passed) : seen.silent,
    reminded: state.is === 'reminding' && counts ? Math.min(longest, seen.reminded + passed) : seen.reminded,
    waited:
      (state.is === 'grace' || state.is === 'veto') && counts
        ? Math.min(most, seen.waited + passed)
        : seen.waited,
  };
}

export function watch(
  seen: Witness,
  before: LifeVerification,
  event: LifeEvent,
  after: LifeVerification,
): Witness {
  const words = after.round === before.round ? watchWords(seen, event) : startRound(seen, event);
  return {
    ...words,
    reached: numberOf(before) === numberOf(after) ? words.reached : [],
    held: event.is === 'change' || !after.hold ? 0 : words.held,
    silent: after.state.is !== 'active' || isBegunAgain(before, event, after) ? 0 : words.silent,
    reminded: after.state.is === 'reminding' ? words.reminded : 0,
    waited: before.state.is === after.state.is ? words.waited : 0,
  };
}

/** Words are of their round; what two administrators have looked at outlives that the contacts are asked anew. */
function startRound({ silent, held, upheldBy }: Witness, event: LifeEvent): Witness {
  return { ...nothingSeen, silent, held, upheldBy: event.is === 'tick' ? upheldBy : [] };
}

function isBegunAgain(before: LifeVerification, event: LifeEvent, after: LifeVerification): boolean {
  if (after.state.is !== 'active') return false;
  return before.state.is !== 'active' || ['sign-of-life', 'change', 'drop-change'].includes(event.is);
}

function watchWords(seen: Witness, event: LifeEvent): Witness {
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
      return say(seen, event.contact, 'nothing');
    case 'case-upheld':
      return { ...seen, upheldBy: [...new Set([...seen.upheldBy, event.administrator])].toSorted() };
    case 'case-rejected':
      return { ...seen, upheldBy: [] };
    case 'accepted':
      return { ...seen, reached: [...new Set([...seen.reached, event.channel])].toSorted() };
    case 'bounced':
      return { ...seen, reached: seen.reached.filter((id) => id !== event.channel) };
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

/** What the step should not have been taken for; empty when the witness agrees with it. */
export function objections(
  seen: Witness,
  before: LifeVerification,
  after: LifeVerification,
): readonly string[] {
  const { policy } = before;
  const step = `${before.state.is} to ${after.state.is}`;
  const found: string[] = [];
  const demand = (holds: boolean, what: string) => {
    if (!holds) found.push(`${step}: ${what}`);
  };
  if (policy.quorum !== after.policy.quorum && !['draft', 'cancelled'].includes(before.state.is)) {
    demand(seen.held >= HOLD_DAYS * DAY, 'a quorum has changed without its hold');
    demand(['active', 'paused'].includes(before.state.is), 'a quorum has changed while contacts are asked');
  }
  if (before.state.is === after.state.is) return found;
  switch (after.state.is) {
    case 'due':
      demand(seen.silent >= policy.intervalDays * DAY, 'the interval has not passed');
      break;
    case 'grace':
      if (before.state.is !== 'reminding') break;
      demand(seen.reminded >= (REMINDER_DAYS.at(-1) ?? 0) * DAY, 'the reminders had no time');
      break;
    case 'verifying':
      if (before.state.is !== 'grace' || seen.isReported || seen.upheldBy.length >= 2 || seen.gone.length > 0)
        break;
      demand(seen.waited >= policy.graceDays * DAY, 'the grace was not given in full');
      demand(seen.reached.length >= 2, 'two channels have not taken the notice of grace');
      break;
    case 'veto':
      demand(hasQuorum(seen, after), 'no quorum');
      demand(seen.reached.length >= 2, 'two channels have not taken the notice');
      break;
    case 'releasing':
    case 'released':
      if (before.state.is === 'releasing') break;
      demand(before.state.is === 'veto', 'not out of a veto');
      demand(hasQuorum(seen, after), 'no quorum');
      demand(seen.waited >= policy.vetoDays * DAY, 'the veto was not given in full');
      demand(seen.reached.length >= 2, 'two channels have not taken the notice of the veto');
      break;
  }
  return found;
}

/** Written down here a second time on purpose. */
function hasQuorum({ gone, alive, upheldBy }: Witness, { contacts, policy }: LifeVerification): boolean {
  if (alive.length > 0 && upheldBy.length < 2) return false;
  const able = ableContacts(contacts);
  const voters = able.filter(({ id }) => gone.includes(id));
  const isEnough = (some: typeof able) =>
    some.length >= policy.quorum && some.some(({ isBeneficiary }) => !isBeneficiary);
  return isEnough(able) ? isEnough(voters) : upheldBy.length >= 2 && voters.length === able.length;
}
