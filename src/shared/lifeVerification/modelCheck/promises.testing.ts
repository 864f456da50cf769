/** What must hold of a step whatever was seen before it. */
import type { Advance } from '../advance.ts';
import type { Effect } from '../effects.ts';
import type { LifeEvent, OwnerEvent } from '../events.ts';
import type { LifeVerification } from '../lifeVerification.ts';
import { DAY } from '../policy.ts';
import type { Machine, Place } from './place.testing.ts';
import { keyOfLife } from './samePlace.testing.ts';
import { isByOwner } from './smallWorld.testing.ts';
import { soonestRelease } from './soonestRelease.testing.ts';
import { strangers } from './strangers.testing.ts';

/** How far from a release every record is, milliseconds. */
export type Distances = Map<string, number | null>;

export function brokenPromises(
  machine: Machine,
  life: LifeVerification,
  event: LifeEvent,
  done: Advance,
  now: number,
): string[] {
  const { life: after, effects } = done;
  const broken = [
    ...confusedEffects(life, after, effects),
    ...strangers(life, event, done),
    ...heirsAlone(event, after),
  ];
  if (isByOwner(event)) return [...broken, ...disbelief(life, event, after)];
  if (after !== life && !isRepeatable(life, event, after)) {
    const again = machine.advance(after, event, now).effects;
    if (again.length > 0) broken.push('the same event, twice, has changed something twice');
  }
  return broken;
}

/** What stands on heirs alone is the witness's to object to: who turns out to be one is one, now and after a hold. */
function heirsAlone(event: LifeEvent, { contacts, hold }: LifeVerification): readonly string[] {
  if (event.is !== 'contact-is-heir') return [];
  const named = [...contacts, ...(hold?.next.contacts ?? [])];
  const isCounted = named.every(({ id, isBeneficiary }) => id !== event.contact || isBeneficiary);
  return isCounted ? [] : ['who turned out to be an heir does not count as one'];
}

/** Of an earlier round or notice. */
export function brokenWhenLate(
  machine: Machine,
  life: LifeVerification,
  event: LifeEvent,
  now: number,
): readonly string[] {
  const { effects } = machine.advance(life, event, now);
  return effects.length > 0 ? [`${event.is}, come late, has changed something`] : [];
}

/** Every key stands for one deed, and for one change of one record; a receipt answers one question. */
function confusedEffects(
  life: LifeVerification,
  after: LifeVerification,
  effects: readonly Effect[],
): string[] {
  const confused: string[] = [];
  if ((after === life) !== (effects.length === 0))
    confused.push('a change without an effect, or one without a change');
  if (effects.length > 0 && after.changes !== life.changes + 1) confused.push('a change was not counted');
  if (new Set(effects.map(({ key }) => key)).size < effects.length) confused.push('two deeds have one key');
  if (!effects.every(({ key }) => key.startsWith(`${after.changes}/`))) {
    confused.push('a key is not of its change');
  }
  const questions = effects.flatMap((effect) => (effect.do === 'tell-owner' ? [effect.about] : []));
  if ('notice' in after.state && new Set(questions).size > 1)
    confused.push('a receipt answers two questions');
  return confused;
}

/** Whatever the owner does says that they live. */
function disbelief(life: LifeVerification, { is }: OwnerEvent, after: LifeVerification): readonly string[] {
  const { state } = life;
  if (state.is === 'draft' || state.is === 'cancelled') return [];
  const isPausing = is === 'pause' || (state.is === 'paused' && is !== 'resume');
  const expected = is === 'cancel' ? 'cancelled' : isPausing ? 'paused' : 'active';
  return [
    ...(after.state.is === expected ? [] : ['the owner has acted, and is not believed to live']),
    ...(after.documentedCase || after.given.length > 0
      ? ['the owner has acted, and not everything is void']
      : []),
    ...(after.round > life.round ? [] : ['the owner has acted, and the round goes on']),
  ];
}

/** Who sends again does it as often as they like. By the clock, what follows another state or a hold may be due as well. */
function isRepeatable(life: LifeVerification, { is }: LifeEvent, after: LifeVerification): boolean {
  if (is === 'send-again') return true;
  return (
    is === 'tick' && (life.state.is !== after.state.is || (life.hold === null) !== (after.hold === null))
  );
}

/** What nobody says: time, bounces, receipts; and the word that the owner lives. */
function isHarmless(event: LifeEvent): boolean {
  if (event.is === 'vote') return event.says === 'alive';
  return [
    'tick',
    'outage',
    'accepted',
    'bounced',
    'send-again',
    'case-rejected',
    'given',
    'nothing-left',
  ].includes(event.is);
}

function isWord({ is }: LifeEvent): boolean {
  return is === 'vote' || is === 'case-rejected';
}

/** `from` is so far from a release before the event. */
export function nearer(
  machine: Machine,
  from: Place,
  before: number | null,
  to: Place,
  event: LifeEvent,
  distances: Distances,
): readonly string[] {
  // What the owner has agreed to, and did not stop while it was held, is theirs to say.
  if (!isHarmless(event) || (from.life.hold && !to.life.hold)) return [];
  // A veto by a case is longer than one that was agreed: out of it, all is asked again, and of the owner too.
  const { state } = from.life;
  if (state.is === 'veto' && state.isByCase && to.life.state.is !== 'veto' && isWord(event)) return [];
  const after = distance(machine, to, distances);
  if (before === null || after === null) return ['what is said again and again has no end'];
  const gained = from.now + before - (to.now + after);
  return gained > 0 ? [`brought a release nearer by ${gained / DAY} days`] : [];
}

/** As it will be once the change that is held holds, which is the owner's to say. */
function withHeld(life: LifeVerification): readonly LifeVerification[] {
  if (!life.hold) return [];
  const { channels, contacts, ...lengths } = life.hold.next;
  return [{ ...life, channels, contacts, policy: { ...life.policy, ...lengths }, hold: null }];
}

export function distance(machine: Machine, { life, now }: Place, distances: Distances): number | null {
  const key = keyOfLife(life, now);
  const known = distances.get(key);
  if (known !== undefined) return known;
  const ways = [life, ...withHeld(life)].map((one) => soonestRelease(machine, one, now));
  const soonest = ways.includes(null) ? null : Math.min(...ways.map(Number));
  const found = soonest === null ? null : soonest - now;
  distances.set(key, found);
  return found;
}
