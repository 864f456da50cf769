import { describe, expect, test } from 'vitest';
import { movableClock } from '../../../../tests/support/movableClock.ts';
import { createAttempts, type Place, placeOf } from './attempts.ts';

const strange = placeOf;
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
    clock.advance(10 * 60_000 - 1);
    expect(() => guess(strange('203.0.113.7'), 1)).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    clock.advance(1);
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

describe('Too many wrong codes', () => {
  const coding = (factor?: number) => {
    const clock = movableClock();
    const attempts = createAttempts(clock, factor);
    const enter = (place: Place, times: number) => {
      for (let index = 0; index < times; index += 1) attempts.admitCode('rose@example.org', place);
    };
    return { clock, attempts, enter };
  };

  test('slow like passwords for ten minutes, and end for a day at thirty from one place', () => {
    const { clock, enter } = coding();
    for (let round = 0; round < 3; round += 1) {
      enter(strange('203.0.113.7'), 10);
      expect(() => enter(strange('203.0.113.7'), 1)).toThrow('TOO_MANY');
      clock.advance(10 * 60_000);
    }
    expect(() => enter(strange('203.0.113.7'), 1)).toThrow('TOO_MANY');
    expect(() => enter(strange('198.51.100.1'), 1)).not.toThrow();
    clock.advance(24 * 3_600_000);
    expect(() => enter(strange('203.0.113.7'), 1)).not.toThrow();
  });

  test('are a hundred a day from everywhere strange', () => {
    const { clock, enter } = coding();
    for (let host = 1; host <= 10; host += 1) {
      enter(strange(`203.0.113.${host}`), 10);
      clock.advance(10 * 60_000);
    }
    expect(() => enter(strange('198.51.100.1'), 1)).toThrow('TOO_MANY');
    expect(() => enter(familiar('192.0.2.1'), 1)).not.toThrow();
  });

  test('are forgiven by a right one, for the ten minutes and for the day', () => {
    const { clock, attempts, enter } = coding();
    for (let round = 0; round < 40; round += 1) {
      enter(strange('203.0.113.7'), 9);
      for (let right = 0; right < 9; right += 1)
        attempts.forgiveCode('rose@example.org', strange('203.0.113.7'));
      clock.advance(60_000);
    }
    enter(strange('203.0.113.7'), 10);
    expect(() => enter(strange('203.0.113.7'), 1)).toThrow('TOO_MANY');
  });

  test('are as many more as the operator allows', () => {
    const { enter } = coding(2);
    enter(strange('203.0.113.7'), 20);
    expect(() => enter(strange('203.0.113.7'), 1)).toThrow('TOO_MANY');
  });
});

describe('A flood', () => {
  test('of guesses from everywhere at everybody slows all strangers, and nobody who is known', () => {
    const { guess } = guessing();
    for (let person = 0; person < 6_000; person += 1)
      guess(strange(`198.51.${person >> 8}.${person & 255}`), 1, `person-${person}`);
    expect(() => guess(strange('203.0.113.7'), 1, 'somebody')).toThrow('TOO_MANY');
    expect(() => guess(familiar('203.0.113.7'), 1, 'somebody')).not.toThrow();
  });

  test('of messages from one address to many mailboxes slows that address', () => {
    const { attempts } = guessing();
    for (let person = 0; person < 60; person += 1)
      attempts.admitMessage(`person-${person}@example.org`, strange('203.0.113.7'));
    expect(() => attempts.admitMessage('rose@example.org', strange('203.0.113.7'))).toThrow('TOO_MANY');
    expect(() => attempts.admitMessage('rose@example.org', device('203.0.113.7'))).not.toThrow();
    expect(() => attempts.admitMessage('rose@example.org', strange('198.51.100.1'))).not.toThrow();
  });

  test('of messages from everywhere to everybody slows all strangers', () => {
    const { attempts } = guessing();
    for (let person = 0; person < 6_000; person += 1)
      attempts.admitMessage(`person-${person}`, strange(`198.51.${person >> 8}.${person & 255}`));
    expect(() => attempts.admitMessage('rose@example.org', strange('203.0.113.7'))).toThrow('TOO_MANY');
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
    expect(() => ask(device('203.0.113.99'), 1)).toThrow('TOO_MANY');
  });
});
