import { describe, expect, test } from 'vitest';
import { type Beneficiary, beneficiarySchema } from '#shared/legacy/beneficiary.ts';
import { describeHolders } from './describeHolders.ts';
import { describeLock } from './describeLock.ts';
import { firstByTimeLock, type NextLock } from './holdersChange.ts';
import { lockMessages } from './messages.ts';

const before = {
  is: 'shares',
  needed: 2,
  holders: [
    { id: 'a', name: 'Ana' },
    { id: 'b', name: null },
  ],
} as const;
const cleo = { role: 'contact', id: 'c', name: 'Cleo', publicKey: 'key' } as const;
const after: NextLock = { by: { is: 'shares', needed: 2, of: 2 }, holders: [cleo, { ...cleo, name: 'Dan' }] };

describe('Who agrees to other holders reads', () => {
  test('who had a part before and who would have one now, and what to do if it is not their doing', () => {
    expect(describeHolders({ before, after }, 'Marie', lockMessages.en, 'en')).toEqual([
      'Until now, 2 of these had to help: Ana and somebody whose name we no longer have.',
      'Now 2 of these would have to help: Cleo and Dan.',
      expect.stringContaining('do not go on'),
    ]);
  });

  test('that server and person together could open a time lock before its time, in both languages', () => {
    const byTime = { before, after: firstByTimeLock.after };
    expect(describeHolders(byTime, 'Marie', lockMessages.en, 'en')[1]).toContain(
      'Our server and Marie together could open it before its time.',
    );
    expect(describeHolders(byTime, 'Marie', lockMessages.fr, 'fr')[1]).toContain(
      'Notre serveur et Marie pourraient ensemble l’ouvrir avant l’heure.',
    );
  });
});

test('A card says of a first lock that it would be by time alone, before it is made', () => {
  const at = new Date('2026-11-22T12:00:00Z');
  const person: Beneficiary = beneficiarySchema.parse({
    ownerId: 'rose',
    revision: 1,
    createdAt: at,
    updatedAt: at,
    id: crypto.randomUUID(),
    name: 'Marie',
    email: null,
    invitation: { is: 'none' },
    wishes: [],
  });
  const records = { contacts: [], quorum: null };
  const { en } = lockMessages;
  expect(describeLock({ is: 'to-lock', with: 'account' }, person, records, en)).toEqual([
    en.toLock,
    en.wouldBeTimeLock('Marie'),
  ]);
});
