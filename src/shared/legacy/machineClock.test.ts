import { expect, test } from 'vitest';
import { beginLifetime, happen, timePasses } from '../lifeVerification/lifetime.testing.ts';
import { nextDeadline } from '../lifeVerification/passingTime.ts';
import { nextLook, REHEARSAL_STEP, rehearsalClock, shownAt } from './machineClock.ts';

const NOW = Date.UTC(2026, 0, 5, 14, 20);
const armed = beginLifetime('2026-01-05T15:20');

test('a rehearsal’s clock stands still, and its first step is due at once, the next a few seconds later', () => {
  const clock = rehearsalClock(NOW);
  expect(shownAt(clock, NOW + 60_000)).toBe(NOW);
  expect(nextLook({ life: armed.life, clock })).toBe(NOW);
  expect(nextLook({ life: armed.life, clock: { ...clock, movedAt: NOW } })).toBe(NOW + REHEARSAL_STEP);
});

test('a rehearsal waits for an owner who has checked in, and leaps over nobody’s answer', () => {
  const checkedIn = happen(timePasses(armed), { is: 'sign-of-life' });
  expect(nextLook({ life: checkedIn.life, clock: rehearsalClock(NOW) })).toBeNull();
  const reported = armed.life.contacts.reduce(
    (before, { id: contact }) => happen(before, { is: 'report', contact, round: before.life.round }),
    armed,
  );
  expect(reported.life.state.is).toBe('verifying');
  expect(nextLook({ life: reported.life, clock: rehearsalClock(NOW) })).toBeNull();
});

test('the verification that counts is told the world’s time', () => {
  expect(shownAt(null, 1_234)).toBe(1_234);
  expect(nextLook({ life: armed.life, clock: null })).toBe(nextDeadline(armed.life));
});
