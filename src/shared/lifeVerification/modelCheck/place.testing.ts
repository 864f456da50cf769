/** What a walk goes through: a machine, and the places that it leads to. */
import type { Advance } from '../advance.ts';
import type { LifeEvent } from '../events.ts';
import type { LifeVerification } from '../lifeVerification.ts';
import type { Witness } from './witness.testing.ts';

export interface Machine {
  advance(life: LifeVerification, event: LifeEvent, now: number): Advance;
  nextDeadline(life: LifeVerification): number | null;
}

/** What cannot happen in a walk, so that it ends: each is in another. */
export type Left = readonly LifeEvent['is'][];

export interface Place {
  readonly life: LifeVerification;
  readonly now: number;
  readonly seen: Witness;
  readonly outages: number;
  /** The place that it was reached from, and how: by an event, or by as many milliseconds. */
  readonly from: Place | null;
  readonly by: LifeEvent | number;
}
