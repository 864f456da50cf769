/** Second factors as the business logic hands them over, when it makes, imports or changes an account. */
import { z } from 'zod';
import { nameText, phoneText, secretText } from '../bounds.ts';
import { fail } from '../identityError.ts';
import { checkPhoneNumber } from '../phone/textCodes.ts';
import type { IdentityService } from '../service.ts';
import type { Account, SecondFactor } from '../store/account.ts';

export const givenFactorsSchema = z
  .array(
    z.looseObject({
      mfaEnrollmentId: secretText.optional(),
      displayName: nameText.nullish(),
      phoneInfo: phoneText.optional(),
      enrolledAt: z.iso.datetime({ offset: true }).optional(),
    }),
  )
  .max(20);

/** As many as the vendor lets an account have. */
const LIMIT = 5;

/**
 * What the account's second factors become. One that it has keeps its secret. Throws UNVERIFIED_EMAIL,
 * DUPLICATE_MFA_ENROLLMENT_ID, SECOND_FACTOR_LIMIT_EXCEEDED, SECOND_FACTOR_EXISTS, INVALID_PHONE_NUMBER.
 */
export function takeFactors(
  { clock, compatibility }: Pick<IdentityService, 'clock' | 'compatibility'>,
  { email, emailVerified, secondFactors }: Account,
  given: z.output<typeof givenFactorsSchema> = [],
): SecondFactor[] {
  if (given.length > 0 && !(email && emailVerified))
    fail('UNVERIFIED_EMAIL', 'Need to verify email first before enrolling second factors.');
  const ids = given.flatMap(({ mfaEnrollmentId }) => mfaEnrollmentId ?? []);
  if (new Set(ids).size < ids.length) fail('DUPLICATE_MFA_ENROLLMENT_ID');
  if (given.length > LIMIT) fail('SECOND_FACTOR_LIMIT_EXCEEDED');
  const numbers = given.map(({ phoneInfo }) => (phoneInfo ? checkPhoneNumber(phoneInfo) : null));
  const isRepeated = (number: string | null | undefined, at: number) =>
    number && numbers.indexOf(number) < at;
  // The vendor's emulator passes over a number that is given twice, where its service refuses it.
  if (!compatibility && numbers.some(isRepeated))
    fail('SECOND_FACTOR_EXISTS', 'Phone number already enrolled as second factor for this account.');
  const different = given.filter((_, at) => !isRepeated(numbers[at], at));
  return different.map(({ mfaEnrollmentId, displayName, phoneInfo, enrolledAt }) => {
    const known = secondFactors.find((factor) => factor.mfaEnrollmentId === mfaEnrollmentId);
    return {
      mfaEnrollmentId: mfaEnrollmentId ?? crypto.randomUUID(),
      enrolledAt: known?.enrolledAt ?? enrolledAt ?? new Date(clock.now()).toISOString(),
      displayName: displayName ?? known?.displayName,
      ...(known?.totp ? { totp: known.totp } : { phoneInfo: checkPhoneNumber(phoneInfo) }),
    };
  });
}
