/**
 * Adding and removing a second factor. Source: identitytoolkit v2, `accounts.mfaEnrollment`. As the vendor's: the
 * address must be confirmed and the sign-in recent, and every other session ends.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { fail } from '../failure.ts';
import { checkPhoneNumber, redeemTextCode, sendTextCode } from '../phone/textCodes.ts';
import {
  accountOfToken,
  addressOf,
  endSessions,
  type IdentityService,
  openSession,
  RECENT_SIGN_IN,
  readBody,
} from '../service.ts';
import type { Account, SecondFactor } from '../store/account.ts';
import type { TicketKind } from '../store/tickets.ts';
import { matchTotp, newTotpSecret, TOTP_DIGITS, TOTP_PERIOD } from './totp.ts';

const FACTOR_LIMIT = 5;

const enrolmentSchema = z.object({ localId: z.string(), secret: z.string() });
const totpEnrolment: TicketKind<z.output<typeof enrolmentSchema>> = {
  name: 'totp-enrolment',
  payload: enrolmentSchema,
  lifetime: 10 * 60_000,
};

async function ownerOf(service: IdentityService, idToken: string | undefined) {
  const { account, authTime, claims } = await accountOfToken(service, idToken);
  if (service.clock.now() / 1000 - authTime > RECENT_SIGN_IN) fail('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  const provider = z
    .looseObject({ sign_in_provider: z.string() })
    .catch({ sign_in_provider: 'password' })
    .parse(claims.firebase).sign_in_provider;
  return { account, provider };
}

function assertMayEnrol(account: Account): void {
  if (!account.email || !account.emailVerified) fail('UNVERIFIED_EMAIL', 'Need to verify email first.');
  if (account.secondFactors.length >= FACTOR_LIMIT) fail('SECOND_FACTOR_LIMIT_EXCEEDED');
}

const startSchema = z.looseObject({
  idToken: z.string().optional(),
  totpEnrollmentInfo: z.looseObject({}).optional(),
  phoneEnrollmentInfo: z.looseObject({ phoneNumber: z.string().optional() }).optional(),
});

/** `mfaEnrollment:start` */
export async function startEnrolment(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, startSchema);
  const { account } = await ownerOf(service, body.idToken);
  assertMayEnrol(account);
  const { localId } = account;
  if (body.phoneEnrollmentInfo) {
    const phoneNumber = checkPhoneNumber(body.phoneEnrollmentInfo.phoneNumber);
    if (account.secondFactors.some(({ phoneInfo }) => phoneInfo === phoneNumber))
      fail('SECOND_FACTOR_EXISTS');
    const session = await sendTextCode(service, phoneNumber, 'enrolment', addressOf(context), localId);
    return { phoneSessionInfo: { sessionInfo: session } };
  }
  if (!body.totpEnrollmentInfo) fail('INVALID_ARGUMENT', 'No second factor was named.');
  const secret = newTotpSecret();
  const sessionInfo = service.tickets.issue(totpEnrolment, { localId, secret }, localId);
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: TOTP_DIGITS,
      hashingAlgorithm: 'SHA1',
      periodSec: TOTP_PERIOD,
      sessionInfo,
      finalizeEnrollmentTime: new Date(service.clock.now() + totpEnrolment.lifetime).toISOString(),
    },
  };
}

const finishSchema = z.looseObject({
  idToken: z.string().optional(),
  displayName: z.string().max(256).nullish(),
  totpVerificationInfo: z
    .looseObject({ sessionInfo: z.string().optional(), verificationCode: z.string().optional() })
    .optional(),
  phoneVerificationInfo: z
    .looseObject({ sessionInfo: z.string().optional(), code: z.string().optional() })
    .optional(),
});
type Finish = z.output<typeof finishSchema>;

function proveTotp(service: IdentityService, account: Account, given: Finish['totpVerificationInfo']) {
  if (!given?.sessionInfo) fail('MISSING_SESSION_INFO');
  if (!given.verificationCode) fail('MISSING_CODE');
  const ticket = service.tickets.find(totpEnrolment, given.sessionInfo);
  if (!ticket || ticket.payload.localId !== account.localId) fail('INVALID_SESSION_INFO');
  if (ticket.isExpired || ticket.failures >= FACTOR_LIMIT) fail('SESSION_EXPIRED');
  const { secret } = ticket.payload;
  const lastStep = matchTotp(secret, given.verificationCode, service.clock.now());
  if (lastStep === null) {
    service.tickets.noteFailure(given.sessionInfo);
    fail('INVALID_CODE');
  }
  service.tickets.redeem(given.sessionInfo);
  return { totp: { secret, lastStep } };
}

/** `mfaEnrollment:finalize` */
export async function finishEnrolment(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, finishSchema);
  const { account, provider } = await ownerOf(service, body.idToken);
  assertMayEnrol(account);
  const text = body.phoneVerificationInfo;
  const proven = text
    ? { phoneInfo: redeemTextCode(service, text.sessionInfo, text.code, 'enrolment') }
    : proveTotp(service, account, body.totpVerificationInfo);
  const factor: SecondFactor = {
    mfaEnrollmentId: crypto.randomUUID(),
    enrolledAt: new Date(service.clock.now()).toISOString(),
    ...(body.displayName ? { displayName: body.displayName } : {}),
    ...proven,
  };
  account.secondFactors = [...account.secondFactors, factor];
  endSessions(service, account);
  service.accounts.save(account);
  const { idToken, refreshToken } = await openSession(service, account, provider, { factor });
  return { idToken, refreshToken, ...(text ? { phoneAuthInfo: {} } : { totpAuthInfo: {} }) };
}

const withdrawSchema = z.looseObject({
  idToken: z.string().optional(),
  mfaEnrollmentId: z.string().optional(),
});

/** `mfaEnrollment:withdraw` */
export async function withdrawEnrolment(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, withdrawSchema);
  const { account, provider } = await ownerOf(service, body.idToken);
  if (!body.mfaEnrollmentId) fail('MISSING_MFA_ENROLLMENT_ID');
  const left = account.secondFactors.filter(
    ({ mfaEnrollmentId }) => mfaEnrollmentId !== body.mfaEnrollmentId,
  );
  if (left.length === account.secondFactors.length) fail('MFA_ENROLLMENT_NOT_FOUND');
  account.secondFactors = left;
  endSessions(service, account);
  service.accounts.save(account);
  const { idToken, refreshToken } = await openSession(service, account, provider);
  return { idToken, refreshToken };
}
