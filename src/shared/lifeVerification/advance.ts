/**
 * The life verification of PRODUCT.md as one pure function: the same record, event and instant always give the same record
 * and the same effects. It reads no clock and no store; who feeds it keeps what it returns and carries its effects out.
 */
import type { Change } from './change.ts';
import { noteDelivery, sendAgain } from './deliveries.ts';
import { type Effect, keyed } from './effects.ts';
import type { LifeEvent } from './events.ts';
import type { LifeVerification } from './lifeVerification.ts';
import { hearOthers } from './othersWords.ts';
import { actAsOwner } from './ownerActs.ts';
import { look, sufferOutage } from './passingTime.ts';
import { noteRelease } from './release.ts';

export interface Advance {
  readonly life: LifeVerification;
  /** Empty when the event changes nothing: it came twice, too late, or from whom it could not come. */
  readonly effects: readonly Effect[];
}

/** `now` in milliseconds since the epoch. */
export function advance(life: LifeVerification, event: LifeEvent, now: number): Advance {
  const change = changeBy(life, event, now);
  if (!change) return { life, effects: [] };
  const changes = life.changes + 1;
  const moved = { ...change.life, changes };
  const log = { do: 'log', event: event.is, before: life.state.is, after: moved.state.is } as const;
  return { life: moved, effects: [...change.deeds, log].map((deed) => keyed(changes, deed)) };
}

function changeBy(life: LifeVerification, event: LifeEvent, now: number): Change | null {
  switch (event.is) {
    case 'report':
    case 'vote':
    case 'contact-left':
    case 'contact-is-heir':
    case 'case-upheld':
    case 'case-rejected':
      return hearOthers(life, event, now);
    case 'accepted':
    case 'bounced':
      return noteDelivery(life, event, now);
    case 'send-again':
      return sendAgain(life, now);
    case 'tick':
      return look(life, now);
    case 'outage':
      return sufferOutage(life, event);
    case 'given':
    case 'nothing-left':
      return noteRelease(life, event);
    default:
      return actAsOwner(life, event, now);
  }
}
