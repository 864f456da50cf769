/**
 * The example of the landing page, told by the state machine that the product runs: each act of the visitor is an event
 * of it, each mail arrives as it is sent, and what is shown is what came of it.
 */
import { advance } from '#shared/lifeVerification/advance.ts';
import { nineAtOrAfter } from '#shared/lifeVerification/calendar.ts';
import { calendarDay, daysBetween } from '#shared/lifeVerification/calendarDays.ts';
import type { ContactNotice, Effect, OwnerNotice } from '#shared/lifeVerification/effects.ts';
import type { LifeEvent } from '#shared/lifeVerification/events.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { newLife } from '#shared/lifeVerification/newLife.ts';
import { nextDeadline } from '#shared/lifeVerification/passingTime.ts';
import {
  beneficiaryIdSchema,
  channelIdSchema,
  trustedContactIdSchema,
} from '#shared/lifeVerification/people.ts';
import { DAY, type ReleaseStage, usualPolicy } from '#shared/lifeVerification/policy.ts';
import { plans } from '#shared/plans.ts';
import type { Act, StateName } from './acts.ts';

const HOURS_AFTER_NINE = 3 * 60 * 60_000;

/** What one act has led to. */
export interface Scene {
  readonly act: Act | 'arm';
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Of the example, which begins with day 0. */
  readonly day: number;
  readonly state: StateName;
  /** Which reminder, from 1; 0 at any other state. */
  readonly reminder: number;
  /** What the owner is mailed, and at how many addresses. */
  readonly toOwner: readonly { readonly about: OwnerNotice; readonly addresses: number }[];
  /** What contacts are mailed, and how many of them. */
  readonly toContacts: readonly { readonly about: ContactNotice; readonly contacts: number }[];
  readonly given: readonly ReleaseStage[];
  readonly isTakenBack: boolean;
  /** When the clock moves it on by itself; null where only somebody's word does. */
  readonly nextAt: number | null;
}

interface Place {
  readonly life: LifeVerification;
  readonly now: number;
  readonly effects: readonly Effect[];
}

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const contacts = [1, 2, 3].map((number) => trustedContactIdSchema.parse(id(number)));
const channels = [11, 12].map((number) => channelIdSchema.parse(id(number)));
const heir = beneficiaryIdSchema.parse(id(21));

/** Two addresses, three contacts, one person to receive; everything else as a new account on the Free plan has it. */
function armedAt(now: number, timeZone: string): Place {
  const agreement = {
    policy: usualPolicy(timeZone, plans.free.checkInDays.usual),
    channels: channels.map((channel) => ({ id: channel, isVerified: true })),
    contacts: contacts.map((contact) => ({ id: contact, hasAccepted: true, isBeneficiary: false })),
    recipients: [{ id: heir, stages: ['instructions', 'memories', 'vault'] satisfies ReleaseStage[] }],
  };
  return happen({ life: { ...newLife(agreement, now), isRehearsed: true }, now, effects: [] }, { is: 'arm' });
}

/**
 * The whole example, armed on the day of `asked`, milliseconds since the epoch, some hours after nine: at whatever hour
 * somebody tries it, and as for whoever arms theirs in the course of a day, its days are the same.
 */
export function tellExample(acts: readonly Act[], asked: number, timeZone: string): readonly Scene[] {
  const beginsAt = nineAtOrAfter(asked - DAY + 1, timeZone) + HOURS_AFTER_NINE;
  let here = armedAt(beginsAt, timeZone);
  const scenes = [sceneOf('arm', here, beginsAt, timeZone)];
  for (const act of acts) {
    const begun = settle(perform(act, { ...here, effects: [] }));
    here = act === 'silence' ? untilTheDayIsOver(begun, timeZone) : begun;
    scenes.push(sceneOf(act, here, beginsAt, timeZone));
  }
  return scenes;
}

/** Who keeps silent is shown the day as it ends: what the clock still brings on it belongs to the same step. */
function untilTheDayIsOver(here: Place, timeZone: string): Place {
  const deadline = nextDeadline(here.life);
  if (deadline === null || calendarDay(deadline, timeZone) !== calendarDay(here.now, timeZone)) return here;
  return untilTheDayIsOver(settle(pass(here)), timeZone);
}

function perform(act: Act, here: Place): Place {
  const { round, state } = here.life;
  const votes = 'votes' in state ? state.votes : { gone: [], alive: [] };
  const silent = contacts.filter(
    (contact) => !votes.gone.includes(contact) && !votes.alive.includes(contact),
  );
  const say = (who: readonly (typeof contacts)[number][], says: 'gone' | 'alive') =>
    who.reduce((before, contact) => happen(before, { is: 'vote', contact, says, round }), here);
  switch (act) {
    case 'answer':
      return happen(here, { is: 'sign-of-life' });
    case 'silence':
      return pass(here);
    case 'report':
      return contacts
        .slice(0, 1)
        .reduce((before, contact) => happen(before, { is: 'report', contact, round }), here);
    case 'one-confirms':
      return say(silent.slice(0, 1), 'gone');
    case 'two-confirm':
      return say(silent.slice(0, 2), 'gone');
    case 'alive':
      return say(silent.slice(-1), 'alive');
    case 'changes-their-mind':
      return say(votes.alive.slice(0, 1), 'gone');
  }
}

function happen(here: Place, event: LifeEvent): Place {
  const { life, effects } = advance(here.life, event, here.now);
  return { ...here, life, effects: [...here.effects, ...effects] };
}

/** Where no term runs, the clock has nothing to say. */
function pass(here: Place): Place {
  const deadline = nextDeadline(here.life);
  return deadline === null ? here : happen({ ...here, now: Math.max(here.now, deadline) }, { is: 'tick' });
}

/** Every mail to the owner arrives as it is sent, and whatever is handed over arrives too. */
function settle(here: Place): Place {
  const { state, round } = here.life;
  if ('notice' in state && state.notice.accepted.length < state.notice.asked.length) {
    const { asked, number, sentAt } = state.notice;
    const sent = { ...here, now: Math.max(here.now, sentAt) };
    return settle(
      asked.reduce((before, channel) => happen(before, { is: 'accepted', channel, notice: number }), sent),
    );
  }
  if (state.is === 'releasing') {
    return state.gifts
      .filter(({ isAsked }) => isAsked)
      .reduce((before, { to, stage }) => happen(before, { is: 'given', to, stage, round }), here);
  }
  return here;
}

function sceneOf(
  act: Scene['act'],
  { life, now, effects }: Place,
  beginsAt: number,
  timeZone: string,
): Scene {
  const { state } = life;
  return {
    act,
    at: now,
    day: daysBetween(beginsAt, now, timeZone),
    state: state.is,
    reminder: state.is === 'reminding' ? state.reminder : 0,
    toOwner: countOfEach(effects.flatMap((effect) => (effect.do === 'tell-owner' ? [effect.about] : [])))
      // That contacts are being asked is no news any more to who is told of their answer.
      .filter(([about]) => about !== 'verifying' || state.is === 'verifying')
      .map(([about, addresses]) => ({ about, addresses })),
    toContacts: countOfEach(
      effects.flatMap((effect) => (effect.do === 'tell-contact' ? [effect.about] : [])),
    ).map(([about, told]) => ({ about, contacts: told })),
    given: effects.flatMap((effect) => (effect.do === 'give' ? [effect.stage] : [])),
    isTakenBack: effects.some((effect) => effect.do === 'take-back'),
    nextAt: nextDeadline(life),
  };
}

/** In the order in which each came first. */
function countOfEach<Name extends string>(names: readonly Name[]): readonly (readonly [Name, number])[] {
  return [...new Set(names)].map((name) => [name, names.filter((other) => other === name).length] as const);
}
