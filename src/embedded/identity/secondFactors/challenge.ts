/**
 * The second step of a sign-in: a first factor that was right gives a pending credential instead of tokens, and a code
 * turns it into them. Source: identitytoolkit v2, `accounts.mfaSignIn`.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { openSession } from '../access/session.ts';
import { codeText, secretText } from '../bounds.ts';
import { requestLocale } from '../endpoints/requestLocale.ts';
import { fail } from '../identityError.ts';
import { redeemTextCode, sendTextCode } from '../phone/textCodes.ts';
import { type IdentityService, readBody } from '../service.ts';
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

/** The number that was the first step is no second one: both are the same card. */
function factorsAfter({ phoneNumber, secondFactors }: Account, provider: string): SecondFactor[] {
  return secondFactors.filter(({ phoneInfo }) => provider !== 'phone' || phoneInfo !== phoneNumber);
}

/** Instead of tokens, for an account that has a second factor. Throws UNSUPPORTED_FIRST_FACTOR. */
export function askForSecondFactor(service: IdentityService, account: Account, provider: string) {
  const { localId } = account;
  const factors = factorsAfter(account, provider);
  if (factors.length === 0)
    fail('UNSUPPORTED_FIRST_FACTOR', 'MFA is not available for the given first factor.');
  return {
    localId,
    mfaPendingCredential: service.tickets.issue(pendingSignIn, { localId, provider }, localId),
    mfaInfo: factors.map((factor) => factorJson(factor, true)),
  };
}

function findPending(service: IdentityService, credential: string | undefined) {
  if (!credential) fail('MISSING_MFA_PENDING_CREDENTIAL');
  const ticket = service.tickets.find(pendingSignIn, credential);
  if (!ticket || ticket.isExpired) fail('INVALID_MFA_PENDING_CREDENTIAL');
  const account = service.accounts.find(ticket.payload.localId);
  if (!account) fail('USER_NOT_FOUND');
  if (account.disabled) fail('USER_DISABLED');
  const { provider } = ticket.payload;
  return { account, credential, provider, factors: factorsAfter(account, provider) };
}

type Pending = ReturnType<typeof findPending>;

const startSchema = z.looseObject({
  mfaPendingCredential: secretText.optional(),
  mfaEnrollmentId: secretText.optional(),
});

/** `mfaSignIn:start`: sends the text. */
export async function startChallenge(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, startSchema);
  const { account, factors } = findPending(service, body.mfaPendingCredential);
  if (!body.mfaEnrollmentId) fail('MISSING_MFA_ENROLLMENT_ID');
  const factor = factors.find(({ mfaEnrollmentId }) => mfaEnrollmentId === body.mfaEnrollmentId);
  if (!factor?.phoneInfo) fail('MFA_ENROLLMENT_NOT_FOUND');
  const place = service.knownPlaces.placeOf(context, account.localId);
  const session = await sendTextCode(
    service,
    factor.phoneInfo,
    'second-factor',
    place,
    account.localId,
    requestLocale(context),
  );
  return { phoneResponseInfo: { sessionInfo: session } };
}

const finishSchema = z.looseObject({
  mfaPendingCredential: secretText.optional(),
  mfaEnrollmentId: secretText.optional(),
  totpVerificationInfo: z.looseObject({ verificationCode: codeText.optional() }).optional(),
  phoneVerificationInfo: z
    .looseObject({ sessionInfo: secretText.optional(), code: codeText.optional() })
    .optional(),
});
type Finish = z.output<typeof finishSchema>;

function answerByText(
  service: IdentityService,
  context: Context,
  { account, factors }: Pending,
  given: NonNullable<Finish['phoneVerificationInfo']>,
): SecondFactor {
  const number = redeemTextCode(service, context, given, 'second-factor', account.localId);
  return factors.find(({ phoneInfo }) => phoneInfo === number) ?? fail('MFA_ENROLLMENT_NOT_FOUND');
}

function answerByTotp(
  service: IdentityService,
  context: Context,
  { account, factors }: Pending,
  body: Finish,
): SecondFactor {
  if (!body.mfaEnrollmentId) fail('MISSING_MFA_ENROLLMENT_ID');
  const factor = factors.find(({ mfaEnrollmentId }) => mfaEnrollmentId === body.mfaEnrollmentId);
  if (!factor?.totp) fail('MFA_ENROLLMENT_NOT_FOUND');
  const code = body.totpVerificationInfo?.verificationCode;
  if (!code) fail('MISSING_CODE');
  const place = service.knownPlaces.placeOf(context, account.localId);
  const guessed = `authenticator of ${account.localId}`;
  service.attempts.admitCode(guessed, place);
  const step = matchTotp(factor.totp.secret, code, service.clock.now());
  if (step === null || step <= factor.totp.lastStep) fail('INVALID_CODE');
  service.attempts.forgiveCode(guessed, place);
  factor.totp.lastStep = step;
  return factor;
}

/** `mfaSignIn:finalize`: the code, and then tokens that say so. */
export async function finishChallenge(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, finishSchema);
  const pending = findPending(service, body.mfaPendingCredential);
  const { account, credential, provider } = pending;
  const factor = body.phoneVerificationInfo
    ? answerByText(service, context, pending, body.phoneVerificationInfo)
    : answerByTotp(service, context, pending, body);
  service.knownPlaces.remember(context, account.localId);
  service.tickets.redeem(credential);
  const now = service.clock.now();
  Object.assign(account, { lastLoginAt: now, lastRefreshAt: now });
  service.accounts.save(account);
  return openSession(service, account, provider, { factor });
}
