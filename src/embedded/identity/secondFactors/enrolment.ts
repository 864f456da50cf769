/**
 * Adding and removing a second factor. Source: identitytoolkit v2, `accounts.mfaEnrollment`. As the vendor's: the
 * address must be confirmed and the sign-in recent, every other session ends, and the owner is mailed a way back.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { limitKey } from '../../http/clientAddress.ts';
import { placeOf } from '../access/attempts.ts';
import { accountOfRecentSignIn, endSessions, openSession } from '../access/session.ts';
import { codeText, nameText, phoneText, secretText, tokenText } from '../bounds.ts';
import { requestLocale } from '../endpoints/requestLocale.ts';
import { offerFactorUndo } from '../endpoints/waysBack.ts';
import { fail } from '../identityError.ts';
import { tellOwner } from '../mails/ownerMail.ts';
import { checkPhoneNumber, redeemTextCode, sendTextCode } from '../phone/textCodes.ts';
import { type IdentityService, readBody } from '../service.ts';
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

/** Ways in that a second step does not follow. */
const ineligible: ReadonlySet<string> = new Set(['anonymous', 'phone', 'custom']);

async function ownerOf(service: IdentityService, idToken: string | undefined) {
  const { account, signIn } = await accountOfRecentSignIn(service, idToken);
  return { account, provider: signIn.provider, usedFactor: signIn.secondFactor?.identifier };
}

function assertMayEnrol(account: Account, provider: string): void {
  if (ineligible.has(provider))
    fail('UNSUPPORTED_FIRST_FACTOR', 'MFA is not available for the given first factor.');
  if (!account.email || !account.emailVerified)
    fail('UNVERIFIED_EMAIL', 'Need to verify email first before enrolling second factors.');
  if (account.secondFactors.length >= FACTOR_LIMIT) fail('SECOND_FACTOR_LIMIT_EXCEEDED');
}

function assertIsNew({ secondFactors }: Account, phoneNumber: string): void {
  if (secondFactors.some(({ phoneInfo }) => phoneInfo === phoneNumber))
    fail('SECOND_FACTOR_EXISTS', 'Phone number already enrolled as second factor for this account.');
}

function provePhone(
  service: IdentityService,
  context: Context,
  account: Account,
  given: NonNullable<Finish['phoneVerificationInfo']>,
) {
  const phoneInfo = redeemTextCode(service, context, given, 'enrolment', account.localId);
  assertIsNew(account, phoneInfo);
  return { phoneInfo };
}

const startSchema = z.looseObject({
  idToken: tokenText.optional(),
  totpEnrollmentInfo: z.looseObject({}).optional(),
  phoneEnrollmentInfo: z.looseObject({ phoneNumber: phoneText.optional() }).optional(),
});

/** `mfaEnrollment:start` */
export async function startEnrolment(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, startSchema);
  const { account, provider } = await ownerOf(service, body.idToken);
  assertMayEnrol(account, provider);
  const { localId } = account;
  if (body.phoneEnrollmentInfo) {
    const phoneNumber = checkPhoneNumber(body.phoneEnrollmentInfo.phoneNumber);
    assertIsNew(account, phoneNumber);
    // Whose number it is has still to be shown: who asks is a stranger to it.
    const place = placeOf(limitKey(context));
    const session = await sendTextCode(
      service,
      phoneNumber,
      'enrolment',
      place,
      localId,
      requestLocale(context),
    );
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
  idToken: tokenText.optional(),
  displayName: nameText.nullish(),
  totpVerificationInfo: z
    .looseObject({ sessionInfo: secretText.optional(), verificationCode: codeText.optional() })
    .optional(),
  phoneVerificationInfo: z
    .looseObject({ sessionInfo: secretText.optional(), code: codeText.optional() })
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
  assertMayEnrol(account, provider);
  const text = body.phoneVerificationInfo;
  const proven = text
    ? provePhone(service, context, account, text)
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
  // Before the mail, whose server may take its time: a session that is opened after a reset would outlive it.
  const { idToken, refreshToken } = await openSession(service, account, provider, { factor });
  await offerFactorUndo(service, account, factor.mfaEnrollmentId, requestLocale(context));
  return { idToken, refreshToken, ...(text ? { phoneAuthInfo: {} } : { totpAuthInfo: {} }) };
}

const withdrawSchema = z.looseObject({
  idToken: tokenText.optional(),
  mfaEnrollmentId: secretText.optional(),
});

/** `mfaEnrollment:withdraw` */
export async function withdrawEnrolment(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, withdrawSchema);
  const { account, provider, usedFactor } = await ownerOf(service, body.idToken);
  if (!body.mfaEnrollmentId) fail('MISSING_MFA_ENROLLMENT_ID');
  const left = account.secondFactors.filter(
    ({ mfaEnrollmentId }) => mfaEnrollmentId !== body.mfaEnrollmentId,
  );
  if (left.length === account.secondFactors.length) fail('MFA_ENROLLMENT_NOT_FOUND');
  account.secondFactors = left;
  endSessions(service, account);
  service.accounts.save(account);
  const factor = left.find(({ mfaEnrollmentId }) => mfaEnrollmentId === usedFactor);
  const proof = factor ? { factor } : {};
  const { idToken, refreshToken } = await openSession(service, account, provider, proof);
  await tellOwner(service, account, requestLocale(context), 'second-factor-removed', {});
  return { idToken, refreshToken };
}
