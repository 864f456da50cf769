import { describe, expect, it } from 'vitest';
import { listAddresses } from '#shared/listedAddresses.ts';
import { decideAdmin } from './decideAdmin.ts';
import { loading, signedIn, signedOut } from './sessionStates.fixture.ts';

describe('The admin guard', () => {
  const admins = listAddresses(['One@Example.org', 'two@example.org', 'three@example.org'], 'a-salt');
  it.each([
    ['waits while loading', loading, 'wait'],
    ['sends the unauthenticated to /auth', signedOut, 'go-to-auth'],
    ['compares addresses case-insensitively', signedIn('one@EXAMPLE.org'), 'show'],
    ['denies others', signedIn('four@example.org'), 'deny'],
    ['denies an account without an address', signedIn(null), 'deny'],
    ['denies a longer address that ends like a listed one', signedIn('xtwo@example.org'), 'deny'],
  ] as const)('%s', (_title, session, decision) => {
    expect(decideAdmin(session, admins)).toBe(decision);
  });

  it('admits nobody when no address is listed', () => {
    expect(decideAdmin(signedIn(''), listAddresses([''], 'a-salt'))).toBe('deny');
  });
});
