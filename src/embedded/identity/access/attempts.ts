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
import { fail } from '../identityError.ts';
import { createWindows, type Windows } from './windows.ts';

/** Milliseconds. */
const WINDOW = 10 * 60_000;
const DAY = 24 * 3_600_000;

interface Caps {
  readonly perAccountAndPlace: number;
  readonly perAccountFromStrangePlaces: number;
  readonly perAddress: number;
  readonly inAll: number;
}
const GUESSES: Caps = {
  perAccountAndPlace: 10,
  perAccountFromStrangePlaces: 50,
  perAddress: 60,
  inAll: 6_000,
};
/** A code has six digits: a hundred guesses a day are one hit in thirty years. */
const CODES_A_DAY: Caps = {
  perAccountAndPlace: 30,
  perAccountFromStrangePlaces: 100,
  perAddress: 300,
  inAll: 20_000,
};
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
  /** The same for a short code, by the day as well: asking for a new one begins no count again. */
  admitCode(account: string, place: Place): void;
  forgiveCode(account: string, place: Place): void;
  /**
   * Counts a message to `recipient`, asked for from a place: what strangers ask for counts together, and leaves a device
   * that the recipient's account knows its own. Throws TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  admitMessage(recipient: string, place: Place): void;
}

interface Count {
  readonly windows: Windows;
  readonly key: string;
  readonly cap: number;
}

/** What a try counts for, its own place first. A known device is held to its own count alone. */
function countsOf(windows: Windows, caps: Caps, account: string, { address, known }: Place): Count[] {
  const count = (key: string, cap: number): Count => ({ windows, key, cap });
  const device = known?.kind === 'device' ? `device ${known.name}` : null;
  const own = count(`account ${account} from ${device ?? address}`, caps.perAccountAndPlace);
  if (device !== null) return [own];
  const fromAddress = count(`address ${address}`, caps.perAddress);
  if (known) return [own, fromAddress];
  const fromStrangePlaces = count(`account ${account}`, caps.perAccountFromStrangePlaces);
  return [own, fromAddress, fromStrangePlaces, count('all', caps.inAll)];
}

function forgiveCounts([own, ...others]: readonly Count[]): void {
  own?.windows.clear(own.key);
  for (const { windows, key } of others) windows.takeBack(key);
}

export function createAttempts(clock: Clock, factor = 1): Attempts {
  const shortly = createWindows(clock, WINDOW);
  const daily = createWindows(clock, DAY);
  const guesses = (account: string, place: Place) => countsOf(shortly, GUESSES, account, place);
  const codesOfDay = (account: string, place: Place) => countsOf(daily, CODES_A_DAY, account, place);
  const admit = (counts: readonly Count[]) => {
    if (counts.some(({ windows, key, cap }) => windows.count(key) >= cap * factor))
      fail('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many unsuccessful login attempts. Please try again later.');
    for (const { windows, key } of counts) windows.add(key);
  };
  const message = (key: string, cap: number): Count => ({ windows: shortly, key, cap });
  return {
    admit: (account, place) => admit(guesses(account, place)),
    forgive: (account, place) => forgiveCounts(guesses(account, place)),
    admitCode: (account, place) => admit([...guesses(account, place), ...codesOfDay(account, place)]),
    forgiveCode(account, place) {
      forgiveCounts(guesses(account, place));
      forgiveCounts(codesOfDay(account, place));
    },
    admitMessage(recipient, { address, known }) {
      const device = known?.kind === 'device' ? known.name : null;
      const from = device === null ? address : `device ${device}`;
      admit([
        message(`message ${recipient} from ${from}`, MESSAGES_PER_RECIPIENT_AND_PLACE),
        ...(device === null
          ? [
              message(`message ${recipient}`, MESSAGES_PER_RECIPIENT),
              message(`address ${address}`, GUESSES.perAddress),
              message('messages', GUESSES.inAll),
            ]
          : []),
      ]);
    },
  };
}
