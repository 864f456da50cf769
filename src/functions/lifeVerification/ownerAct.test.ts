/** What an act of the owner's is to their life verification, with the machine itself and without a store. */
import type { Transaction } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Beneficiary, beneficiarySchema } from '#shared/legacy/beneficiary.ts';
import { type TrustedContactDocument, trustedContactDocumentSchema } from '#shared/legacy/trustedContact.ts';
import { advance } from '#shared/lifeVerification/advance.ts';
import type { LifeEvent } from '#shared/lifeVerification/events.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { channels } from '#shared/lifeVerification/modelCheck/smallWorld.testing.ts';
import { usualPolicy } from '#shared/lifeVerification/policy.ts';
import { agreementPeople, type NamedPeople, type People } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { agreementAhead, feedAcceptance, feedOwnerAct, type OwnerAct, withPerson } from './ownerAct.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2027, 0, 1);
const fed: LifeEvent[] = [];
vi.mock('./feed.ts', () => ({
  readVerification: () => null,
  feed: (...[, , , event]: [unknown, unknown, unknown, LifeEvent]) => fed.push(event),
}));
beforeEach(() => {
  fed.length = 0;
});

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const times = { revision: 1, createdAt: new Date(NOW), updatedAt: new Date(NOW), ownerId: 'rose' };
const acceptance = (number: number) => ({
  invitation: { is: 'accepted', at: new Date(NOW), accountId: `account-${number}` },
});

const contact = (number: number, more: object = {}): TrustedContactDocument =>
  trustedContactDocumentSchema.parse({
    id: id(number),
    name: 'Iris',
    ...times,
    ...acceptance(number),
    ...more,
  });
const heir = (number: number, more: object = {}): Beneficiary =>
  beneficiarySchema.parse({
    id: id(number),
    name: 'Jules',
    ...times,
    invitation: { is: 'none' },
    ...more,
  });
const everybody = (count: number): People => ({
  beneficiaries: [heir(21)],
  contacts: Array.from({ length: count }, (_, index) => contact(index + 1)),
});

function draftOf(people: People): LifeVerification {
  return {
    policy: usualPolicy('UTC'),
    channels: channels.map((channel) => ({ id: channel, isVerified: true })),
    ...agreementPeople(people, null),
    isRehearsed: true,
    hasBeenArmed: false,
    state: { is: 'draft' },
    given: [],
    round: 0,
    changes: 0,
    outagesCounted: 0,
    hold: null,
    documentedCase: null,
  };
}
const armedOf = (people: People) => advance(draftOf(people), { is: 'arm' }, NOW).life;

const transaction = {} as Transaction;
const services = { clock: { now: () => NOW + DAY } } as Services;
const actOf = (life: LifeVerification, people: People) => {
  const named: NamedPeople = { ...people, illegible: [] };
  return { verification: { uid: 'rose', name: 'real', document: { life } }, people: named } as OwnerAct;
};
const act = (life: LifeVerification, people: People, options: Parameters<typeof feedOwnerAct>[3] = {}) =>
  feedOwnerAct(transaction, services, actOf(life, people), options);

const without = (number: number) => (people: People) => ({
  ...people,
  contacts: people.contacts.filter((one) => one.id !== id(number)),
});

describe('An act of the owner’s', () => {
  test('is a sign of life where it moves nobody', () => {
    const people = everybody(2);
    const after = act(armedOf(people), people);
    expect(fed).toEqual([{ is: 'sign-of-life' }]);
    expect(after?.state).not.toEqual(armedOf(people).state);
  });

  test('says nothing of who never armed, nor of who never began', () => {
    const people = everybody(2);
    act(draftOf(people), people);
    expect(feedOwnerAct(transaction, services, null)).toBe(null);
    expect(fed).toEqual([]);
  });

  test('that leaves somebody more reaches the agreement at once', () => {
    const people = everybody(2);
    const heirs = [heir(21, { wishes: [{ thing: { is: 'everything' } }] })];
    const after = act(armedOf(people), people, { change: (before) => ({ ...before, beneficiaries: heirs }) });
    expect(fed).toMatchObject([{ is: 'change' }]);
    expect(after?.hold).toBe(null);
    expect(after?.recipients).toEqual([
      { id: id(21), stages: ['instructions', 'memories', 'vault', 'clone'] },
    ]);
  });

  test('that names a contact needs no hold before they have accepted', () => {
    const people = everybody(2);
    const named = contact(3, { invitation: { is: 'none' } });
    act(armedOf(people), people, {
      isAboutContacts: true,
      change: (before) => ({ ...before, contacts: withPerson(before.contacts, named) }),
    });
    expect(fed).toEqual([{ is: 'sign-of-life' }]);
  });

  test('that takes a contact off waits for the hold, and is taken back by the next that keeps them', () => {
    const people = everybody(3);
    const held = act(armedOf(people), people, { isAboutContacts: true, change: without(3) });
    expect(held?.contacts).toHaveLength(3);
    expect(held?.hold?.next.contacts).toHaveLength(2);
    if (!held) throw new Error('It was fed.');
    expect(agreementAhead(held).contacts).toHaveLength(2);
    const leaving = {
      ...people,
      contacts: withPerson(people.contacts, contact(3, { leavesAt: new Date() })),
    };
    // An act about something else goes on with the hold.
    expect(act(held, leaving)?.hold).toEqual(held.hold);
    expect(act(held, people, { isAboutContacts: true })?.hold).toBe(null);
    // The owner dropped it elsewhere: who was to go stays.
    const dropped = advance(held, { is: 'drop-change' }, NOW).life;
    expect(act(dropped, leaving)?.hold).toBe(null);
  });

  test('that would leave too few contacts is refused, and nothing is fed', () => {
    const people = everybody(2);
    const remove = () => act(armedOf(people), people, { isAboutContacts: true, change: without(2) });
    expect(remove).toThrow(expect.objectContaining({ code: 'verification-not-ready' }));
    expect(fed).toEqual([]);
  });

  test('about something else is never refused for contacts that cannot be as they are', () => {
    const people = everybody(2);
    // Both turn out to be the heir.
    const heirs = { ...people, beneficiaries: [heir(21, acceptance(1)), heir(22, acceptance(2))] };
    const after = act(armedOf(people), heirs);
    expect(after?.recipients).toHaveLength(2);
    expect(after?.contacts).toEqual(armedOf(people).contacts);
  });

  test('keeps a quorum that is held as it is held', () => {
    const people = everybody(3);
    const armed = armedOf(people);
    const next = { ...agreementAhead(armed), policy: { ...armed.policy, quorum: 3 } };
    const held = advance(armed, { is: 'change', next }, NOW).life;
    expect(held.hold?.next.quorum).toBe(3);
    expect(act(held, people)?.hold).toEqual(held.hold);
    const change = (before: People) => ({ ...before, beneficiaries: [heir(22)] });
    expect(act(held, people, { change })?.hold).toEqual(held.hold);
  });
});

describe('Who accepts', () => {
  const people = everybody(2);
  const accepting = (before: People) => ({ ...before, contacts: withPerson(before.contacts, contact(3)) });
  const acceptAt = (life: LifeVerification) =>
    feedAcceptance(transaction, services, actOf(life, people), accepting);

  test('counts at once before it is armed', () => {
    acceptAt(draftOf(people));
    expect(fed).toMatchObject([{ is: 'change', next: { contacts: [{}, {}, { id: id(3) }] } }]);
  });

  test('is no sign of the owner’s life once it is, and waits for their next act', () => {
    acceptAt(armedOf(people));
    expect(fed).toEqual([]);
    const after = act(armedOf(people), accepting(people));
    expect(after?.contacts).toHaveLength(2);
    expect(after?.hold?.next.contacts).toHaveLength(3);
  });
});

test.each([
  ['named as such', { beneficiaryId: id(21) }, {}],
  ['with the same account', {}, acceptance(1)],
  ['with the same address', { email: 'One@example.org' }, { email: 'one@example.org' }],
])('a contact who is a beneficiary, %s, is known as one', (_how, ofContact, ofHeir) => {
  const people = { beneficiaries: [heir(21, ofHeir)], contacts: [contact(1, ofContact)] };
  expect(agreementPeople(people, null).contacts).toEqual([
    { id: id(1), hasAccepted: true, isBeneficiary: true },
  ]);
});
