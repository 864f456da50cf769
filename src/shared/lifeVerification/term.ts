/**
 * A stretch of time that has to pass in full. It runs, or stands still with what is left of it; whatever happens to it, it
 * never ends before all of it has run.
 */
import { z } from 'zod';
import { daysLater, endOfDay, nineAtOrAfter } from './calendar.ts';
import { DAY, type Policy } from './policy.ts';

const instant = z.number();
/** With the owner's day, or at nine in their morning, when mails leave. */
const endsWithSchema = z.enum(['day', 'nine']);
/** Of the policy that it was begun with. */
const policyVersion = z.int().min(1);
type EndsWith = z.infer<typeof endsWithSchema>;

export const termSchema = z.discriminatedUnion('is', [
  /** It runs from `since`, which may lie ahead; all of it has run at `fullAt`; it ends with that day, or at the nine o'clock that follows. */
  z.object({
    is: z.literal('running'),
    endsWith: endsWithSchema,
    policyVersion,
    since: instant,
    fullAt: instant,
    endsAt: instant,
  }),
  z.object({
    is: z.literal('standing'),
    endsWith: endsWithSchema,
    policyVersion,
    left: z.number().min(0),
  }),
]);
export type Term = z.infer<typeof termSchema>;
export type StandingTerm = Extract<Term, { is: 'standing' }>;

/** From when to when nothing was looked at or could be sent. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Its length in days; it stands until somebody lets it run. */
export function standingTerm(days: number, endsWith: EndsWith, policy: Policy): StandingTerm {
  return { is: 'standing', endsWith, policyVersion: policy.version, left: days * DAY };
}

export function runningTerm(days: number, endsWith: EndsWith, now: number, policy: Policy): Term {
  return run(standingTerm(days, endsWith, policy), now, policy);
}

/** From `since` on, in milliseconds since the epoch. One that runs already runs as before. */
export function run(term: Term, since: number, { timeZone }: Policy): Term {
  if (term.is === 'running') return term;
  const { endsWith, policyVersion, left } = term;
  const fullAt = endsWith === 'nine' ? daysLater(since, left, timeZone) : since + left;
  return {
    is: 'running',
    endsWith,
    policyVersion,
    since,
    fullAt,
    endsAt: roundUp(fullAt, endsWith, timeZone),
  };
}

/** What was left of it is left of it. */
export function stand(term: Term, now: number): StandingTerm {
  if (term.is === 'standing') return term;
  return {
    is: 'standing',
    endsWith: term.endsWith,
    policyVersion: term.policyVersion,
    left: Math.max(0, term.fullAt - Math.max(now, term.since)),
  };
}

export function longerOf(one: StandingTerm, other: StandingTerm): StandingTerm {
  return one.left >= other.left ? one : other;
}

/**
 * By as much of an outage as lies within it: time in which nobody could have been reached counts for nothing. All in
 * milliseconds since the epoch.
 */
export function extend(term: Term, { from, to }: Outage, { timeZone }: Policy): Term {
  if (term.is === 'standing') return term;
  const fullAt = term.fullAt + Math.max(0, to - Math.max(from, term.since));
  return { ...term, fullAt, endsAt: roundUp(fullAt, term.endsWith, timeZone) };
}

export function isOver(term: Term, now: number): boolean {
  return term.is === 'running' && now >= term.endsAt;
}

function roundUp(fullAt: number, endsWith: EndsWith, timeZone: string): number {
  return endsWith === 'nine' ? nineAtOrAfter(fullAt, timeZone) : endOfDay(fullAt, timeZone);
}
