/**
 * What the business logic alone asks for: session cookies, imports, searches. Source: identitytoolkit v1,
 * `projects.createSessionCookie`, `projects.accounts.batchCreate`, `projects.accounts.query`.
 */
import type { Context } from 'hono';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { accountJson } from '../accountJson.ts';
import { fail } from '../failure.ts';
import { importedHashSchema, isKnownAlgorithm } from '../passwords/importedPassword.ts';
import {
  accountOfToken,
  assertPrivileged,
  checkEmail,
  type IdentityService,
  newAccount,
  readBody,
} from '../service.ts';
import { type Account, normaliseEmail } from '../store/account.ts';

/** Seconds, as the vendor bounds them. */
const SHORTEST_COOKIE = 5 * 60;
const LONGEST_COOKIE = 14 * 24 * 3600;

const cookieSchema = z.looseObject({
  idToken: z.string().optional(),
  validDuration: z.coerce.number().int().default(LONGEST_COOKIE),
});

export async function createSessionCookie(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  const { idToken, validDuration } = await readBody(context, cookieSchema);
  if (validDuration < SHORTEST_COOKIE || validDuration > LONGEST_COOKIE) fail('INVALID_DURATION');
  const { claims } = await accountOfToken(service, idToken);
  const { kid, privateKey } = await service.signingKey();
  const now = Math.floor(service.clock.now() / 1000);
  const sessionCookie = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(`https://session.firebase.google.com/${service.projectId}`)
    .setAudience(service.projectId)
    .setIssuedAt(now)
    .setExpirationTime(now + validDuration)
    .sign(privateKey);
  return { sessionCookie };
}

const importedUserSchema = z.looseObject({
  localId: z.string().min(1).max(128),
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  displayName: z.string().max(256).optional(),
  photoUrl: z.string().max(2_048).optional(),
  phoneNumber: z.string().optional(),
  disabled: z.boolean().default(false),
  passwordHash: z.string().optional(),
  salt: z.string().default(''),
  customAttributes: z.string().max(1_000).optional(),
  createdAt: z.coerce.number().optional(),
  lastLoginAt: z.coerce.number().optional(),
  providerUserInfo: z
    .array(
      z.looseObject({ providerId: z.string(), rawId: z.string().optional(), email: z.string().optional() }),
    )
    .default([]),
});
const importSchema = importedHashSchema.extend({ users: z.array(z.unknown()).max(1_000).default([]) });

/** Answers with the ones that could not be taken, by their place in the list. */
export async function importAccounts(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  const { users, hashAlgorithm, ...how } = await readBody(context, importSchema);
  if (users.length === 0) fail('MISSING_USER_ACCOUNT');
  const errors: { index: number; message: string }[] = [];
  users.forEach((given, index) => {
    const parsed = importedUserSchema.safeParse(given);
    if (!parsed.success) {
      errors.push({
        index,
        message: `Invalid value at '${parsed.error.issues[0]?.path.join('.') ?? 'user'}'.`,
      });
      return;
    }
    const problem = take(service, parsed.data, hashAlgorithm, how);
    if (problem) errors.push({ index, message: problem });
  });
  return { kind: 'identitytoolkit#UploadAccountResponse', ...(errors.length > 0 ? { error: errors } : {}) };
}

function take(
  service: IdentityService,
  user: z.output<typeof importedUserSchema>,
  algorithm: string,
  how: object,
): string | null {
  const { accounts } = service;
  const email = user.email === undefined ? undefined : normaliseEmail(user.email);
  const holder = email === undefined ? null : accounts.findByEmail(email);
  if (holder && holder.localId !== user.localId) return 'email exists in other account in database';
  if (user.passwordHash !== undefined && !isKnownAlgorithm(algorithm))
    return 'hash algorithm is not supported';
  const parameters = z
    .record(z.string(), z.union([z.string(), z.number()]))
    .catch({})
    .parse(how);
  const standard = (text: string) => Buffer.from(text, 'base64url').toString('base64');
  const account: Account = newAccount(service, {
    localId: user.localId,
    email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoUrl,
    phoneNumber: user.phoneNumber,
    disabled: user.disabled,
    customAttributes: user.customAttributes,
    lastLoginAt: user.lastLoginAt,
    ...(user.createdAt === undefined ? {} : { createdAt: user.createdAt }),
    federated: user.providerUserInfo.flatMap(({ providerId, rawId, email: address }) =>
      rawId && !['password', 'phone'].includes(providerId)
        ? [{ providerId, rawId, federatedId: rawId, email: address }]
        : [],
    ),
    ...(user.passwordHash === undefined
      ? {}
      : {
          password: {
            algorithm,
            hash: standard(user.passwordHash),
            salt: standard(user.salt),
            parameters,
          },
        }),
  });
  accounts.save(account);
  return null;
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
        email: z.string().optional(),
        phoneNumber: z.string().optional(),
        userId: z.string().optional(),
      }),
    )
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
        ? accounts.findByEmail(checkEmail(only.email))
        : accounts.findByPhoneNumber(only.phoneNumber ?? '');
    const found = account ? [accountJson(account, true)] : [];
    return { recordsCount: String(found.length), ...(returnUserInfo ? { userInfo: found } : {}) };
  }
  if (!returnUserInfo) return { recordsCount: String(accounts.count()) };
  const page = accounts.query({ by: sortBy, descending: order === 'DESC' }, offset, limit);
  return { recordsCount: String(page.length), userInfo: page.map((account) => accountJson(account, true)) };
}

const revokeSchema = z.looseObject({
  idToken: z.string().optional(),
  providerId: z.string().optional(),
  token: z.string().optional(),
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
