import { describe, expect, test } from 'vitest';
import { beneficiarySchema } from '#shared/legacy/beneficiary.ts';
import type { GrantState } from '#shared/legacy/grantState.ts';
import { needsOf } from './needs.ts';

const now = Date.UTC(2026, 0, 1);
const at = new Date(now);
const whole: GrantState = { is: 'whole' };
const missing: GrantState = { is: 'missing' };

function person(part: object = {}) {
  return beneficiarySchema.parse({
    id: '00000000-0000-4000-8000-000000000001',
    ownerId: 'u1',
    name: 'Lucie',
    email: 'lucie@example.org',
    wishes: [{ thing: { is: 'clone' } }],
    invitation: { is: 'accepted', at, accountId: 'u2' },
    isKeyCompared: true,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    ...part,
  });
}

describe('What is missing for somebody', () => {
  test('is nothing once they accepted and something is theirs', () => {
    expect(needsOf(person(), missing, now)).toEqual([]);
  });

  test('begins with what they are left', () => {
    const named = person({ wishes: [], invitation: { is: 'none' }, email: null });
    expect(needsOf(named, missing, now)).toEqual(['things', 'address']);
  });

  test.each([
    [{ is: 'none' }, ['invitation']],
    [{ is: 'sent', sentAt: at, expiresAt: new Date(now + 1) }, []],
    [{ is: 'sent', sentAt: at, expiresAt: at }, ['new-invitation']],
    [{ is: 'bounced', at, reason: 'no such mailbox' }, ['right-address']],
    [{ is: 'declined', at }, ['answer']],
  ])('of an invitation %o is %o', (invitation, needs) => {
    expect(needsOf(person({ invitation }), missing, now)).toEqual(needs);
  });

  test('is no invitation for somebody who is to hear nothing', () => {
    expect(needsOf(person({ knowsNow: false, invitation: { is: 'none' } }), missing, now)).toEqual([]);
  });

  test('is a birth date where something is to come at an age', () => {
    const wishes = [{ thing: { is: 'clone' }, when: { is: 'at-age', years: 18 } }];
    expect(needsOf(person({ wishes }), missing, now)).toEqual(['birth-date']);
    expect(needsOf(person({ wishes, birthDate: '2012-04-01' }), missing, now)).toEqual([]);
  });

  test('is a lock where something of the vault is theirs, and a whole one where it broke', () => {
    const wishes = [{ thing: { is: 'everything' } }];
    expect(needsOf(person({ wishes }), missing, now)).toEqual(['lock']);
    expect(needsOf(person({ wishes }), whole, now)).toEqual([]);
    expect(needsOf(person({ wishes }), { is: 'broken', causes: [] }, now)).toEqual(['whole-lock']);
  });
});
