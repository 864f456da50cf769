/** Signing in, and linking, with a number. Source: identitytoolkit v1, `accounts.sendVerificationCode`. */
import type { Context } from 'hono';
import { z } from 'zod';
import { fail } from '../failure.ts';
import { checkPhoneNumber, redeemTextCode, sendTextCode } from '../phone/textCodes.ts';
import { accountOfToken, addressOf, type IdentityService, newAccount, readBody } from '../service.ts';
import { enter } from './signIn.ts';

const sendSchema = z.looseObject({ phoneNumber: z.string().optional() });

export async function sendVerificationCode(service: IdentityService, context: Context): Promise<unknown> {
  const { phoneNumber } = await readBody(context, sendSchema);
  const number = checkPhoneNumber(phoneNumber);
  return { sessionInfo: await sendTextCode(service, number, 'sign-in', addressOf(context), null) };
}

const signInSchema = z.looseObject({
  sessionInfo: z.string().optional(),
  code: z.string().optional(),
  idToken: z.string().optional(),
});

/** With an id token the number is linked to that account, or replaces its number. */
export async function signInWithPhoneNumber(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, signInSchema);
  const owner = body.idToken === undefined ? null : (await accountOfToken(service, body.idToken)).account;
  const phoneNumber = redeemTextCode(service, body.sessionInfo, body.code, 'sign-in');
  const known = service.accounts.findByPhoneNumber(phoneNumber);
  if (owner && known && known.localId !== owner.localId) fail('PHONE_NUMBER_EXISTS');
  const account = owner ?? known ?? newAccount(service, { phoneNumber });
  account.phoneNumber = phoneNumber;
  return {
    phoneNumber,
    isNewUser: !owner && !known,
    ...(await enter(service, account, 'phone')),
  };
}
