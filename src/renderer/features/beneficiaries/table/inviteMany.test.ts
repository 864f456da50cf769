import { describe, expect, test } from 'vitest';
import { CallableError } from '#platform/backend/callableError.ts';
import { type Beneficiary, beneficiarySchema } from '#shared/legacy/beneficiary.ts';
import { inviteMany, sortByInvitation } from './inviteMany.ts';

const at = new Date(0);
const person = (number: number, part: object = {}): Beneficiary =>
  beneficiarySchema.parse({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    ownerId: 'u1',
    name: `Person ${number}`,
    email: `person${number}@example.org`,
    invitation: { is: 'none' },
    revision: 1,
    createdAt: at,
    updatedAt: at,
    ...part,
  });

const [one, two, three, four] = [person(1), person(2), person(3), person(7)];
const refused = (code: 'internal' | 'too-many-attempts') =>
  new CallableError('internal', 'No', code === 'internal' ? null : code, null);

function invite(
  people: readonly Beneficiary[],
  fails: (asked: Beneficiary, stop: () => void) => Error | null,
) {
  const asked: Beneficiary[] = [];
  const progress: number[] = [];
  const stopping = new AbortController();
  const over = inviteMany(people, {
    send: async (each) => {
      asked.push(each);
      const error = fails(each, () => stopping.abort());
      if (error) throw error;
    },
    onProgress: (done) => progress.push(done),
    signal: stopping.signal,
  });
  return { asked, progress, over };
}

describe('Several who are invited', () => {
  test('are asked one after the other, and one who cannot be keeps no other from it', async () => {
    const error = refused('internal');
    const { asked, progress, over } = invite([one, two, three], (each) => (each === two ? error : null));
    expect(await over).toEqual([{ person: two, error }]);
    expect(asked).toEqual([one, two, three]);
    expect(progress).toEqual([1, 2, 3]);
  });

  test('are told as not invited from where the owner’s day is full, and not for one address that is', async () => {
    const error = refused('too-many-attempts');
    const full = invite([one, two, three, four], (each) => (each === one ? null : error));
    expect((await full.over).map((failed) => failed.person)).toEqual([two, three, four]);
    expect(full.asked).toEqual([one, two, three]);
    const single = invite([one, two, three], (each) => (each === one ? error : null));
    expect((await single.over).map((failed) => failed.person)).toEqual([one]);
    expect(single.asked).toEqual([one, two, three]);
  });

  test('are no more than those asked before it was stopped', async () => {
    const { asked, over } = invite([one, two, three], (_each, stop) => {
      stop();
      return null;
    });
    expect(await over).toEqual([]);
    expect(asked).toEqual([one]);
  });

  test('are never those who are silent, have no address, or accepted', () => {
    const silent = person(4, { knowsNow: false });
    const withoutAddress = person(5, { email: null });
    const accepted = person(6, { invitation: { is: 'accepted', at, accountId: 'u2' }, knowsNow: false });
    expect(sortByInvitation([one, silent, withoutAddress, accepted])).toEqual({
      invited: [one],
      silent: [silent],
      withoutAddress: [withoutAddress],
      accepted: [accepted],
    });
  });
});
