/** Ways in: a password, a token of the business logic, a link in a mail. */

import { createPublicKey } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from 'hono';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import { claimAddress, confirmAddress, refuseDemo, setAddress } from '../access/ownership.ts';
import { accountOfRecentSignIn, continueSession, openSession } from '../access/session.ts';
import { botAnswerText, emailText, localIdText, passwordText, secretText, tokenText } from '../bounds.ts';
import { reservedClaims } from '../customClaims.ts';
import { checkEmail } from '../emailAddress.ts';
import { fail } from '../identityError.ts';
import { matchesPassword } from '../passwords/importedPassword.ts';
import { hashPassword } from '../passwords/scrypt.ts';
import { assertIsHuman } from '../project/botCheck.ts';
import { checkPassword } from '../project/passwordPolicy.ts';
import { askForSecondFactor } from '../secondFactors/challenge.ts';
import { type IdentityService, newAccount, readBody } from '../service.ts';
import type { Account } from '../store/account.ts';
import { customClaimsOf } from '../tokens/idTokens.ts';
import { findAction, redeemAction } from './actionCodes.ts';

/** Ways in that a second factor does not follow. */
const singleStep: ReadonlySet<string> = new Set(['custom', 'anonymous']);

/** Notes a sign-in and gives tokens, or asks for the second factor first. Throws USER_DISABLED. */
export async function enter(
  service: IdentityService,
  account: Account,
  provider: string,
  claims?: Readonly<Record<string, unknown>>,
) {
  if (account.disabled) fail('USER_DISABLED');
  if (account.secondFactors.length > 0 && !singleStep.has(provider)) {
    service.accounts.save(account);
    return askForSecondFactor(service, account, provider);
  }
  account.lastLoginAt = service.clock.now();
  account.lastRefreshAt = service.clock.now();
  service.accounts.save(account);
  return openSession(service, account, provider, claims ? { claims } : {});
}

const passwordSchema = z.looseObject({
  email: emailText.optional(),
  password: passwordText.optional(),
  captchaResponse: botAnswerText.optional(),
});

export async function signInWithPassword(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, passwordSchema);
  if (!body.email) fail('MISSING_EMAIL');
  if (!body.password) fail('MISSING_PASSWORD');
  const email = checkEmail(body.email);
  const configuration = service.projectConfiguration.read();
  if (!configuration.signIn.email.enabled) fail('PASSWORD_LOGIN_DISABLED');
  assertIsHuman(configuration, 'EMAIL_PASSWORD_PROVIDER', body.captchaResponse);
  const found = service.accounts.findByEmail(email);
  const place = service.knownPlaces.placeOf(context, found?.localId);
  // The demo's password is known to all: a stranger who gets it wrong slows only themselves.
  const isDemo = found !== null && customClaimsOf(found).demo === true;
  const guessed = isDemo ? `${email} from ${place.address}` : email;
  service.attempts.admit(guessed, place);
  const isRight = found?.password
    ? await matchesPassword(body.password, found.password)
    : // The same work for an address without an account: how long it takes says nothing.
      await hashPassword(body.password, service.passwordCost).then(() => false);
  // Kept by ours from now on; nothing else of the account changes.
  const renewed =
    isRight && found?.password?.algorithm !== 'scrypt'
      ? await hashPassword(body.password, service.passwordCost)
      : null;
  // Read again: the account may have been disabled or changed while the hash was made.
  const account = service.accounts.findByEmail(email);
  const isSame = account?.localId === found?.localId && isDeepStrictEqual(account?.password, found?.password);
  // Elsewhere only whoever knows the password hears of it.
  if (service.compatibility && account?.disabled) fail('USER_DISABLED');
  if (!account || !isRight || !isSame) {
    if (configuration.emailPrivacyConfig.enableImprovedEmailPrivacy) fail('INVALID_LOGIN_CREDENTIALS');
    fail(account ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
  }
  service.attempts.forgive(guessed, place);
  if (configuration.passwordPolicyConfig.forceUpgradeOnSignin) checkPassword(configuration, body.password);
  if (renewed) {
    account.password = renewed;
    service.accounts.save(account);
  }
  // With a second factor the place is known once that was right too.
  if (!account.disabled && !isDemo && account.secondFactors.length === 0)
    service.knownPlaces.remember(context, account.localId);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    email,
    displayName: account.displayName ?? '',
    registered: true,
    ...(await enter(service, account, 'password')),
  };
}

const customTokenSchema = z.looseObject({ token: tokenText.optional() });
const customIdSchema = z.union([z.string(), z.number(), z.boolean()]).transform(String).pipe(localIdText);
const customClaimsSchema = z.looseObject({
  uid: customIdSchema.optional(),
  user_id: customIdSchema.optional(),
  claims: z.record(z.string(), z.unknown()).optional(),
});

interface CustomTokenSigner {
  readonly client_email: string;
  readonly private_key: string;
}

/** Source: https://firebase.google.com/docs/auth/admin/create-custom-tokens, "aud" */
export const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

async function readCustomToken(
  { compatibility, clock }: IdentityService,
  token: string,
  signer: CustomTokenSigner,
): Promise<unknown> {
  try {
    const unsigned = compatibility?.readCustomToken(token) ?? null;
    if (unsigned !== null) return unsigned;
    const { payload } = await jwtVerify(token, createPublicKey(signer.private_key), {
      issuer: signer.client_email,
      subject: signer.client_email,
      audience: CUSTOM_TOKEN_AUDIENCE,
      algorithms: ['RS256'],
      currentDate: new Date(clock.now()),
    });
    return payload;
  } catch {
    return fail('INVALID_CUSTOM_TOKEN', 'Invalid assertion format');
  }
}

export async function signInWithCustomToken(
  service: IdentityService,
  context: Context,
  signer: CustomTokenSigner,
): Promise<unknown> {
  const { token } = await readBody(context, customTokenSchema);
  if (!token) fail('MISSING_CUSTOM_TOKEN');
  const payload = await readCustomToken(service, token, signer);
  const parsed = customClaimsSchema.safeParse(payload);
  if (!parsed.success) fail('INVALID_CUSTOM_TOKEN', 'Invalid assertion format');
  const localId = parsed.data.uid ?? parsed.data.user_id;
  if (localId === undefined) fail('MISSING_IDENTIFIER');
  const forbidden = Object.keys(parsed.data.claims ?? {}).find((name) => reservedClaims.has(name));
  if (forbidden) fail('FORBIDDEN_CLAIM', forbidden);
  const known = service.accounts.find(localId);
  const account = known ?? newAccount(service, { localId, customAuth: true });
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: !known,
    ...(await enter(service, account, 'custom', parsed.data.claims)),
  };
}

const emailLinkSchema = z.looseObject({
  email: emailText.optional(),
  oobCode: secretText.optional(),
  idToken: tokenText.optional(),
});

/** With an id token of a sign-in just made, the address is linked to that account. */
export async function signInWithEmailLink(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, emailLinkSchema);
  if (!body.email) fail('MISSING_EMAIL');
  const email = checkEmail(body.email);
  const action = findAction(service, body.oobCode, ['EMAIL_SIGNIN']);
  if (action.email !== email) fail('INVALID_EMAIL');
  const kind = 'identitytoolkit#EmailLinkSigninResponse';
  if (body.idToken !== undefined) {
    const { account, signIn } = await accountOfRecentSignIn(service, body.idToken);
    // One account an address: it is not moved by a link that only proves the new one.
    if (account.email && account.email !== email) fail('OPERATION_NOT_ALLOWED');
    setAddress(service, account, email);
    redeemAction(service, body.oobCode);
    confirmAddress(service, account, 'mail');
    account.emailLinkSignin = true;
    service.accounts.save(account);
    const tokens = await continueSession(service, account, { ...signIn, provider: 'password' });
    return { kind, email, isNewUser: false, ...tokens };
  }
  const known = service.accounts.findByEmail(email);
  refuseDemo(known);
  redeemAction(service, body.oobCode);
  const account = known ?? newAccount(service, { email, emailSetAt: service.clock.now() });
  if (known && !known.disabled) claimAddress(service, known, 'mail');
  else if (!known) confirmAddress(service, account, 'mail');
  account.emailLinkSignin = true;
  return { kind, email, isNewUser: !known, ...(await enter(service, account, 'password')) };
}
