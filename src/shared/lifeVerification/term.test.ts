import { expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import { DAY, usualPolicy } from './policy.ts';
import { extend, run, runningTerm, stand, standingTerm, type Term } from './term.ts';

const policy = usualPolicy('Europe/Paris');
const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 0, 5, 14, 20);
const fullAt = (term: Term) => (term.is === 'running' ? term.fullAt : null);

test('a term that is stopped and goes on, however often, runs exactly its length', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 20 }), (hours) => {
      let term: Term = standingTerm(30, 'day', policy);
      let now = NOW;
      let ran = 0;
      for (const [index, length] of hours.entries()) {
        const isRunning = index % 2 === 0;
        term = isRunning ? run(term, now, policy) : stand(term, now);
        now += length * HOUR;
        if (isRunning) ran = Math.min(30 * DAY, ran + length * HOUR);
      }
      expect(stand(term, now).left).toBe(30 * DAY - ran);
    }),
  );
});

test('outages one after the other make a term longer by their sum, wherever they are cut', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), fc.nat(100), (before, some, more) => {
      const from = NOW + before * HOUR;
      const middle = from + some * HOUR;
      const to = middle + more * HOUR;
      const term = runningTerm(7, 'day', NOW, policy);
      const cut = extend(extend(term, { from, to: middle }, policy), { from: middle, to }, policy);
      expect(cut).toEqual(extend(term, { from, to }, policy));
      expect(fullAt(cut)).toBe(NOW + 7 * DAY + (some + more) * HOUR);
    }),
  );
});

test('an outage from before a term began counts from its beginning', () => {
  const term = runningTerm(7, 'day', NOW, policy);
  const longer = extend(term, { from: NOW - 9 * DAY, to: NOW + DAY }, policy);
  expect(fullAt(longer)).toBe(NOW + 8 * DAY);
});
