/**
 * Slows down guessing and sending. A wrong guess counts for the account from where it was made, for the account from
 * everywhere strange, for the address, and in all; whoever was right from a place before has an allowance of their own
 * there, so that no stranger locks an owner out. Kept in memory: a restart forgives, and nothing about who tried is
 * written down.
 *
 * [Note: our own windows] rate-limiter-flexible counts by `Date.now` and by timers, keeps every key it is given, and
 * has no clock to inject: limits are tested here by moving the clock, and keys are capped.
 */
import type { Clock } from '#shared/clock.ts';
import { fail } from '../failure.ts';
import { createWindows } from './windows.ts';

/** Milliseconds. */
const WINDOW = 10 * 60_000;
const PER_ACCOUNT_AND_PLACE = 10;
const PER_ACCOUNT_FROM_STRANGE_PLACES = 50;
const PER_ADDRESS = 60;
const IN_ALL = 6_000;
/** Messages cost somebody something, or fill a mailbox. */
const MESSAGES_PER_RECIPIENT_AND_PLACE = 10;
const MESSAGES_PER_RECIPIENT = 60;

/** Where a try comes from. */
export interface Place {
  readonly address: string;
  /** A place this account was entered from before: the device's own name, or the address. */
  readonly known: { readonly kind: 'device' | 'address'; readonly name: string } | null;
}

export const placeOf = (address: string): Place => ({ address, known: null });

export interface Attempts {
  /**
   * Counts a try before its outcome is known: a thousand guesses at once are a thousand guesses.
   * Throws TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  admit(account: string, place: Place): void;
  /** The try was right: the account's count from here begins again, and the others have one the less. */
  forgive(account: string, place: Place): void;
  /**
   * Counts a message to `recipient`, asked for from a place: what strangers ask for counts together, and leaves a device
   * that the recipient's account knows its own. Throws TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  admitMessage(recipient: string, place: Place): void;
}

export function createAttempts(clock: Clock, factor = 1): Attempts {
  const windows = createWindows(clock, WINDOW);
  /** Keys and their caps. A known device is held to its own count alone. */
  const counted = (account: string, { address, known }: Place): readonly (readonly [string, number])[] => {
    const own = [
      `account ${account} from ${known?.kind === 'device' ? `device ${known.name}` : address}`,
      PER_ACCOUNT_AND_PLACE,
    ] as const;
    if (known?.kind === 'device') return [own];
    const fromAddress = [`address ${address}`, PER_ADDRESS] as const;
    if (known) return [own, fromAddress];
    return [own, fromAddress, [`account ${account}`, PER_ACCOUNT_FROM_STRANGE_PLACES], ['all', IN_ALL]];
  };
  const admit = (keys: readonly (readonly [string, number])[]) => {
    if (keys.some(([key, cap]) => windows.count(key) >= cap * factor))
      fail('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many unsuccessful login attempts. Please try again later.');
    for (const [key] of keys) windows.add(key);
  };
  return {
    admit: (account, place) => admit(counted(account, place)),
    forgive(account, place) {
      const [own, ...others] = counted(account, place);
      if (own) windows.clear(own[0]);
      for (const [key] of others) windows.takeBack(key);
    },
    admitMessage(recipient, { address, known }) {
      const device = known?.kind === 'device' ? known.name : null;
      const from = device === null ? address : `device ${device}`;
      admit([
        [`message ${recipient} from ${from}`, MESSAGES_PER_RECIPIENT_AND_PLACE],
        ...(device === null
          ? ([
              [`message ${recipient}`, MESSAGES_PER_RECIPIENT],
              [`address ${address}`, PER_ADDRESS],
              ['messages', IN_ALL],
            ] as const)
          : []),
      ]);
    },
  };
}
