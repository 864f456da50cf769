/**
 * Slows down guessing: too many failures for one account, or from one address, and both wait. Kept in memory: a
 * restart forgives, and nothing about who tried is written down.
 */
import type { Clock } from '#shared/clock.ts';
import { fail } from '../failure.ts';

/** Failures are counted over this long, in milliseconds. */
const WINDOW = 10 * 60_000;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 60;
/** Old entries are dropped when there are this many. */
const ENTRY_LIMIT = 50_000;

export interface Attempts {
  /**
   * Counts a try before its outcome is known: a thousand guesses at once are a thousand guesses.
   * Throws TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  admit(account: string, address: string): void;
  /** The try was right: the account's count begins again, and the address has one the less. */
  forgive(account: string, address: string): void;
}

export function createAttempts(clock: Clock, factor = 1): Attempts {
  const tries = new Map<string, number[]>();
  const recent = (key: string) => (tries.get(key) ?? []).filter((at) => clock.now() - at < WINDOW);
  const note = (key: string) => {
    if (tries.size > ENTRY_LIMIT) {
      for (const old of tries.keys()) if (recent(old).length === 0) tries.delete(old);
    }
    tries.set(key, [...recent(key), clock.now()]);
  };
  const accountKey = (account: string) => `account ${account}`;
  const addressKey = (address: string) => `address ${address}`;
  return {
    admit(account, address) {
      const isTooMany =
        recent(accountKey(account)).length >= FAILURES_PER_ACCOUNT * factor ||
        recent(addressKey(address)).length >= FAILURES_PER_ADDRESS * factor;
      if (isTooMany) {
        fail('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many unsuccessful login attempts. Please try again later.');
      }
      note(accountKey(account));
      note(addressKey(address));
    },
    forgive(account, address) {
      tries.delete(accountKey(account));
      tries.set(addressKey(address), recent(addressKey(address)).slice(1));
    },
  };
}
