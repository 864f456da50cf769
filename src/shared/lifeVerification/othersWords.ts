/** What contacts and administrators say. Nobody's silence is a word, and nobody's word alone releases anything. */
import {
  become,
  becomeDisputed,
  becomeVerifying,
  becomeVeto,
  becomeVouchedFor,
  type Change,
  weighVeto,
} from './change.ts';
import type { OthersEvent, Vote } from './events.ts';
import type { LifeVerification, StateOf, Votes } from './lifeVerification.ts';
import type { AdministratorId, TrustedContact, TrustedContactId } from './people.ts';
import { castVote, groundOf, isQuorum, isUpheld, noVotes, withoutContact } from './votes.ts';

/** Null where the word changes nothing: it was said before, answers another round, or is not theirs to say. */
export function hearOthers(life: LifeVerification, event: OthersEvent, now: number): Change | null {
  switch (event.is) {
    case 'report':
      return event.round === life.round ? report(life, event.contact, now) : null;
    case 'vote':
      if (event.round !== life.round || !isAble(life, event.contact)) return null;
      return vote(life, event, now);
    case 'contact-left':
      return leave(life, event.contact, now);
    case 'contact-is-heir':
      return countAsHeir(life, event.contact, now);
    case 'case-upheld':
      return event.round === life.round ? uphold(life, event.administrator, now) : null;
    case 'case-rejected':
      return event.round === life.round ? reject(life, now) : null;
  }
}

function isAble({ contacts }: LifeVerification, contact: TrustedContactId): boolean {
  return contacts.some(({ id, hasAccepted }) => id === contact && hasAccepted);
}

/** What was said so far, where a word would count; null where nobody is asked. */
function votesOf(life: LifeVerification): Votes | null {
  const { state } = life;
  switch (state.is) {
    case 'verifying':
    case 'disputed':
    case 'veto':
    case 'releasing':
      return state.votes;
    case 'released':
      // Who has left since takes nothing back, and decides nothing that is asked anew.
      return ofAble(life, state.votes);
    case 'grace':
      return state.vouchedBy.length > 0 ? { gone: [], alive: state.vouchedBy } : null;
    default:
      return null;
  }
}

function ofAble(life: LifeVerification, { gone, alive }: Votes): Votes {
  return { gone: gone.filter((id) => isAble(life, id)), alive: alive.filter((id) => isAble(life, id)) };
}

/** A contact tells us before we ask; where they are asked already, it is their vote. */
function report(life: LifeVerification, contact: TrustedContactId, now: number): Change | null {
  if (!isAble(life, contact)) return null;
  if (votesOf(life)) return vote(life, { contact, says: 'gone' }, now);
  // A pause says that silence is to be expected; only a documented case opens the question before its end.
  return ['active', 'due', 'reminding', 'grace'].includes(life.state.is)
    ? becomeVerifying(life, castVote(noVotes, contact, 'gone'), now)
    : null;
}

function vote(
  life: LifeVerification,
  { contact, says }: { readonly contact: TrustedContactId; readonly says: Vote },
  now: number,
): Change | null {
  const { state } = life;
  if ((state.is === 'released' || state.is === 'closed') && says === 'gone') {
    return joinLate(life, state, contact);
  }
  const before = votesOf(life);
  if (!before) return null;
  const votes = castVote(before, contact, says);
  if (areSame(before, votes)) return null;
  // A case was upheld knowing what had been said by then; who says now that the owner lives was not heard yet.
  return settle(says === 'alive' ? { ...life, documentedCase: null } : life, votes, now);
}

/** Everything was given: who says so now brings no more than their share of what it is locked with. */
function joinLate(
  life: LifeVerification,
  state: StateOf<'released' | 'closed'>,
  contact: TrustedContactId,
): Change | null {
  const votes = castVote(state.votes, contact, 'gone');
  return areSame(state.votes, votes) ? null : become(life, { ...state, votes });
}

/** What follows from the words as they stand now. */
function settle(life: LifeVerification, votes: Votes, now: number): Change {
  const { state } = life;
  const before = votesOf(life);
  const isAsBefore = before !== null && areSame(before, votes);
  if (!isUpheld(life) && votes.alive.length > 0) {
    if (votes.gone.length === 0) {
      return state.is === 'grace' && isAsBefore
        ? become(life, state)
        : becomeVouchedFor(life, votes.alive, now);
    }
    return state.is === 'disputed' && isAsBefore ? become(life, state) : becomeDisputed(life, votes, now);
  }
  switch (state.is) {
    case 'verifying':
    case 'veto':
    case 'releasing':
    case 'released':
      return weigh({ ...life, state: { ...state, votes } }, now);
    case 'grace':
      // Who vouched takes it back: what was given for it is not taken back with it.
      if (votes.gone.length === 0 && !isUpheld(life)) return become(life, { ...state, vouchedBy: [] });
      return becomeVerifying(life, votes, now);
    default:
      return becomeVerifying(life, votes, now);
  }
}

/** Whether what was said is enough to go on, or still enough to stay where it has led to. */
function weigh(life: LifeVerification, now: number): Change {
  const { state } = life;
  const isBeyond = state.is === 'veto' || state.is === 'releasing' || state.is === 'released';
  if (isBeyond && !isQuorum(life, state.votes)) return becomeVerifying(life, state.votes, now);
  return state.is === 'veto' ? weighVeto(life, state, now) : afterWords(life, now);
}

/** From asking to the veto, once enough was said and the owner's own notice has arrived. */
export function afterWords(life: LifeVerification, now: number): Change {
  const { state } = life;
  const ground = state.is === 'verifying' ? groundOf(life, state.votes, state.notice) : null;
  if (state.is !== 'verifying' || ground === null) return { life, deeds: [] };
  return becomeVeto(life, state.votes, ground === 'case', now);
}

function leave(life: LifeVerification, contact: TrustedContactId, now: number): Change | null {
  const { hold } = life;
  const known = [...life.contacts, ...(hold?.next.contacts ?? [])];
  if (!known.some(({ id }) => id === contact)) return null;
  const left: LifeVerification = {
    ...life,
    contacts: life.contacts.filter(({ id }) => id !== contact),
    // A change that is held must not bring them back.
    hold: hold && {
      ...hold,
      next: { ...hold.next, contacts: hold.next.contacts.filter(({ id }) => id !== contact) },
    },
  };
  // Once the last veto is over, their word was heard: to go then takes nothing from anybody.
  const votes = life.state.is === 'released' ? null : votesOf(life);
  return votes ? settle(left, withoutContact(votes, contact), now) : { life: left, deeds: [] };
}

/** It makes a release only harder, so that nobody's agreement is waited for. */
function countAsHeir(life: LifeVerification, contact: TrustedContactId, now: number): Change | null {
  const { hold } = life;
  const isNew = ({ id, isBeneficiary }: TrustedContact) => id === contact && !isBeneficiary;
  if (![...life.contacts, ...(hold?.next.contacts ?? [])].some(isNew)) return null;
  const mark = (contacts: readonly TrustedContact[]) =>
    contacts.map((one) => (one.id === contact ? { ...one, isBeneficiary: true } : one));
  const marked: LifeVerification = {
    ...life,
    contacts: mark(life.contacts),
    // A change that is held must not let them count again.
    hold: hold && { ...hold, next: { ...hold.next, contacts: mark(hold.next.contacts) } },
  };
  // As when somebody leaves: what was given once the last veto was over stays given.
  const votes = life.state.is === 'released' ? null : votesOf(life);
  return votes ? settle(marked, votes, now) : { life: marked, deeds: [] };
}

/** Two administrators make the contacts be asked, or set aside that somebody said they live; they vote for nobody. */
function uphold(life: LifeVerification, administrator: AdministratorId, now: number): Change | null {
  const upheldBy = life.documentedCase?.upheldBy ?? [];
  if (!isArmed(life) || upheldBy.includes(administrator) || isUpheld(life)) return null;
  const upheld: LifeVerification = {
    ...life,
    documentedCase: { upheldBy: [...upheldBy, administrator].toSorted() },
  };
  return isUpheld(upheld) ? settle(upheld, votesOf(life) ?? noVotes, now) : { life: upheld, deeds: [] };
}

/** One administrator is enough to say that a case is none; where words stand against each other, life is believed. */
function reject(life: LifeVerification, now: number): Change | null {
  const votes = votesOf(life);
  if (votes && votes.alive.length > 0 && life.state.is !== 'grace')
    return becomeVouchedFor(life, votes.alive, now);
  if (!life.documentedCase) return null;
  const rejected: LifeVerification = { ...life, documentedCase: null };
  // What the case led to is asked again: it may have stood for a notice that reached nobody.
  if (votes && isUpheld(life) && ['releasing', 'released'].includes(life.state.is)) {
    return becomeVerifying(rejected, votes, now);
  }
  return votes ? settle(rejected, votes, now) : { life: rejected, deeds: [] };
}

function isArmed({ state }: LifeVerification): boolean {
  return !['draft', 'cancelled', 'closed'].includes(state.is);
}

function areSame(some: Votes, others: Votes): boolean {
  return sameVoters(some.gone, others.gone) && sameVoters(some.alive, others.alive);
}

function sameVoters(some: readonly TrustedContactId[], others: readonly TrustedContactId[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
