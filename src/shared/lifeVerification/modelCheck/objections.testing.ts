/** What the witness objects to: steps that what really happened does not allow. */
import type { Advance } from '../advance.ts';
import type { LifeEvent } from '../events.ts';
import type { LifeVerification } from '../lifeVerification.ts';
import { ALIVE_VOTE_DAYS, DAY, HOLD_DAYS, REMINDER_DAYS } from '../policy.ts';
import { isByOwner, PAUSE_DAYS } from './smallWorld.testing.ts';
import { LONGEST_VETO_DAYS, mayPass, type Witness, watch } from './witness.testing.ts';

/** Written down here a second time on purpose, like all that follows. */
const CHANNELS = 2;
const CONTACTS = 2;
const REMINDERS = 3;
const ADMINISTRATORS = 2;

/** Empty when the witness agrees with the step. `seen` is what they saw before the event. */
export function objections(
  seen: Witness,
  before: LifeVerification,
  event: LifeEvent,
  done: Advance,
): readonly string[] {
  const found: string[] = [];
  const demand = (holds: boolean, what: string) => {
    if (!holds) found.push(`${before.state.is} to ${done.life.state.is}: ${what}`);
  };
  judgeHold(seen, before, event, done.life, demand);
  judgeUndoing(watch(seen, before, event, done), event, done, demand);
  // The words said with the event itself count for what it causes; what it makes void is void afterwards.
  const heard = watch(seen, before, event, { life: before, effects: [] });
  judgeWords(heard, event, done, demand);
  if (before.state.is !== done.life.state.is) judgeStep(heard, before, event, done.life, demand);
  return found;
}

type Demand = (holds: boolean, what: string) => void;

function judgeHold(
  seen: Witness,
  before: LifeVerification,
  event: LifeEvent,
  after: LifeVerification,
  demand: Demand,
) {
  const isBack = after.contacts.some(({ id }) => seen.left.includes(id));
  demand(!isBack || event.is === 'change', 'a contact who has left is one again');
  if (!before.hasBeenArmed) return;
  const isSooner = after.policy.stageDelayDays.vault < before.policy.stageDelayDays.vault;
  demand(!isSooner || seen.held >= HOLD_DAYS * DAY, 'a stage is given sooner, without a hold');
  if (before.policy.quorum === after.policy.quorum) return;
  demand(seen.held >= HOLD_DAYS * DAY, 'a quorum has changed without its hold');
  demand(
    ['active', 'paused', 'draft', 'cancelled'].includes(before.state.is),
    'a quorum has changed while contacts are asked',
  );
}

function judgeUndoing(seen: Witness, event: LifeEvent, { life: after }: Advance, demand: Demand) {
  if (isByOwner(event)) demand(!seen.isAsked, 'contacts were not told that what they were asked is void');
  const isBelievedAlive = isByOwner(event) || after.state.is === 'grace';
  if (isBelievedAlive) demand(seen.given.length === 0, 'what was given was not taken back');
}

function judgeWords(seen: Witness, event: LifeEvent, { life: after, effects }: Advance, demand: Demand) {
  const { is } = after.state;
  if (is === 'veto' || is === 'releasing') demand(hasQuorum(seen, after), 'no quorum');
  if (event.is === 'vote' && event.says === 'alive' && effects.length > 0) {
    demand(is === 'grace' || is === 'disputed', 'nobody has heard that the owner lives');
  }
}

function judgeStep(
  seen: Witness,
  before: LifeVerification,
  event: LifeEvent,
  after: LifeVerification,
  demand: Demand,
) {
  const { policy, state } = before;
  if (state.is === 'draft' && after.state.is === 'active') {
    const able = ableOf(before);
    demand(before.isRehearsed, 'armed without a rehearsal');
    demand(able.length >= CONTACTS && able.length >= policy.quorum, 'armed with too few contacts');
    demand(
      able.some(({ isBeneficiary }) => !isBeneficiary),
      'armed with heirs alone',
    );
  }
  const isOpened = seen.gone.length > 0 || seen.upheldBy.length >= ADMINISTRATORS;
  if (state.is === 'paused' && !isByOwner(event)) {
    const isUpheld = seen.upheldBy.length >= ADMINISTRATORS;
    demand(isUpheld || seen.waited >= PAUSE_DAYS * DAY, 'a pause has ended before its day');
  }
  switch (after.state.is) {
    case 'due':
      demand(seen.silent >= policy.intervalDays * DAY, 'the interval has not passed');
      break;
    case 'grace':
      if (state.is !== 'reminding' || seen.isVouched) break;
      demand(seen.reminders >= REMINDERS, 'three reminders were not sent');
      demand(seen.reminded >= (REMINDER_DAYS.at(-1) ?? 0) * DAY, 'the reminders had no time');
      break;
    case 'verifying': {
      if (isOpened || state.is !== 'grace') break;
      const days = seen.isVouched ? ALIVE_VOTE_DAYS : policy.graceDays;
      demand(seen.waited >= days * DAY, 'the grace was not given in full');
      demand(seen.reached.length >= CHANNELS, 'two channels have not taken the notice of grace');
      break;
    }
    case 'veto':
      demand(mayPass(seen, after), 'two channels have not taken the notice, and no case stands for it');
      break;
    case 'releasing':
    case 'released':
      if (state.is === 'releasing') break;
      demand(state.is === 'veto', 'not out of a veto');
      demand(
        seen.waited >= (seen.isByCase ? LONGEST_VETO_DAYS : policy.vetoDays) * DAY,
        'the veto was not given in full',
      );
      demand(mayPass(seen, before), 'two channels have not taken the notice of the veto');
      break;
  }
}

function hasQuorum({ gone, alive, upheldBy }: Witness, life: LifeVerification): boolean {
  const isUpheld = upheldBy.length >= ADMINISTRATORS;
  if (alive.length > 0 && !isUpheld) return false;
  const able = ableOf(life);
  const voters = able.filter(({ id }) => gone.includes(id));
  const isEnough = (some: typeof able) =>
    some.length >= life.policy.quorum && some.some(({ isBeneficiary }) => !isBeneficiary);
  return isEnough(able) ? isEnough(voters) : isUpheld && voters.length === able.length;
}

function ableOf({ contacts }: LifeVerification): LifeVerification['contacts'] {
  return contacts.filter(({ hasAccepted }) => hasAccepted);
}
