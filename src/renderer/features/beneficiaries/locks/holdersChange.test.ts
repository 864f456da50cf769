import { expect, test } from 'vitest';
import { noPins, type Pins } from '#shared/legacy/keys/pins.ts';
import { changeToAgree, type FormerLock, firstByTimeLock, isAgreed, type NextLock } from './holdersChange.ts';

const [ana, ben, cleo] = ['ana', 'ben', 'cleo'].map((id) => ({ id, name: id }));
if (!ana || !ben || !cleo) throw new Error('Three are named.');
const key = (id: string) => ({ role: 'contact', id, name: id, publicKey: `key of ${id}` }) as const;
const next = (needed: number, ...holders: readonly { readonly id: string }[]): NextLock => ({
  by: { is: 'shares', needed, of: holders.length },
  holders: holders.map(({ id }) => key(id)),
});
const shares = (needed: number, ...holders: readonly (typeof ana)[]): FormerLock => ({
  is: 'shares',
  needed,
  holders,
});
const pinnedAt = '2026-11-22T12:00:00.000Z';
const pinsOf = (...ids: readonly string[]): Pins => ({
  ...noPins,
  keys: ids.map((id) => ({ role: 'contact', id, publicKey: new Uint8Array(65), comparedBy: null, pinnedAt })),
});
const byTime = firstByTimeLock.after;
const isAsked = (before: FormerLock, after: NextLock, pins = pinsOf('ana', 'ben', 'cleo')) =>
  changeToAgree({ before, after }, pins) !== null;

test('A lock that rests on the same people, or on more whom the owner knows, asks nothing', () => {
  expect(isAsked(shares(2, ana, ben), next(2, ana, ben))).toBe(false);
  expect(isAsked(shares(2, ana, ben), next(3, ana, ben, cleo))).toBe(false);
  expect(isAsked({ is: 'time-lock-only' }, byTime)).toBe(false);
  expect(isAsked({ is: 'time-lock-only' }, next(2, ana, ben), noPins)).toBe(false);
  expect(isAsked({ is: 'none' }, next(2, ana, ben), noPins)).toBe(false);
});

test('A lock by time alone, with a lower quorum, without somebody, or with somebody unknown is asked', () => {
  expect(isAsked(shares(2, ana, ben), byTime)).toBe(true);
  expect(isAsked(shares(3, ana, ben, cleo), next(2, ana, ben, cleo))).toBe(true);
  expect(isAsked(shares(2, ana, ben, cleo), next(2, ana, ben))).toBe(true);
  expect(isAsked(shares(2, ana, ben), next(2, ana, ben, cleo), pinsOf('ana', 'ben'))).toBe(true);
});

test('Where a lock was made and none that is signed is answered, nobody knows its quorum: it is asked', () => {
  const unsigned = { is: 'unsigned', holders: [ana, ben] } as const;
  expect(isAsked({ ...unsigned, wasMade: true }, next(2, ana, ben))).toBe(true);
  expect(isAsked({ ...unsigned, wasMade: false }, next(2, ana, ben))).toBe(false);
  expect(isAsked({ ...unsigned, wasMade: false }, byTime)).toBe(true);
});

test('What is agreed is these people with these keys, in whatever order, and nothing else', () => {
  const change = { before: shares(3, ana, ben, cleo), after: next(2, ana, ben) };
  expect(isAgreed(change, null)).toBe(false);
  expect(isAgreed(change, { ...change, after: next(2, ben, ana) })).toBe(true);
  expect(isAgreed(change, { ...change, after: next(2, ana, cleo) })).toBe(false);
  expect(isAgreed(change, { ...change, after: byTime })).toBe(false);
  expect(isAgreed(change, firstByTimeLock)).toBe(false);
  const otherKey = { ...change.after, holders: [key('ana'), { ...key('ben'), publicKey: 'another' }] };
  expect(isAgreed(change, { ...change, after: otherKey })).toBe(false);
});
