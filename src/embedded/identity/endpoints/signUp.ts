/** `accounts:signUp`: a new account with an address and a password, without either (anonymous), or by the business logic. */
import type { Context } from 'hono';
import { z } from 'zod';
import { fail } from '../failure.ts';
import { hashPassword } from '../passwords/scrypt.ts';
import { assertIsHuman } from '../project/botCheck.ts';
import { checkPassword } from '../project/passwordPolicy.ts';
import {
  accountOfToken,
  checkEmail,
  type IdentityService,
  isPrivileged,
  newAccount,
  openSession,
  readBody,
} from '../service.ts';

const bodySchema = z.looseObject({
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: z.string().max(256).nullish(),
  photoUrl: z.string().max(2_048).nullish(),
  phoneNumber: z.string().optional(),
  localId: z.string().min(1).max(128).optional(),
  emailVerified: z.boolean().optional(),
  disabled: z.boolean().optional(),
  idToken: z.string().optional(),
  captchaResponse: z.string().optional(),
});

/** Throws OPERATION_NOT_ALLOWED, ADMIN_ONLY_OPERATION: the project does not take new accounts of this kind. */
function assertIsOpen({ projectConfiguration }: IdentityService, body: z.output<typeof bodySchema>): void {
  const configuration = projectConfiguration.read();
  const { signIn, client } = configuration;
  const isAnonymous = body.email === undefined && body.password === undefined;
  if (!isAnonymous && !signIn.email.enabled) fail('OPERATION_NOT_ALLOWED');
  if ((isAnonymous && !signIn.anonymous.enabled) || client.permissions.disabledUserSignup)
    fail('ADMIN_ONLY_OPERATION');
  if (!isAnonymous) assertIsHuman(configuration, 'EMAIL_PASSWORD_PROVIDER', body.captchaResponse);
}

export async function signUp(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, bodySchema);
  const isByBusiness = await isPrivileged(service, context);
  const { accounts, clock } = service;
  if (!isByBusiness) assertIsOpen(service, body);
  if (body.email === '' || (body.email === undefined && body.password !== undefined)) fail('MISSING_EMAIL');
  if (body.email !== undefined && body.password === undefined && !isByBusiness) fail('MISSING_PASSWORD');
  const email = body.email === undefined ? undefined : checkEmail(body.email);
  if (body.password !== undefined) checkPassword(service.projectConfiguration.read(), body.password);
  if (email !== undefined && accounts.findByEmail(email)) fail('EMAIL_EXISTS');
  // Hashing takes a moment in which somebody else may take the address: it is looked at again before the account is.
  const password = body.password === undefined ? undefined : await hashPassword(body.password);
  if (email !== undefined && accounts.findByEmail(email)) fail('EMAIL_EXISTS');

  if (body.idToken !== undefined) {
    const { account } = await accountOfToken(service, body.idToken);
    Object.assign(account, { email, password, passwordUpdatedAt: clock.now() });
    accounts.save(account);
    return { email, ...(await openSession(service, account, 'password')) };
  }
  if (isByBusiness && body.localId !== undefined && accounts.find(body.localId)) fail('DUPLICATE_LOCAL_ID');
  if (body.phoneNumber !== undefined && accounts.findByPhoneNumber(body.phoneNumber))
    fail('PHONE_NUMBER_EXISTS');
  const account = newAccount(service, {
    email,
    password,
    displayName: body.displayName ?? undefined,
    photoUrl: body.photoUrl ?? undefined,
    ...(password ? { passwordUpdatedAt: clock.now() } : {}),
    ...(isByBusiness
      ? {
          emailVerified: body.emailVerified ?? false,
          disabled: body.disabled ?? false,
          phoneNumber: body.phoneNumber,
          lastLoginAt: undefined,
          ...(body.localId === undefined ? {} : { localId: body.localId }),
        }
      : {}),
  });
  accounts.save(account);
  const named = {
    kind: 'identitytoolkit#SignupNewUserResponse',
    ...(email ? { email } : {}),
    ...(account.displayName ? { displayName: account.displayName } : {}),
  };
  if (isByBusiness) return { ...named, localId: account.localId };
  return { ...named, ...(await openSession(service, account, password ? 'password' : 'anonymous')) };
}
