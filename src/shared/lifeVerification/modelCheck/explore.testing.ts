/** Walks every state that can be reached from a first one, breadth first, and asks the same questions at each. */
import type { Advance } from '../advance.ts';
import type { LifeEvent } from '../events.ts';
import type { LifeVerification } from '../lifeVerification.ts';
import type { Notice } from '../notice.ts';
import { DAY } from '../policy.ts';
import type { Term } from '../term.ts';
import { eventsAt, lateEventsAt } from './smallWorld.testing.ts';
import { soonestRelease } from './soonestRelease.testing.ts';
import { nothingSeen, objections, type Witness, watch, watchTime } from './witness.testing.ts';

/** What cannot happen in a walk, so that it ends: each is in another. */
export type Left = readonly LifeEvent['is'][];

export interface Machine {
  advance(life: LifeVerification, event: LifeEvent, now: number): Advance;
  nextDeadline(life: LifeVerification): number | null;
}

interface Place {
  readonly life: LifeVerification;
  readonly now: number;
  readonly seen: Witness;
  readonly outages: number;
  readonly way: readonly string[];
}

export interface Walk {
  readonly states: number;
  readonly steps: number;
  /** Which of the states of PRODUCT.md were met. */
  readonly met: ReadonlySet<string>;
  /** The first broken promise with the way that leads there, or null. */
  readonly objection: string | null;
}

/** Noon in UTC, so that nothing of a day's bounds is hidden by starting at one. */
const START = Date.UTC(2026, 0, 5, 12);
/** Longer ones are the same: every term that runs ends once, however late it is looked at. */
const LEAP = 365 * DAY;
/** Within a term, so that something happens in the middle of it. */
const SOME_DAYS = 5 * DAY;
const MOST_OUTAGES = 1;

/** Stops at the first broken promise. Throws when there are more than `most` states: then the walk is not whole. */
export function walk(machine: Machine, first: LifeVerification, most: number, left: Left = []): Walk {
  const begun: Place = { life: first, now: START, seen: nothingSeen, outages: 0, way: [] };
  const known = new Set([keyOf(begun)]);
  const met = new Set<string>();
  const distances = new Map<string, number>();
  let frontier = [begun];
  let steps = 0;
  while (frontier.length > 0) {
    const next: Place[] = [];
    for (const place of frontier) {
      met.add(place.life.state.is);
      let isStuck = true;
      for (const { event, to, problems } of stepsFrom(machine, place, distances, left)) {
        steps += 1;
        if (problems.length > 0) {
          const objection = [...place.way, describe(event), ...problems].join('\n');
          return { states: known.size, steps, met, objection };
        }
        if (!to) continue;
        if (to.life !== place.life) isStuck = false;
        const key = keyOf(to);
        if (known.has(key)) continue;
        known.add(key);
        if (known.size > most) throw new Error(`More than ${most} states.`);
        next.push(to);
      }
      // A draft waits for its owner to change what it lacks.
      const isWaiting = place.life.state.is === 'draft' && left.includes('change');
      if (isStuck && !isWaiting)
        return {
          states: known.size,
          steps,
          met,
          objection: [...place.way, 'nothing can be done'].join('\n'),
        };
    }
    frontier = next;
  }
  return { states: known.size, steps, met, objection: null };
}

interface Step {
  readonly event: LifeEvent;
  readonly to: Place | null;
  readonly problems: readonly string[];
}

function* stepsFrom(
  machine: Machine,
  place: Place,
  distances: Map<string, number>,
  left: Left,
): Generator<Step> {
  const { life, now } = place;
  for (const event of eventsAt(life)) {
    if (left.includes(event.is)) continue;
    const { life: after } = machine.advance(life, event, now);
    const problems = [...refusals(machine, life, event, after, now)];
    if (after === life && problems.length === 0) continue;
    const seen = watch(place.seen, life, event, after);
    problems.push(...objections(watchOnly(place.seen, life, event), life, after));
    const to = { ...place, life: after, seen, way: [...place.way, describe(event)] };
    if (isHarmless(event)) problems.push(...nearer(machine, place, to, distances));
    yield { event, to, problems };
  }
  for (const event of lateEventsAt(life)) {
    const { effects } = machine.advance(life, event, now);
    if (effects.length > 0) yield { event, to: null, problems: ['what came late has changed something'] };
  }
  const deadline = machine.nextDeadline(life);
  const passing = new Set([...(deadline === null ? [] : [Math.max(0, deadline - now)]), SOME_DAYS, LEAP]);
  for (const passed of passing) yield* letPass(machine, place, passed, distances);
  if (place.outages < MOST_OUTAGES && !left.includes('outage')) {
    const event: LifeEvent = { is: 'outage', from: now, to: now + DAY };
    const later = { ...place, now: now + DAY, outages: place.outages + 1 };
    const { life: after } = machine.advance(life, event, later.now);
    const to = { ...later, life: after, way: [...place.way, 'an outage of a day'] };
    const again = machine.advance(after, event, later.now).effects;
    const problems = again.length > 0 ? ['an outage was counted twice'] : [];
    yield { event, to, problems: [...problems, ...nearer(machine, place, to, distances)] };
  }
}

/** Time passes, and the clock is looked at once: what follows a leap begins after it. */
function* letPass(
  machine: Machine,
  place: Place,
  passed: number,
  distances: Map<string, number>,
): Generator<Step> {
  const event: LifeEvent = { is: 'tick' };
  const now = place.now + passed;
  const seen = watchTime(place.seen, place.life, passed);
  const { life: after } = machine.advance(place.life, event, now);
  const to = {
    ...place,
    now,
    life: after,
    seen: watch(seen, place.life, event, after),
    way: [...place.way, `${passed / DAY} days`],
  };
  yield {
    event,
    to,
    problems: [...objections(seen, place.life, after), ...nearer(machine, place, to, distances)],
  };
}

/** What must hold of a step whatever was seen before it. */
function* refusals(
  machine: Machine,
  life: LifeVerification,
  event: LifeEvent,
  after: LifeVerification,
  now: number,
): Generator<string> {
  const watched = !['draft', 'cancelled', 'paused'].includes(life.state.is);
  if (event.is === 'sign-of-life' && watched && after.state.is !== 'active') {
    yield 'the owner has acted, and is not believed to live';
  }
  if (event.is === 'sign-of-life' && after.given.length > 0) yield 'what was given was not taken back';
  if (event.is !== 'sign-of-life' && event.is !== 'change' && after !== life) {
    if (machine.advance(after, event, now).effects.length > 0 && !isRepeatable(event)) {
      yield 'the same event, twice, has changed something twice';
    }
  }
}

/** The owner may pause, drop and be asked again as often as they like; each repetition is an act of its own. */
function isRepeatable({ is }: LifeEvent): boolean {
  return is === 'pause' || is === 'send-again' || is === 'bounced';
}

/** What nobody says: time, bounces, receipts; and the word that the owner lives. */
function isHarmless(event: LifeEvent): boolean {
  if (event.is === 'vote') return event.says === 'alive';
  return ['accepted', 'bounced', 'send-again', 'case-rejected', 'given', 'nothing-left'].includes(event.is);
}

function nearer(machine: Machine, from: Place, to: Place, distances: Map<string, number>): string[] {
  // What the owner has agreed to, and did not stop while it was held, is theirs to say.
  if (from.life.hold && !to.life.hold) return [];
  const before = from.now + distance(machine, from, distances);
  const after = to.now + distance(machine, to, distances);
  return after < before ? [`brought a release nearer by ${(before - after) / DAY} days`] : [];
}

function distance(machine: Machine, place: Place, distances: Map<string, number>): number {
  const key = JSON.stringify([relative(place.life, place.now)]);
  const known = distances.get(key);
  if (known !== undefined) return known;
  const found = soonestRelease(machine, place.life, place.now) - place.now;
  distances.set(key, found);
  return found;
}

/** The words said with the event itself count for what it causes; what it makes void is void afterwards. */
function watchOnly(seen: Witness, life: LifeVerification, event: LifeEvent): Witness {
  return watch(seen, life, event, life);
}

function describe(event: LifeEvent): string {
  return Object.values(event)
    .map((value) => (typeof value === 'object' ? 'agreement' : String(value).replace(/^0+-.*-0+/, '#')))
    .join(' ');
}

/** Two places are one when nothing but the date, and what is counted from the beginning, tells them apart. */
function keyOf({ life, now, seen, outages }: Place): string {
  return JSON.stringify([relative(life, now), seen, outages]);
}

function relative(life: LifeVerification, now: number): unknown {
  const { state, hold, changes, round: _, ...rest } = life;
  return {
    ...rest,
    outagesCounted: 0,
    policy: { ...rest.policy, version: 0 },
    hour: now % DAY,
    hold: hold && { quorum: hold.next.policy.quorum, term: relativeTerm(hold.term, now) },
    state: {
      ...state,
      ...('term' in state ? { term: relativeTerm(state.term, now) } : {}),
      ...('notice' in state ? { notice: relativeNotice(state.notice, changes, now) } : {}),
      ...('gifts' in state
        ? { gifts: state.gifts.map((gift) => ({ ...gift, term: relativeTerm(gift.term, now) })) }
        : {}),
    },
  };
}

function relativeTerm(term: Term, now: number): unknown {
  if (term.is === 'standing') return term;
  const since = Math.max(0, term.since - now);
  return { ...term, since, fullAt: Math.max(0, term.fullAt - now), endsAt: Math.max(0, term.endsAt - now) };
}

function relativeNotice(notice: Notice, _changes: number, now: number): unknown {
  return { ...notice, number: 0, sentAt: Math.max(notice.sentAt - now, -2 * 60 * 60_000) };
}
