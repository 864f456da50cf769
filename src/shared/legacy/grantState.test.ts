import { describe, expect, test } from 'vitest';
import { trustedContactIdSchema } from '../lifeVerification/people.ts';
import { grantStateOf } from './grantState.ts';
import type { InvitationState } from './person.ts';

const [anna, bruno, carla] = [1, 2, 3].map((last) =>
  trustedContactIdSchema.parse(`00000000-0000-4000-8000-00000000000${last}`),
) as [
  ReturnType<typeof trustedContactIdSchema.parse>,
  ReturnType<typeof trustedContactIdSchema.parse>,
  ReturnType<typeof trustedContactIdSchema.parse>,
];

const invitation = { is: 'accepted', at: new Date(0), accountId: 'an-account' } as InvitationState;
const holder = (generation = 1) => ({ invitation, pinnedKey: { publicKey: 'key', generation } });
const nobody = { invitation: { is: 'none' } as InvitationState, pinnedKey: null };
const contact = (id: typeof anna, generation = 1) => ({ id, ...holder(generation) });
const sealed = (...ids: readonly (typeof anna)[]) => ids.map((contactId) => ({ contactId, generation: 1 }));

const shared = {
  sealedTo: { beneficiary: { generation: 1 }, contacts: sealed(anna, bruno) },
  timeLockPart: null,
};
const timeLocked = { sealedTo: { beneficiary: { generation: 1 }, contacts: [] }, timeLockPart: 'part-b' };
const broken = (...causes: readonly object[]) => ({ is: 'broken', causes });

describe('What is locked for somebody', () => {
  test('is missing where nothing was locked', () => {
    expect(grantStateOf(null, holder(), [])).toEqual({ is: 'missing' });
  });

  test('is whole while every key is the one it was sealed to', () => {
    expect(grantStateOf(shared, holder(), [contact(anna), contact(bruno)])).toEqual({ is: 'whole' });
  });

  test('is whole also where part A is on paper', () => {
    const onPaper = { ...shared, sealedTo: { ...shared.sealedTo, beneficiary: null } };
    expect(grantStateOf(onPaper, nobody, [contact(anna), contact(bruno)])).toEqual({ is: 'whole' });
  });

  test.each([
    ['made new keys', holder(2), 'beneficiary-key'],
    ['left', nobody, 'beneficiary-account'],
  ])('is broken when the beneficiary %s', (_what, beneficiary, is) => {
    expect(grantStateOf(shared, beneficiary, [contact(anna), contact(bruno)])).toEqual(broken({ is }));
  });

  test('is broken when who had it on paper has accepted', () => {
    const onPaper = { ...timeLocked, sealedTo: { beneficiary: null, contacts: [] } };
    expect(grantStateOf(onPaper, holder(), [])).toEqual(broken({ is: 'beneficiary-account' }));
  });

  test('is broken when a contact made new keys, left, or is new: each of them is named', () => {
    expect(grantStateOf(shared, holder(), [contact(anna, 2), contact(carla)])).toEqual(
      broken(
        { is: 'contact-key', contactId: anna },
        { is: 'contact-gone', contactId: bruno },
        { is: 'contact-new', contactId: carla },
      ),
    );
  });

  test('is not broken by a contact who has not accepted yet', () => {
    const invited = { id: carla, ...nobody };
    expect(grantStateOf(shared, holder(), [contact(anna), contact(bruno), invited])).toEqual({ is: 'whole' });
  });

  test('is time lock only with fewer than two contacts, and to be shared once there are two', () => {
    expect(grantStateOf(timeLocked, holder(), [])).toEqual({ is: 'time-lock-only' });
    expect(grantStateOf(timeLocked, holder(), [contact(anna)])).toEqual({ is: 'time-lock-only' });
    expect(grantStateOf(timeLocked, holder(), [contact(anna), contact(bruno)])).toEqual(
      broken({ is: 'contact-new', contactId: anna }, { is: 'contact-new', contactId: bruno }),
    );
  });
});
