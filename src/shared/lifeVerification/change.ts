/** How each state is entered: what it begins with, and who is told. */
import { nineAtOrAfter } from './calendar.ts';
import type { ContactNotice, Deed, OwnerNotice } from './effects.ts';
import type { Gift, LifeState, LifeVerification, StateOf, Votes } from './lifeVerification.ts';
import { deliveredAt, type Notice, writeNotice } from './notice.ts';
import type { TrustedContactId } from './people.ts';
import { ALIVE_VOTE_DAYS, ASK_AGAIN_DAYS, FEWEST_CHANNELS, REMINDER_DAYS, vetoBounds } from './policy.ts';
import { ableContacts } from './readiness.ts';
import { longerOf, run, runningTerm, stand, standingTerm } from './term.ts';
import { groundOf, noVotes } from './votes.ts';

/** What an event makes of a life verification, before it is numbered. */
export interface Change {
  readonly life: LifeVerification;
  readonly deeds: readonly Deed[];
}

export function become(life: LifeVerification, state: LifeState, deeds: readonly Deed[] = []): Change {
  return { life: { ...life, state }, deeds };
}

/** Back to the beginning of a full interval. */
export function becomeActive(life: LifeVerification, now: number, deeds: readonly Deed[] = []): Change {
  const { policy } = life;
  return become(life, { is: 'active', term: runningTerm(policy.intervalDays, 'nine', now, policy) }, deeds);
}

/** A round that is over: no vote, case or receipt of it counts any more. */
export function withoutRequests(life: LifeVerification): LifeVerification {
  return { ...life, round: life.round + 1, documentedCase: null, given: [] };
}

/** Everybody who was asked or given something is told that it is void; what was given is taken back. */
export function undo(
  life: LifeVerification,
  now: number,
  about: 'voided' | 'cancelled' = 'voided',
): readonly Deed[] {
  const isAsked = areContactsAsked(life.state);
  return [
    ...(isAsked || about === 'cancelled' ? tellOwnerEverywhere(life, about, now).deeds : []),
    ...(isAsked ? tellContacts(life, 'voided') : []),
    ...takeBack(life),
  ];
}

function takeBack({ given }: LifeVerification): readonly Deed[] {
  return [...new Set(given.map(({ to }) => to))].map((from): Deed => ({ do: 'take-back', from }));
}

export function becomeDue(life: LifeVerification, now: number): Change {
  const { notice, deeds } = tell(life, 'reminder', 1, now);
  return become(life, { is: 'due', notice }, deeds);
}

/** The next reminder is sent; its term stands until it has arrived. */
export function becomeReminding(life: LifeVerification, reminder: number, now: number): Change {
  const { notice, deeds } = tell(life, 'reminder', 1, now);
  const term = standingTerm(daysUntilNextReminder(reminder), 'nine', life.policy);
  return become(life, { is: 'reminding', reminder, notice, term }, deeds);
}

/** Of the reminder with that number, which begins with 1; after the last nothing is waited for but its arrival. */
export function daysUntilNextReminder(reminder: number): number {
  const [day, next] = [REMINDER_DAYS[reminder - 1], REMINDER_DAYS[reminder]];
  return day === undefined || next === undefined ? 0 : next - day;
}

export function becomeGrace(life: LifeVerification, now: number): Change {
  const { notice, deeds } = tell(life, 'grace', FEWEST_CHANNELS, now);
  const term = standingTerm(life.policy.graceDays, 'day', life.policy);
  return become(life, { is: 'grace', notice, term, vouchedBy: [] }, deeds);
}

/** A contact says that the owner lives: nobody is asked again before the days that this is worth are over. */
export function becomeVouchedFor(
  life: LifeVerification,
  vouchedBy: readonly TrustedContactId[],
  now: number,
): Change {
  const { notice, deeds } = tell(life, 'grace', FEWEST_CHANNELS, now);
  const days = standingTerm(ALIVE_VOTE_DAYS, 'day', life.policy);
  const term = life.state.is === 'grace' ? longerOf(stand(life.state.term, now), days) : days;
  // Whoever is believed to live has left nothing to anybody; what is still being handed over is of a round that is over.
  const round = life.given.length > 0 ? life.round + 1 : life.round;
  return become(
    { ...life, documentedCase: null, given: [], round },
    { is: 'grace', notice, term, vouchedBy: [...vouchedBy] },
    [...deeds, ...tellContacts(life, 'voided'), ...takeBack(life)],
  );
}

export function becomeVerifying(life: LifeVerification, votes: Votes, now: number): Change {
  const { notice, deeds } = tell(life, 'verifying', FEWEST_CHANNELS, now);
  const term = runningTerm(ASK_AGAIN_DAYS, 'nine', now, life.policy);
  const asked = tellContacts(life, 'asked', votes);
  return become(life, { is: 'verifying', notice, votes, term }, [...deeds, ...asked]);
}

export function becomeDisputed(life: LifeVerification, votes: Votes, now: number): Change {
  const { deeds } = tell(life, 'disputed', FEWEST_CHANNELS, now);
  return become(life, { is: 'disputed', votes }, [...deeds, ...tellContacts(life, 'disputed')]);
}

/** Where a case stands for what was agreed, its owner has the longest time to object that anybody can choose. */
export function becomeVeto(life: LifeVerification, votes: Votes, isByCase: boolean, now: number): Change {
  const { notice, deeds } = tell(life, 'veto', FEWEST_CHANNELS, now);
  const days = isByCase ? vetoBounds.most : life.policy.vetoDays;
  const term = standingTerm(days, 'day', life.policy);
  return become(life, { is: 'veto', notice, votes, term, isByCase }, deeds);
}

/** Its term runs while it has something to stand on. */
export function weighVeto(life: LifeVerification, state: StateOf<'veto'>, now: number): Change {
  const { notice, votes, term } = state;
  const ground = groundOf(life, votes, notice);
  if (ground === null) return become(life, { ...state, term: stand(term, now) });
  if (ground === 'agreed') {
    return become(life, { ...state, term: run(term, deliveredAt(notice, now), life.policy) });
  }
  const longest = standingTerm(vetoBounds.most, 'day', life.policy);
  const whole = state.isByCase ? term : longerOf(stand(term, now), longest);
  return become(life, {
    ...state,
    isByCase: true,
    term: run(whole, Math.max(now, notice.sentAt), life.policy),
  });
}

export function becomeReleasing(life: LifeVerification, votes: Votes, now: number): Change {
  const { policy, recipients, given } = life;
  const gifts = recipients.flatMap(({ id: to, stages }) =>
    stages
      .filter((stage) => !given.some((gift) => gift.to === to && gift.stage === stage && gift.isDone))
      .map((stage): Gift => {
        const term = runningTerm(policy.stageDelayDays[stage], 'nine', now, policy);
        return { to, stage, term, isAsked: false };
      }),
  );
  return become(life, gifts.length === 0 ? { is: 'released', votes } : { is: 'releasing', votes, gifts });
}

/** Contacts who have no vote yet; all of them where none is handed in. */
export function tellContacts(
  life: LifeVerification,
  about: ContactNotice,
  { gone, alive }: Votes = noVotes,
): readonly Deed[] {
  return ableContacts(life.contacts)
    .filter(({ id }) => !gone.includes(id) && !alive.includes(id))
    .map(({ id: contact }): Deed => ({ do: 'tell-contact', about, contact }));
}

/** The next change's number is the notice's: no two changes have the same. */
export function tell(
  life: LifeVerification,
  about: OwnerNotice,
  needed: number,
  now: number,
): { readonly notice: Notice; readonly deeds: readonly Deed[] } {
  const sendAt = nineAtOrAfter(now, life.policy.timeZone);
  const notice = writeNotice(life.changes + 1, sendAt, needed, life.channels);
  return { notice, deeds: notice.asked.map((channel) => askChannel(about, channel, notice)) };
}

/** What they should hear of wherever they can be reached, also where somebody else did it in their name. */
export function tellOwnerEverywhere(life: LifeVerification, about: OwnerNotice, now: number) {
  return tell(life, about, Math.max(1, life.channels.length), now);
}

export function askChannel(about: OwnerNotice, channel: Notice['asked'][number], notice: Notice): Deed {
  return { do: 'tell-owner', about, channel, number: notice.number, sendAt: notice.sentAt };
}

function areContactsAsked(state: LifeState): boolean {
  if (state.is === 'grace') return state.vouchedBy.length > 0;
  return ['verifying', 'disputed', 'veto', 'releasing', 'released', 'closed'].includes(state.is);
}
