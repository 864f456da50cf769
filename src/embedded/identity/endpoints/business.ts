/**
 * What the business logic alone asks for: session cookies, searches, a provider's token withdrawn. Source:
 * identitytoolkit v1, `projects.createSessionCookie`, `projects.accounts.query`.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { accountOfToken } from '../access/session.ts';
import { accountJson } from '../accountJson.ts';
import { emailText, localIdText, phoneText, providerText, tokenText } from '../bounds.ts';
import { canonicalEmail } from '../emailAddress.ts';
import { fail } from '../identityError.ts';
import { assertPrivileged, type IdentityService, readBody } from '../service.ts';

/** Seconds, as the vendor bounds them. */
const SHORTEST_COOKIE = 5 * 60;
const LONGEST_COOKIE = 14 * 24 * 3600;

const cookieSchema = z.looseObject({
  idToken: tokenText.optional(),
  validDuration: z.coerce.number().int().default(LONGEST_COOKIE),
});

export async function createSessionCookie(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  const { idToken, validDuration } = await readBody(context, cookieSchema);
  if (validDuration < SHORTEST_COOKIE || validDuration > LONGEST_COOKIE) fail('INVALID_DURATION');
  const { claims } = await accountOfToken(service, idToken);
  const now = Math.floor(service.clock.now() / 1000);
  const sessionCookie = await service.tokenSignature.sign({
    ...claims,
    iss: `https://session.firebase.google.com/${service.projectId}`,
    aud: service.projectId,
    iat: now,
    exp: now + validDuration,
  });
  return { sessionCookie };
}

const querySchema = z.looseObject({
  returnUserInfo: z.boolean().default(true),
  limit: z.coerce.number().int().min(1).max(500).default(500),
  offset: z.coerce.number().int().min(0).default(0),
  sortBy: z.enum(['USER_ID', 'CREATED_AT']).catch('USER_ID').default('USER_ID'),
  order: z.enum(['ASC', 'DESC']).catch('ASC').default('ASC'),
  expression: z
    .array(
      z.looseObject({
        email: emailText.optional(),
        phoneNumber: phoneText.optional(),
        userId: localIdText.optional(),
      }),
    )
    .max(1)
    .default([]),
});

export async function queryAccounts(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  const { returnUserInfo, limit, offset, sortBy, order, expression } = await readBody(context, querySchema);
  const { accounts } = service;
  const [only] = expression;
  if (only) {
    const account = only.userId
      ? accounts.find(only.userId)
      : only.email
        ? accounts.findByEmail(canonicalEmail(only.email) ?? '')
        : accounts.findByPhoneNumber(only.phoneNumber ?? '');
    const found = account ? [accountJson(account)] : [];
    return { recordsCount: String(found.length), ...(returnUserInfo ? { userInfo: found } : {}) };
  }
  if (!returnUserInfo) return { recordsCount: String(accounts.count()) };
  const page = accounts.query({ by: sortBy, descending: order === 'DESC' }, offset, limit);
  return { recordsCount: String(page.length), userInfo: page.map((account) => accountJson(account)) };
}

const revokeSchema = z.looseObject({
  idToken: tokenText.optional(),
  providerId: providerText.optional(),
  token: tokenText.optional(),
});

/**
 * `v2/accounts:revokeToken`: a provider's token that the app no longer wants. What we keep of a provider is the
 * identity and never its tokens, so there is nothing to end beyond checking who asks.
 */
export async function revokeProviderToken(service: IdentityService, context: Context): Promise<unknown> {
  const { idToken, providerId, token } = await readBody(context, revokeSchema);
  if (!providerId) fail('MISSING_PROVIDER_ID');
  if (!token) fail('MISSING_TOKEN');
  const { account } = await accountOfToken(service, idToken);
  if (!account.federated.some((identity) => identity.providerId === providerId)) fail('INVALID_PROVIDER_ID');
  return {};
}
