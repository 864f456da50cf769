import { describe, expect, test } from 'vitest';
import { movableClock } from '../../../../tests/support/backend.ts';
import { createAttempts, type Place } from './attempts.ts';

const strange = (address: string): Place => ({ address, known: null });
const familiar = (address: string): Place => ({ address, known: { kind: 'address', name: address } });
const device = (address: string): Place => ({ address, known: { kind: 'device', name: 'her-laptop' } });

function guessing() {
  const clock = movableClock();
  const attempts = createAttempts(clock);
  const guess = (place: Place, times: number, account = 'rose@example.org') => {
    for (let index = 0; index < times; index += 1) attempts.admit(account, place);
  };
  return { clock, attempts, guess };
}

describe('Too many wrong passwords', () => {
  test('slow who made them, at that account, for ten minutes', () => {
    const { clock, guess } = guessing();
    guess(strange('203.0.113.7'), 10);
    expect(() => guess(strange('203.0.113.7'), 1)).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    clock.advance(10 * 60_000);
    expect(() => guess(strange('203.0.113.7'), 1)).not.toThrow();
  });

  test('of a stranger lock no owner out, wherever the stranger sits', () => {
    const { guess } = guessing();
    for (let host = 1; host <= 5; host += 1) guess(strange(`203.0.113.${host}`), 10);
    expect(() => guess(strange('198.51.100.1'), 1)).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(() => guess(familiar('192.0.2.1'), 1)).not.toThrow();
    expect(() => guess(device('203.0.113.1'), 1)).not.toThrow();
  });

  test('from one address at many accounts slow that address, and no device that is known behind it', () => {
    const { guess } = guessing();
    for (let person = 0; person < 60; person += 1) guess(strange('203.0.113.7'), 1, `person-${person}`);
    expect(() => guess(familiar('203.0.113.7'), 1)).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(() => guess(device('203.0.113.7'), 1)).not.toThrow();
  });

  test('of a known device slow that device', () => {
    const { guess } = guessing();
    guess(device('192.0.2.1'), 10);
    expect(() => guess(device('198.51.100.1'), 1)).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  test('are forgiven by a right one', () => {
    const { attempts, guess } = guessing();
    for (let round = 0; round < 20; round += 1) {
      guess(strange('203.0.113.7'), 9);
      for (let right = 0; right < 9; right += 1) attempts.forgive('rose@example.org', strange('203.0.113.7'));
    }
  });

  test('end when the clock is set back: nobody waits for a time that was never right', () => {
    const { clock, guess } = guessing();
    guess(strange('203.0.113.7'), 10);
    clock.advance(-24 * 3_600_000);
    expect(() => guess(strange('203.0.113.7'), 1)).not.toThrow();
  });
});

describe('Messages to a mailbox', () => {
  const asking = () => {
    const { attempts } = guessing();
    return (place: Place, times: number) => {
      for (let index = 0; index < times; index += 1) attempts.admitMessage('rose@example.org', place);
    };
  };

  test('are ten in ten minutes for who asks from one place, and keep nobody else from asking', () => {
    const ask = asking();
    ask(strange('203.0.113.7'), 10);
    expect(() => ask(strange('203.0.113.7'), 1)).toThrow('TOO_MANY');
    expect(() => ask(strange('198.51.100.1'), 1)).not.toThrow();
  });

  test('are sixty for all strangers together, which keeps no device that is known from asking', () => {
    const ask = asking();
    for (let host = 1; host <= 6; host += 1) ask(strange(`203.0.113.${host}`), 10);
    expect(() => ask(strange('198.51.100.1'), 1)).toThrow('TOO_MANY');
    expect(() => ask(device('198.51.100.1'), 10)).not.toThrow();
    expect(() => ask(device('198.51.100.1'), 1)).toThrow('TOO_MANY');
  });
});
