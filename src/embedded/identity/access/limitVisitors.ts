/**
 * How much may be asked of the identity service without a session: per address, and in all. The bounds are far above
 * what a household or a small company does, and far below what would keep others waiting.
 */
import type { Context } from 'hono';
import type { Clock } from '#shared/clock.ts';
import { limitKey } from '../../http/clientAddress.ts';
import { fail } from '../identityError.ts';
import { createWindows } from './windows.ts';

/** Milliseconds. */
const WINDOW = 10 * 60_000;
const REQUESTS_PER_ADDRESS = 12_000;
const REQUESTS_IN_ALL = 120_000;
const SIGN_UPS_PER_ADDRESS = 300;
const SIGN_UPS_IN_ALL = 3_000;

export interface VisitorLimits {
  /** Throws TOO_MANY_ATTEMPTS_TRY_LATER. */
  admitRequest(context: Context): void;
  admitSignUp(context: Context): void;
}

export function createVisitorLimits(clock: Clock, factor = 1): VisitorLimits {
  const windows = createWindows(clock, WINDOW);
  const admit = (what: string, address: string, perAddress: number, inAll: number) => {
    const keys = [
      [`${what} from ${address}`, perAddress],
      [what, inAll],
    ] as const;
    if (keys.some(([key, cap]) => windows.count(key) >= cap * factor))
      fail('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many requests. Please try again later.');
    for (const [key] of keys) windows.add(key);
  };
  return {
    admitRequest: (context) => admit('requests', limitKey(context), REQUESTS_PER_ADDRESS, REQUESTS_IN_ALL),
    admitSignUp: (context) => admit('sign-ups', limitKey(context), SIGN_UPS_PER_ADDRESS, SIGN_UPS_IN_ALL),
  };
}
