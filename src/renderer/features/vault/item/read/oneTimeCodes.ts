/** One-time codes of a login. Loaded with the first one that is shown or written. */
import { TOTP, URI } from 'otpauth';
import { readOneTimeCode } from '../../import/oneTimeCode.ts';

export interface CodeAt {
  readonly code: string;
  /** Seconds until the next one, and of how many. */
  readonly left: number;
  readonly period: number;
}

/** `written` is an address or a secret; null when no code can be made of it. `now` in milliseconds. */
export function codesOf(written: string): ((now: number) => CodeAt) | null {
  const address = readOneTimeCode(written, { issuer: '', account: '' });
  const codes = address === null ? null : URI.parse(address);
  if (!(codes instanceof TOTP)) return null;
  return (now) => ({
    code: codes.generate({ timestamp: now }),
    left: codes.period - (Math.floor(now / 1_000) % codes.period),
    period: codes.period,
  });
}

export { readOneTimeCode };
