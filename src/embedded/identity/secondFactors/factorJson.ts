/** A second factor on the wire, never with its secret. */
import type { SecondFactor } from '../store/account.ts';

/** A factor as `accounts:lookup` and a pending sign-in show it. The owner sees a number in full, others its end. */
export function factorJson(factor: SecondFactor, isMasked = false) {
  const { mfaEnrollmentId, displayName, enrolledAt, phoneInfo, totp } = factor;
  const mask = (number: string) => `${'*'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;
  return {
    mfaEnrollmentId,
    ...(displayName ? { displayName } : {}),
    enrolledAt,
    ...(phoneInfo ? { phoneInfo: isMasked ? `+${mask(phoneInfo.slice(1))}` : phoneInfo } : {}),
    ...(totp ? { totpInfo: {} } : {}),
  };
}
