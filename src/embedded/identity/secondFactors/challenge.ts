/**
 * The second step of a sign-in: a first factor that was right gives a pending credential instead of tokens, and a code
 * turns it into them. Source: identitytoolkit v2, `accounts.mfaSignIn`.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { fail } from '../failure.ts';
import { redeemTextCode, sendTextCode } from '../phone/textCodes.ts';
import { addressOf, type IdentityService, openSession, readBody } from '../service.ts';
import type { Account, SecondFactor } from '../store/account.ts';
import type { TicketKind } from '../store/tickets.ts';
import { factorJson } from './factorJson.ts';
import { matchTotp } from './totp.ts';

const pendingSchema = z.object({ localId: z.string(), provider: z.string() });
const pendingSignIn: TicketKind<z.output<typeof pendingSchema>> = {
  name: 'pending-second-factor',
  payload: pendingSchema,
  lifetime: 10 * 60_000,
};

/** Instead of tokens, for an account that has a second factor. */
export function askForSecondFactor(service: IdentityService, account: Account, provider: string) {
  const { localId, secondFactors } = account;
  return {
    localId,
    mfaPendingCredential: service.tickets.issue(pendingSignIn, { localId, provider }, localId),
    mfaInfo: secondFactors.map((factor) => factorJson(factor, true)),
  };
}

function findPending(service: IdentityService, credential: string | undefined) {
  if (!credential) fail('MISSING_MFA_PENDING_CREDENTIAL');
  const ticket = service.tickets.find(pendingSignIn, credential);
  if (!ticket || ticket.isExpired) fail('INVALID_MFA_PENDING_CREDENTIAL');
  const account = service.accounts.find(ticket.payload.localId);
  if (!account) fail('USER_NOT_FOUND');
  if (account.disabled) fail('USER_DISABLED');
  return { account, credential, ...ticket.payload };
}

const startSchema = z.looseObject({
  mfaPendingCredential: z.string().optional(),
  mfaEnrollmentId: z.string().optional(),
});

/** `mfaSignIn:start`: sends the text. */
export async function startChallenge(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, startSchema);
  const { account } = findPending(service, body.mfaPendingCredential);
  if (!body.mfaEnrollmentId) fail('MISSING_MFA_ENROLLMENT_ID');
  const factor = account.secondFactors.find(
    ({ mfaEnrollmentId }) => mfaEnrollmentId === body.mfaEnrollmentId,
  );
  if (!factor?.phoneInfo) fail('MFA_ENROLLMENT_NOT_FOUND');
  const address = addressOf(context);
  const session = await sendTextCode(service, factor.phoneInfo, 'second-factor', address, account.localId);
  return { phoneResponseInfo: { sessionInfo: session } };
}

const finishSchema = z.looseObject({
  mfaPendingCredential: z.string().optional(),
  mfaEnrollmentId: z.string().optional(),
  totpVerificationInfo: z.looseObject({ verificationCode: z.string().optional() }).optional(),
  phoneVerificationInfo: z
    .looseObject({ sessionInfo: z.string().optional(), code: z.string().optional() })
    .optional(),
});
type Finish = z.output<typeof finishSchema>;

function answerByText(service: IdentityService, account: Account, given: Finish['phoneVerificationInfo']) {
  const number = redeemTextCode(service, given?.sessionInfo, given?.code, 'second-factor');
  return (
    account.secondFactors.find(({ phoneInfo }) => phoneInfo === number) ?? fail('MFA_ENROLLMENT_NOT_FOUND')
  );
}

function answerByTotp(service: IdentityService, account: Account, body: Finish): SecondFactor {
  if (!body.mfaEnrollmentId) fail('MISSING_MFA_ENROLLMENT_ID');
  const factor = account.secondFactors.find(
    ({ mfaEnrollmentId }) => mfaEnrollmentId === body.mfaEnrollmentId,
  );
  if (!factor?.totp) fail('MFA_ENROLLMENT_NOT_FOUND');
  const code = body.totpVerificationInfo?.verificationCode;
  if (!code) fail('MISSING_CODE');
  const step = matchTotp(factor.totp.secret, code, service.clock.now());
  if (step === null || step <= factor.totp.lastStep) fail('INVALID_CODE');
  factor.totp.lastStep = step;
  return factor;
}

/** `mfaSignIn:finalize`: the code, and then tokens that say so. */
export async function finishChallenge(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, finishSchema);
  const { account, credential, provider } = findPending(service, body.mfaPendingCredential);
  const address = addressOf(context);
  const key = `second factor ${account.localId}`;
  service.attempts.admit(key, address);
  const factor = body.phoneVerificationInfo
    ? answerByText(service, account, body.phoneVerificationInfo)
    : answerByTotp(service, account, body);
  service.attempts.forgive(key, address);
  service.tickets.redeem(credential);
  const now = service.clock.now();
  Object.assign(account, { lastLoginAt: now, lastRefreshAt: now });
  service.accounts.save(account);
  return openSession(service, account, provider, { factor });
}
