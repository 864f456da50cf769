/**
 * Time in which nobody could have been asked: the job by the clock did not run, or no mail left.
 *
 * [Note: Outages are counted when they matter]
 * Terms live in a hundred thousand records; an outage is kept once, in a list. A record is told of those that it has not
 * counted yet right before whatever happens to it next. That is the same as telling it at once: an outage moves ends of
 * terms and nothing else, by what the record itself holds and not by the hour at which it is told, and between the two
 * moments nothing happened to the record. Its `dueAt` may meanwhile be too early, never too late: the job then looks, counts,
 * finds nothing due and writes the later day.
 */
import { z } from 'zod';
import type { Outage } from '#shared/lifeVerification/term.ts';

/** A job of every minute that is later than this did not run, in milliseconds. */
export const LONGEST_GAP = 5 * 60_000;
/** A gap beyond this may be a clock that leapt; a leap is believed once it has lasted. */
const LEAP = 26 * 60 * 60_000;
const BELIEVED_AFTER = 50 * 60_000;
const MOST_OUTAGES = 200;

const outageSchema = z.object({ from: z.number(), to: z.number() });
export const watchSchema = z.object({
  /** When the clock was last looked at and believed; null before the first time. */
  lookedAt: z.number().nullable().catch(null),
  /** Since when it shows something that a clock that is right would not. */
  doubtedAt: z.number().nullable().catch(null),
  /** Since when no mail has left though some wanted to; null while mail leaves. */
  mailDownSince: z.number().nullable().catch(null),
  /** In their order, none within another. */
  outages: z.array(outageSchema).catch([]),
});
export type Watch = z.infer<typeof watchSchema>;

export const firstWatch: Watch = watchSchema.parse({});

/**
 * The watch after a look at the clock. `isBelieved` false: the clock leapt and has not said so for long enough, so nothing is
 * done by it.
 */
export function look(watch: Watch, now: number): { readonly watch: Watch; readonly isBelieved: boolean } {
  const { lookedAt, doubtedAt } = watch;
  if (lookedAt === null) return { watch: { ...watch, lookedAt: now }, isBelieved: true };
  const gap = now - lookedAt;
  const isLeap = gap > LEAP || gap < -LONGEST_GAP;
  if (isLeap) {
    const since = doubtedAt !== null && now >= doubtedAt && now - doubtedAt <= LEAP ? doubtedAt : now;
    if (now - since < BELIEVED_AFTER) return { watch: { ...watch, doubtedAt: since }, isBelieved: false };
  }
  const seen: Watch = { ...watch, lookedAt: isLeap ? now : Math.max(now, lookedAt), doubtedAt: null };
  // What lies ahead was noted by a clock that was wrong.
  const past = { ...seen, outages: seen.outages.filter(({ to }) => to <= Math.max(now, lookedAt)) };
  return {
    watch: gap > LONGEST_GAP ? noteOutage(past, { from: lookedAt, to: now }) : past,
    isBelieved: true,
  };
}

/**
 * What is gone by for an act between two looks. A clock that was set back tells of no instant before the last one that was
 * believed, and one that leapt ahead of none after it: what lies between is counted as an outage once it is believed.
 */
export function believedInstant({ lookedAt }: Watch, now: number): number {
  if (lookedAt === null) return now;
  return now - lookedAt > LEAP ? lookedAt : Math.max(now, lookedAt);
}

/** `waitingSince`: the oldest mail that was tried in vain since the last one that was taken; null where there is none. */
export function noteMail(watch: Watch, waitingSince: number | null, now: number): Watch {
  if (waitingSince === null) return { ...watch, mailDownSince: null };
  const since = Math.min(watch.mailDownSince ?? waitingSince, waitingSince);
  const noted = { ...watch, mailDownSince: since };
  return now - since > LONGEST_GAP ? noteOutage(noted, { from: since, to: now }) : noted;
}

/** What touches another is one with it, and of too many the oldest two are taken for one: terms only grow by that. */
export function noteOutage(watch: Watch, outage: Outage): Watch {
  const apart = watch.outages.filter(({ from, to }) => to < outage.from || from > outage.to);
  const touched = watch.outages.filter((known) => !apart.includes(known));
  const joined = {
    from: Math.min(outage.from, ...touched.map(({ from }) => from)),
    to: Math.max(outage.to, ...touched.map(({ to }) => to)),
  };
  const outages = [...apart, joined].toSorted((one, other) => one.from - other.from);
  const [first, second, ...rest] = outages;
  return {
    ...watch,
    outages:
      outages.length > MOST_OUTAGES && first && second
        ? [{ from: first.from, to: second.to }, ...rest]
        : outages,
  };
}

/** Those that have ended and the one that may be going on, for a record that is touched now. */
export function outagesUntil({ outages, lookedAt }: Watch, now: number): readonly Outage[] {
  return lookedAt !== null && now - lookedAt > LONGEST_GAP
    ? [...outages, { from: lookedAt, to: now }]
    : outages;
}
