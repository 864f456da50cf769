/** Receipts of what the owner was sent, and bounces. A term runs only while its notice has arrived. */
import {
  askChannel,
  become,
  type Change,
  daysUntilNextReminder,
  tellOwnerEverywhere,
  weighVeto,
} from './change.ts';
import type { OwnerNotice } from './effects.ts';
import type { DeliveryEvent } from './events.ts';
import type { LifeState, LifeVerification, StateOf } from './lifeVerification.ts';
import { deliveredAt, isDelivered, type Notice, noteAccepted, noteBounced } from './notice.ts';
import { afterWords } from './othersWords.ts';
import { run, stand, standingTerm } from './term.ts';

type Noticed = StateOf<'due' | 'reminding' | 'grace' | 'verifying' | 'veto'>;

/** Null for a receipt that changes nothing: of an earlier notice, or one that came before. */
export function noteDelivery(life: LifeVerification, event: DeliveryEvent, now: number): Change | null {
  const { state } = life;
  if (!isNoticed(state) || state.notice.number !== event.notice) return null;
  const before = state.notice;
  const notice =
    event.is === 'accepted'
      ? noteAccepted(before, event.channel)
      : noteBounced(before, event.channel, life.channels, now);
  if (notice === before) return null;
  const deeds = notice.asked
    .filter((channel) => !before.asked.includes(channel))
    .map((channel) => askChannel(aboutOf(state), channel, notice));
  const change = withNotice(life, state, notice, now);
  return { life: change.life, deeds: [...deeds, ...change.deeds] };
}

/** Once more on every verified channel, by an operator, where a notice did not arrive. */
export function sendAgain(life: LifeVerification, now: number): Change | null {
  const { state } = life;
  if (!isNoticed(state) || isDelivered(state.notice)) return null;
  const { notice, deeds } = tellOwnerEverywhere(life, aboutOf(state), now);
  const again = { ...notice, needed: state.notice.needed };
  // Until it has answers, no case stands for them.
  const { life: told } =
    state.is === 'veto'
      ? weighVeto(life, { ...state, notice: again }, now)
      : become(life, { ...state, notice: again });
  return { life: told, deeds };
}

function withNotice(life: LifeVerification, state: Noticed, notice: Notice, now: number): Change {
  const hasArrived = isDelivered(notice);
  switch (state.is) {
    case 'due': {
      if (!hasArrived) return become(life, { ...state, notice });
      const term = run(
        standingTerm(daysUntilNextReminder(1), 'nine', life.policy),
        deliveredAt(notice, now),
        life.policy,
      );
      return become(life, { is: 'reminding', reminder: 1, notice, term });
    }
    case 'reminding':
    case 'grace': {
      const term = hasArrived
        ? run(state.term, deliveredAt(notice, now), life.policy)
        : stand(state.term, now);
      return become(life, { ...state, notice, term });
    }
    case 'veto':
      return weighVeto(life, { ...state, notice }, now);
    case 'verifying':
      return afterWords({ ...life, state: { ...state, notice } }, now);
  }
}

function isNoticed(state: LifeState): state is Noticed {
  return 'notice' in state;
}

function aboutOf({ is }: Noticed): OwnerNotice {
  return is === 'due' || is === 'reminding' ? 'reminder' : is;
}
