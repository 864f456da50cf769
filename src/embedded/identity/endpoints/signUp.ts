/**
 * `accounts:signUp`: a new account with an address and a password, without either (anonymous), by the business logic, or
 * an anonymous one that becomes somebody's.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { confirmAddress, setAddress } from '../access/ownership.ts';
import { accountOfRecentSignIn, accountOfToken, endSessions, openSession } from '../access/session.ts';
import {
  botAnswerText,
  emailText,
  localIdText,
  nameText,
  passwordText,
  phoneText,
  pictureText,
  tokenText,
} from '../bounds.ts';
import { checkEmail } from '../emailAddress.ts';
import { fail } from '../identityError.ts';
import { tellOwner } from '../mails/ownerMail.ts';
import { hashPassword } from '../passwords/scrypt.ts';
import { checkPhoneNumber } from '../phone/textCodes.ts';
import { assertIsHuman } from '../project/botCheck.ts';
import { checkPassword } from '../project/passwordPolicy.ts';
import { givenFactorsSchema, takeFactors } from '../secondFactors/givenFactors.ts';
import { type IdentityService, isPrivileged, newAccount, readBody } from '../service.ts';
import type { StoredPassword } from '../store/account.ts';
import { requestLocale } from './requestLocale.ts';

const bodySchema = z.looseObject({
  email: emailText.optional(),
  password: passwordText.optional(),
  displayName: nameText.nullish(),
  photoUrl: pictureText.nullish(),
  phoneNumber: phoneText.optional(),
  localId: localIdText.optional(),
  emailVerified: z.boolean().optional(),
  disabled: z.boolean().optional(),
  idToken: tokenText.optional(),
  captchaResponse: botAnswerText.optional(),
  mfaInfo: givenFactorsSchema.optional(),
});
type Body = z.output<typeof bodySchema>;

/** Throws OPERATION_NOT_ALLOWED, ADMIN_ONLY_OPERATION: the project does not take new accounts of this kind. */
function assertIsOpen({ projectConfiguration }: IdentityService, body: Body): void {
  const configuration = projectConfiguration.read();
  const { signIn, client } = configuration;
  const isAnonymous = body.email === undefined && body.password === undefined && body.idToken === undefined;
  if (!isAnonymous && !signIn.email.enabled) fail('OPERATION_NOT_ALLOWED');
  if ((isAnonymous && !signIn.anonymous.enabled) || client.permissions.disabledUserSignup)
    fail('ADMIN_ONLY_OPERATION');
  if (!isAnonymous) assertIsHuman(configuration, 'EMAIL_PASSWORD_PROVIDER', body.captchaResponse);
}

/** What a visitor must give; the business logic may leave either out. */
function assertIsWhole(body: Body): void {
  if (body.localId !== undefined) fail('UNEXPECTED_PARAMETER', 'User ID');
  if (body.email === undefined && body.password === undefined && body.idToken === undefined) return;
  if (!body.email) fail('MISSING_EMAIL');
  if (!body.password) fail('MISSING_PASSWORD');
}

export async function signUp(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, bodySchema);
  const isByBusiness = await isPrivileged(service, context);
  const { accounts } = service;
  if (!isByBusiness) {
    service.visitorLimits.admitSignUp(context);
    assertIsOpen(service, body);
    assertIsWhole(body);
  }
  if (body.email === '') fail('MISSING_EMAIL');
  const email = body.email === undefined ? undefined : checkEmail(body.email);
  if (body.password !== undefined) checkPassword(service.projectConfiguration.read(), body.password);
  if (!isByBusiness && body.idToken !== undefined)
    return upgrade(service, context, body.idToken, email, body.password);
  if (email !== undefined && accounts.findByEmail(email)) fail('EMAIL_EXISTS');
  // Hashing takes a moment in which somebody else may take the address: it is looked at again before the account is.
  const password =
    body.password === undefined ? undefined : await hashPassword(body.password, service.passwordCost);
  if (email !== undefined && accounts.findByEmail(email)) fail('EMAIL_EXISTS');
  return isByBusiness
    ? createByBusiness(service, body, email, password)
    : create(service, body, email, password);
}

async function create(
  service: IdentityService,
  body: Body,
  email: string | undefined,
  password: StoredPassword | undefined,
) {
  const now = service.clock.now();
  const account = newAccount(service, {
    email,
    password,
    displayName: body.displayName ?? undefined,
    photoUrl: body.photoUrl ?? undefined,
    ...(email ? { emailSetAt: now } : {}),
    ...(password ? { passwordUpdatedAt: now } : {}),
  });
  service.accounts.save(account);
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    ...(email ? { email } : {}),
    ...(account.displayName ? { displayName: account.displayName } : {}),
    ...(await openSession(service, account, password ? 'password' : 'anonymous')),
  };
}

function createByBusiness(
  service: IdentityService,
  body: Body,
  email: string | undefined,
  password: StoredPassword | undefined,
) {
  const { accounts, clock } = service;
  if (body.localId !== undefined && accounts.find(body.localId)) fail('DUPLICATE_LOCAL_ID');
  const phoneNumber = body.phoneNumber === undefined ? undefined : checkPhoneNumber(body.phoneNumber);
  if (phoneNumber !== undefined && accounts.findByPhoneNumber(phoneNumber)) fail('PHONE_NUMBER_EXISTS');
  const account = newAccount(service, {
    email,
    password,
    displayName: body.displayName ?? undefined,
    photoUrl: body.photoUrl ?? undefined,
    phoneNumber,
    disabled: body.disabled ?? false,
    lastLoginAt: undefined,
    lastRefreshAt: undefined,
    ...(email ? { emailSetAt: clock.now() } : {}),
    ...(password ? { passwordUpdatedAt: clock.now() } : {}),
    ...(body.localId === undefined ? {} : { localId: body.localId }),
  });
  if (body.emailVerified) confirmAddress(service, account, 'mail');
  account.secondFactors = takeFactors(service, account, body.mfaInfo);
  accounts.save(account);
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    ...(email ? { email } : {}),
    ...(account.displayName ? { displayName: account.displayName } : {}),
    localId: account.localId,
  };
}

/**
 * An account without a password gets one: with the address it has, or with the one it chooses where it has none; one that
 * is not anonymous only just after signing in. Whoever has a password changes it elsewhere.
 */
async function upgrade(
  service: IdentityService,
  context: Context,
  idToken: string,
  email: string | undefined,
  given: string | undefined,
) {
  if (email === undefined || given === undefined) fail('MISSING_EMAIL');
  const { account: asked } = await accountOfToken(service, idToken);
  const isAnonymous =
    !asked.email &&
    !asked.phoneNumber &&
    !asked.customAuth &&
    asked.federated.length === 0 &&
    !asked.password;
  if (!isAnonymous) {
    await accountOfRecentSignIn(service, idToken);
    if (asked.password || (asked.email !== undefined && email !== asked.email)) fail('OPERATION_NOT_ALLOWED');
  }
  const password = await hashPassword(given, service.passwordCost);
  // Read again: what changed while the hash was made must not be overwritten.
  const { account } = await accountOfToken(service, idToken);
  if (account.password) fail('OPERATION_NOT_ALLOWED');
  setAddress(service, account, email);
  Object.assign(account, { password, passwordUpdatedAt: service.clock.now() });
  endSessions(service, account);
  service.accounts.save(account);
  await tellOwner(service, account, requestLocale(context), 'password-changed', {});
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    email,
    ...(await openSession(service, account, 'password')),
  };
}
