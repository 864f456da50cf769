/** Codes of an authenticator app: RFC 6238 with SHA-1, six digits, thirty seconds, as the vendor's. */
import { Secret, TOTP } from 'otpauth';

export const TOTP_DIGITS = 6;
/** Seconds. */
export const TOTP_PERIOD = 30;
/** Steps before and after now: a phone's clock is rarely exact. */
const TOLERANCE = 1;

/** Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The time step a code belongs to; null for a wrong one. `now` in milliseconds. A step's code works once: keep it. */
export function matchTotp(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD,
  });
  const delta = totp.validate({ token: code, timestamp: now, window: TOLERANCE });
  return delta === null ? null : Math.floor(now / 1000 / TOTP_PERIOD) + delta;
}
