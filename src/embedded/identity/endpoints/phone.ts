/** Signing in, and linking, with a number. Source: identitytoolkit v1, `accounts.sendVerificationCode`. */
import type { Context } from 'hono';
import { z } from 'zod';
import { refuseDemo } from '../access/ownership.ts';
import { accountOfRecentSignIn, continueSession } from '../access/session.ts';
import { botAnswerText, codeText, phoneText, providerText, secretText, tokenText } from '../bounds.ts';
import { fail } from '../identityError.ts';
import { checkPhoneNumber, redeemTextCode, sendTextCode } from '../phone/textCodes.ts';
import { assertIsHuman } from '../project/botCheck.ts';
import { type IdentityService, newAccount, readBody } from '../service.ts';
import type { TicketKind } from '../store/tickets.ts';
import { requestLocale } from './requestLocale.ts';
import { enter } from './signIn.ts';

const sendSchema = z.looseObject({
  phoneNumber: phoneText.optional(),
  captchaResponse: botAnswerText.optional(),
});

export async function sendVerificationCode(service: IdentityService, context: Context): Promise<unknown> {
  const { phoneNumber, captchaResponse } = await readBody(context, sendSchema);
  assertIsHuman(service.projectConfiguration.read(), 'PHONE_PROVIDER', captchaResponse);
  const number = checkPhoneNumber(phoneNumber);
  const place = service.knownPlaces.placeOf(context, service.accounts.findByPhoneNumber(number)?.localId);
  return { sessionInfo: await sendTextCode(service, number, 'sign-in', place, null, requestLocale(context)) };
}

const signInSchema = z.looseObject({
  sessionInfo: secretText.optional(),
  code: codeText.optional(),
  idToken: tokenText.optional(),
  temporaryProof: secretText.optional(),
  phoneNumber: phoneText.optional(),
  operation: providerText.optional(),
});

/** Stands for a number that was proven while it belonged to somebody else: it opens that account instead. */
const provenSchema = z.object({ phoneNumber: z.string() });
const provenNumber: TicketKind<z.output<typeof provenSchema>> = {
  name: 'proven-number',
  payload: provenSchema,
  lifetime: 60 * 60_000,
};

/** Throws INVALID_TEMPORARY_PROOF. */
function redeemProof({ tickets }: IdentityService, proof: string, phoneNumber: string | undefined): string {
  const ticket = tickets.find(provenNumber, proof);
  if (!ticket || ticket.isExpired || ticket.payload.phoneNumber !== phoneNumber)
    fail('INVALID_TEMPORARY_PROOF');
  tickets.redeem(proof);
  return ticket.payload.phoneNumber;
}

/** With an id token of a sign-in just made the number is linked to that account, or replaces its number. */
export async function signInWithPhoneNumber(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, signInSchema);
  const session = body.idToken === undefined ? null : await accountOfRecentSignIn(service, body.idToken);
  const phoneNumber = body.temporaryProof
    ? redeemProof(service, body.temporaryProof, body.phoneNumber)
    : redeemTextCode(service, context, body, 'sign-in');
  const known = service.accounts.findByPhoneNumber(phoneNumber);
  if (session) {
    const { account, signIn } = session;
    if (known && known.localId !== account.localId) {
      // With a 200, so that the SDK can hand the app a credential for the account that has the number.
      const temporaryProof = service.tickets.issue(provenNumber, { phoneNumber }, known.localId);
      const temporaryProofExpiresIn = String(provenNumber.lifetime / 1_000);
      return { temporaryProof, temporaryProofExpiresIn, phoneNumber };
    }
    account.phoneNumber = phoneNumber;
    service.accounts.save(account);
    const tokens = await continueSession(service, account, { ...signIn, provider: 'phone' });
    return { phoneNumber, isNewUser: false, ...tokens };
  }
  refuseDemo(known);
  if (!known && body.operation === 'REAUTH') fail('USER_NOT_FOUND');
  // With a second factor the place is known once that was right too.
  if (known && !known.disabled && known.secondFactors.length === 0)
    service.knownPlaces.remember(context, known.localId);
  const account = known ?? newAccount(service, { phoneNumber });
  return { phoneNumber, isNewUser: !known, ...(await enter(service, account, 'phone')) };
}
