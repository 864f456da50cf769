/** Walks every place that can be reached from a first one, breadth first, and asks the same questions at each. */
import type { LifeEvent } from '../events.ts';
import type { LifeVerification } from '../lifeVerification.ts';
import { DAY } from '../policy.ts';
import type { Left, Machine, Place } from './place.testing.ts';
import type { Distances } from './promises.testing.ts';
import { keyOfPlace } from './samePlace.testing.ts';
import { stepsFrom } from './steps.testing.ts';
import { nothingSeen } from './witness.testing.ts';

export interface Walk {
  readonly places: number;
  readonly steps: number;
  /** Which of the states of PRODUCT.md were met. */
  readonly met: ReadonlySet<string>;
  /** The first broken promise with the way that leads there, or null. */
  readonly objection: string | null;
}

/** Noon in UTC, so that nothing of a day's bounds is hidden by starting at one. */
const START = Date.UTC(2026, 0, 5, 12);

/** Stops at the first broken promise. Throws when there are more than `most` places: then the walk is not whole. */
export function walk(machine: Machine, first: LifeVerification, most: number, left: Left = []): Walk {
  const begun: Place = { life: first, now: START, seen: nothingSeen, outages: 0, from: null, by: 0 };
  const known = new Set([keyOf(begun)]);
  const met = new Set<string>();
  const distances: Distances = new Map();
  let frontier = [begun];
  let steps = 0;
  const endWith = (objection: string | null): Walk => ({ places: known.size, steps, met, objection });
  while (frontier.length > 0) {
    const next: Place[] = [];
    for (const place of frontier) {
      met.add(place.life.state.is);
      let isStuck = true;
      for (const { to, problems } of stepsFrom(machine, place, distances, left)) {
        steps += 1;
        if (problems.length > 0) return endWith([...wayTo(to), ...problems].join('\n'));
        if (to.life !== place.life) isStuck = false;
        const key = keyOf(to);
        if (known.has(key)) continue;
        known.add(key);
        if (known.size > most) throw new Error(`More than ${most} places.`);
        next.push(to);
      }
      // A draft waits for its owner to change what it lacks.
      const isWaiting = place.life.state.is === 'draft' && left.includes('change');
      if (isStuck && !isWaiting) return endWith([...wayTo(place), 'nothing can be done'].join('\n'));
    }
    frontier = next;
  }
  return endWith(null);
}

function keyOf({ life, now, seen, outages }: Place): string {
  return `${outages}${keyOfPlace(life, now, seen)}`;
}

function wayTo(place: Place): readonly string[] {
  const way: string[] = [];
  for (let here: Place | null = place; here; here = here.from) way.unshift(describe(here.by));
  return way;
}

function describe(by: LifeEvent | number): string {
  if (typeof by === 'number') return `${by / DAY} days`;
  return Object.values(by)
    .map((value) => (typeof value === 'object' ? 'agreement' : String(value).replace(/^0+-.*-0+/, '#')))
    .join(' ');
}
