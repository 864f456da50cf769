import { describe, expect, test } from 'vitest';
import { movableClock } from '../../../../tests/support/backend.ts';
import type { Account } from '../store/account.ts';
import { createAttempts } from './attempts.ts';
import { guessedAccount } from './guessedAccount.ts';

const demo = { customAttributes: '{"demo":true}' } as Account;
const rose = { customAttributes: undefined } as Account;

describe('Too many wrong passwords', () => {
  const lockOut = (email: string, account: Account | null) => {
    const attempts = createAttempts(movableClock());
    for (let guess = 0; guess < 10; guess += 1)
      attempts.admit(guessedAccount(email, account, '203.0.113.7'), '203.0.113.7');
    return (address: string) => attempts.admit(guessedAccount(email, account, address), address);
  };

  test('at somebody’s account slow every address that tries it', () => {
    const tryFrom = lockOut('rose@example.org', rose);
    expect(() => tryFrom('203.0.113.7')).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(() => tryFrom('198.51.100.1')).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  test('at the demo slow whoever made them and leave it open to others', () => {
    const tryFrom = lockOut('demo@amaranth.example', demo);
    expect(() => tryFrom('203.0.113.7')).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(() => tryFrom('198.51.100.1')).not.toThrow();
  });
});
