/** How a life verification begins: with what was agreed, not armed, and with nothing asked or given yet. */
import type { Agreement, LifeVerification } from './lifeVerification.ts';

/** `now` in milliseconds since the epoch. */
export function newLife(agreement: Agreement, now: number): LifeVerification {
  return {
    ...agreement,
    isRehearsed: false,
    hasBeenArmed: false,
    state: { is: 'draft' },
    given: [],
    round: 0,
    changes: 0,
    outagesCounted: now,
    hold: null,
    documentedCase: null,
  };
}
