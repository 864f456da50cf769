/** Who has not agreed to it is told nothing, and who has not been asked is not heard. */
import type { Advance } from '../advance.ts';
import type { Effect } from '../effects.ts';
import type { DeliveryEvent, LifeEvent } from '../events.ts';
import type { LifeVerification } from '../lifeVerification.ts';
import { isByOwner } from './smallWorld.testing.ts';

export function strangers(
  life: LifeVerification,
  event: LifeEvent,
  { life: after, effects }: Advance,
): readonly string[] {
  const found: string[] = [];
  const isAble = (wanted: string) =>
    life.contacts.some(({ id, hasAccepted }) => hasAccepted && id === wanted);
  const { state } = after;
  // Once everything was given, who goes takes nothing from anybody.
  const isOver = state.is === 'released' || state.is === 'closed';
  const voters = 'votes' in state && !isOver ? [...state.votes.gone, ...state.votes.alive] : [];
  const isStill = (wanted: string) => after.contacts.some(({ id }) => id === wanted);
  if (!voters.every((id) => isAble(id) && isStill(id))) found.push('a word of who is no contact counts');
  if (effects.some((effect) => isToStranger(life, effect)))
    found.push('somebody is told who has not agreed to it');
  if (effects.length === 0 || isByOwner(event)) return found;
  if (event.is === 'contact-left' || event.is === 'contact-is-heir') {
    const known = [...life.contacts, ...(life.hold?.next.contacts ?? [])];
    if (!known.some(({ id }) => id === event.contact))
      found.push('somebody has left, or is an heir, who was no contact');
  } else if ('contact' in event && !isAble(event.contact)) {
    found.push('a word of somebody who is no contact has changed something');
  }
  if (event.is === 'accepted' || event.is === 'bounced') found.push(...unaskedChannels(life, event, effects));
  return found;
}

function isToStranger({ channels, contacts }: LifeVerification, effect: Effect): boolean {
  switch (effect.do) {
    case 'tell-owner':
      return !channels.some(({ id, isVerified }) => isVerified && id === effect.channel);
    case 'tell-contact':
      return !contacts.some(({ id, hasAccepted }) => hasAccepted && id === effect.contact);
    default:
      return false;
  }
}

function unaskedChannels(
  { state, channels }: LifeVerification,
  event: DeliveryEvent,
  effects: readonly Effect[],
): readonly string[] {
  const asked = 'notice' in state ? state.notice.asked : [];
  const verified = channels.filter(({ isVerified }) => isVerified);
  const isNextAsked = effects.some((effect) => effect.do === 'tell-owner');
  return [
    ...(asked.includes(event.channel)
      ? []
      : ['a receipt of a channel that was not asked has changed something']),
    ...(event.is === 'bounced' && asked.length < verified.length && !isNextAsked
      ? ['a mail has come back, and the next channel was not asked']
      : []),
  ];
}
