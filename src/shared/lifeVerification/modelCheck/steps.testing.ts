/** What can happen at a place of the walk, and which promises it would break. */
import type { LifeEvent } from '../events.ts';
import { DAY } from '../policy.ts';
import { objections } from './objections.testing.ts';
import type { Left, Machine, Place } from './place.testing.ts';
import { brokenPromises, brokenWhenLate, type Distances, distance, nearer } from './promises.testing.ts';
import { eventsAt, lateEventsAt } from './smallWorld.testing.ts';
import { watch, watchTime } from './witness.testing.ts';

export interface Step {
  readonly to: Place;
  readonly problems: readonly string[];
}

/** Longer ones are the same: every term that runs ends once, however late it is looked at. */
const LEAP = 365 * DAY;
/** Within a term, so that something happens in the middle of it. */
const SOME_DAYS = 5 * DAY;
/** Of the longest veto. */
const MANY_DAYS = 40 * DAY;
/** Longer ones, and more of them, are the same: a term grows by their sum, whatever the machine does (term.test.ts). */
const MOST_OUTAGES = 1;

export function* stepsFrom(
  machine: Machine,
  place: Place,
  distances: Distances,
  left: Left,
): Generator<Step> {
  const { life, now } = place;
  const before = distance(machine, place, distances);
  for (const event of eventsAt(life)) {
    if (left.includes(event.is)) continue;
    const done = machine.advance(life, event, now);
    const problems = brokenPromises(machine, life, event, done, now);
    if (done.life === life && problems.length === 0) continue;
    const seen = watch(place.seen, life, event, done);
    const to: Place = { ...place, life: done.life, seen, from: place, by: event };
    problems.push(...objections(place.seen, life, event, done));
    problems.push(...nearer(machine, place, before, to, event, distances));
    yield { to, problems };
  }
  for (const event of lateEventsAt(life)) {
    const problems = brokenWhenLate(machine, life, event, now);
    if (problems.length > 0) yield { to: place, problems };
  }
  const deadline = machine.nextDeadline(life);
  const remaining = deadline === null ? null : Math.max(0, deadline - now);
  const some = remaining !== null && remaining > MANY_DAYS ? MANY_DAYS : SOME_DAYS;
  const passing = new Set([...(remaining === null ? [] : [remaining]), some, LEAP]);
  for (const passed of passing) {
    const { to, problems } = letPass(machine, place, before, passed, distances);
    const isIdle = deadline !== null && to.now >= deadline && to.life === life;
    yield {
      to,
      problems: [...problems, ...(isIdle ? ['a deadline has passed, and nothing has followed'] : [])],
    };
  }
  if (place.outages < MOST_OUTAGES && !left.includes('outage'))
    yield suffer(machine, place, before, distances);
}

/** Time passes, and the clock is looked at once: what follows a leap begins after it. */
function letPass(
  machine: Machine,
  place: Place,
  before: number | null,
  passed: number,
  distances: Distances,
): Step {
  const event: LifeEvent = { is: 'tick' };
  const now = place.now + passed;
  const timed = watchTime(place.seen, place.life, passed);
  const done = machine.advance(place.life, event, now);
  const seen = watch(timed, place.life, event, done);
  const to: Place = { ...place, now, life: done.life, seen, from: place, by: passed };
  return {
    to,
    problems: [
      ...brokenPromises(machine, place.life, event, done, now),
      ...objections(timed, place.life, event, done),
      ...nearer(machine, place, before, to, event, distances),
    ],
  };
}

/** It is told when it is over, and a second time. */
function suffer(machine: Machine, place: Place, before: number | null, distances: Distances): Step {
  const now = place.now + DAY;
  const event: LifeEvent = { is: 'outage', from: place.now, to: now };
  const { life } = machine.advance(place.life, event, now);
  const outages = place.outages + 1;
  const to: Place = { ...place, now, life, outages, from: place, by: event };
  const isCountedTwice = machine.advance(life, event, now).effects.length > 0;
  return {
    to,
    problems: [
      ...(isCountedTwice ? ['an outage was counted twice'] : []),
      ...nearer(machine, place, before, to, event, distances),
    ],
  };
}
