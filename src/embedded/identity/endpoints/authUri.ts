/** `accounts:createAuthUri`: which ways in an address has. Source: identitytoolkit v1. */
import type { Context } from 'hono';
import { z } from 'zod';
import { addressText, emailText } from '../bounds.ts';
import { checkEmail } from '../emailAddress.ts';
import { fail } from '../identityError.ts';
import { type IdentityService, readBody } from '../service.ts';

const authUriSchema = z.looseObject({
  identifier: emailText.optional(),
  continueUri: addressText.optional(),
});

export async function createAuthUri(service: IdentityService, context: Context): Promise<unknown> {
  const { identifier, continueUri } = await readBody(context, authUriSchema);
  if (!continueUri) fail('MISSING_CONTINUE_URI');
  if (!identifier) fail('MISSING_IDENTIFIER');
  const email = checkEmail(identifier);
  const kind = 'identitytoolkit#CreateAuthUriResponse';
  const sessionId = crypto.randomUUID();
  if (service.projectConfiguration.read().emailPrivacyConfig.enableImprovedEmailPrivacy)
    return { kind, sessionId };
  const account = service.accounts.findByEmail(email);
  const methods = [
    ...(account?.password ? ['password'] : []),
    ...(account?.emailLinkSignin ? ['emailLink'] : []),
    ...(account?.federated ?? []).map(({ providerId }) => providerId),
  ];
  return {
    kind,
    registered: account !== null,
    allProviders: methods,
    signinMethods: methods,
    sessionId,
  };
}
