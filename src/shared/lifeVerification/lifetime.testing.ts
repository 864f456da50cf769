/** A life to tell in a test: events on dates in Paris, and what came of them. */
import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import { advance } from './advance.ts';
import type { Effect } from './effects.ts';
import type { LifeEvent } from './events.ts';
import { type LifeVerification, lifeVerificationSchema } from './lifeVerification.ts';
import { agreement, channels, contacts, draft, heirs } from './modelCheck/smallWorld.testing.ts';
import { nextDeadline } from './passingTime.ts';
import { usualPolicy } from './policy.ts';

const ZONE = 'Europe/Paris';

export const terms = { ...agreement, policy: usualPolicy(ZONE) };

const names = new Map<string, string>([
  ...channels.map((id, index) => [id, `channel ${index + 1}`] as const),
  ...contacts.map((id, index) => [id, `contact ${index + 1}`] as const),
  ...heirs.map((id, index) => [id, `heir ${index + 1}`] as const),
]);

export interface Lifetime {
  readonly life: LifeVerification;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Who was told or given what since it was last read. */
  readonly told: readonly string[];
}

export function instantIn(paris: string): number {
  return toZoned(parseDateTime(paris), ZONE).toDate().getTime();
}

export function dateIn({ now }: Pick<Lifetime, 'now'>): string {
  return parseAbsolute(new Date(now).toISOString(), ZONE).toString().slice(0, 16).replace('T', ' ');
}

/** Armed at that time. */
export function beginLifetime(paris: string): Lifetime {
  const now = instantIn(paris);
  return happen({ life: { ...draft, ...terms, isRehearsed: true }, now, told: [] }, { is: 'arm' });
}

export function happen(lifetime: Lifetime, event: LifeEvent): Lifetime {
  const { life, effects } = advance(lifetime.life, event, lifetime.now);
  // What is reached can be stored.
  lifeVerificationSchema.parse(life);
  return { ...lifetime, life, told: [...lifetime.told, ...effects.flatMap(say)] };
}

export function at(lifetime: Lifetime, paris: string): Lifetime {
  return { ...lifetime, now: instantIn(paris) };
}

/** Every mail that was sent to the owner arrives as it is sent. */
export function mailArrives(lifetime: Lifetime): Lifetime {
  const { state } = lifetime.life;
  if (!('notice' in state)) return lifetime;
  const { asked, number, sentAt } = state.notice;
  const later = { ...lifetime, now: Math.max(lifetime.now, sentAt) };
  return asked.reduce(
    (before, channel) => happen(before, { is: 'accepted', channel, notice: number }),
    later,
  );
}

/** To the next deadline, where the clock is looked at. */
export function timePasses(lifetime: Lifetime): Lifetime {
  const deadline = nextDeadline(lifetime.life);
  if (deadline === null) throw new Error('The clock has nothing to say.');
  return happen({ ...lifetime, now: Math.max(lifetime.now, deadline) }, { is: 'tick' });
}

function say(effect: Effect): readonly string[] {
  const name = (id: string) => names.get(id) ?? id;
  switch (effect.do) {
    case 'tell-owner':
      return [`${effect.about} to the owner, ${name(effect.channel)}`];
    case 'tell-contact':
      return [`${effect.about} to ${name(effect.contact)}`];
    case 'give':
      return [`${effect.stage} for ${name(effect.to)}`];
    case 'take-back':
      return [`everything back from ${name(effect.from)}`];
    case 'log':
      return [];
  }
}
