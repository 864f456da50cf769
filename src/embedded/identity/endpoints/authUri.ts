/** `accounts:createAuthUri`: which ways in an address has. Source: identitytoolkit v1. */
import type { Context } from 'hono';
import { z } from 'zod';
import { addressText, emailText } from '../bounds.ts';
import { canonicalEmail } from '../emailAddress.ts';
import { fail } from '../identityError.ts';
import { type IdentityService, readBody } from '../service.ts';

const authUriSchema = z.looseObject({
  identifier: emailText.optional(),
  continueUri: addressText.optional(),
});

export async function createAuthUri(service: IdentityService, context: Context): Promise<unknown> {
  const { identifier, continueUri } = await readBody(context, authUriSchema);
  if (!identifier) fail('MISSING_IDENTIFIER');
  if (!continueUri) fail('MISSING_CONTINUE_URI');
  const email = canonicalEmail(identifier);
  if (email === null) fail('INVALID_IDENTIFIER');
  if (!URL.canParse(continueUri)) fail('INVALID_CONTINUE_URI');
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
