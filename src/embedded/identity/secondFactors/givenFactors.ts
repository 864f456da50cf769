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

/**
 * What the account's second factors become. One that it has keeps its secret. Throws UNVERIFIED_EMAIL,
 * DUPLICATE_MFA_ENROLLMENT_ID, INVALID_PHONE_NUMBER.
 */
export function takeFactors(
  { clock }: Pick<IdentityService, 'clock'>,
  { email, emailVerified, secondFactors }: Account,
  given: z.output<typeof givenFactorsSchema> = [],
): SecondFactor[] {
  if (given.length > 0 && !(email && emailVerified))
    fail('UNVERIFIED_EMAIL', 'Need to verify email first before enrolling second factors.');
  const ids = given.flatMap(({ mfaEnrollmentId }) => mfaEnrollmentId ?? []);
  if (new Set(ids).size < ids.length) fail('DUPLICATE_MFA_ENROLLMENT_ID');
  return given.map(({ mfaEnrollmentId, displayName, phoneInfo, enrolledAt }) => {
    const known = secondFactors.find((factor) => factor.mfaEnrollmentId === mfaEnrollmentId);
    return {
      mfaEnrollmentId: mfaEnrollmentId ?? crypto.randomUUID(),
      enrolledAt: known?.enrolledAt ?? enrolledAt ?? new Date(clock.now()).toISOString(),
      displayName: displayName ?? known?.displayName,
      ...(known?.totp ? { totp: known.totp } : { phoneInfo: checkPhoneNumber(phoneInfo) }),
    };
  });
}
