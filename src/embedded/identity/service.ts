/** What every endpoint works with, and the few steps that several of them share. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import { InvalidTokenError, type ResolveCaller } from '../caller.ts';
import type { Attempts } from './access/attempts.ts';
import type { SentCodes } from './emulator/sentCodes.ts';
import { fail, failPermission, failShape } from './failure.ts';
import type { TrustedProvider } from './federated/verifyProviderToken.ts';
import type { ActionMode } from './mails/actionMail.ts';
import type { ProjectConfigurationStore } from './project/projectConfiguration.ts';
import { type Account, normaliseEmail, type SecondFactor } from './store/account.ts';
import type { Accounts } from './store/accounts.ts';
import type { Tickets } from './store/tickets.ts';
import { ID_TOKEN_LIFETIME, type IdTokens, type SignIn } from './tokens/idTokens.ts';
import type { RefreshTokens } from './tokens/refreshTokens.ts';
import type { SigningKey } from './tokens/signingKeys.ts';

export interface ActionLinkRequest {
  readonly mode: ActionMode;
  readonly oobCode: string;
  readonly continueUrl: string | null;
  readonly languageCode: string | null;
  /** The app's key, which the SDK wants to find in a link it takes apart. */
  readonly apiKey: string | null;
}

export interface IdentityService {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  readonly projectId: string;
  readonly accounts: Accounts;
  readonly tickets: Tickets;
  readonly idTokens: IdTokens;
  readonly signingKey: () => Promise<SigningKey>;
  readonly refreshTokens: RefreshTokens;
  readonly attempts: Attempts;
  readonly projectConfiguration: ProjectConfigurationStore;
  /** With `--emulator` only: null otherwise. */
  readonly sentCodes: SentCodes | null;
  readonly resolveCaller: ResolveCaller;
  /** Hosts that `continueUrl` may lead to. */
  readonly authorizedDomains: () => readonly string[];
  sendMail(message: { to: string; subject: string; text: string; html: string }): Promise<unknown>;
  actionLink(request: ActionLinkRequest): string;
  /** The domain whose mail becomes a text message. */
  readonly textGateway: string;
  /** Whose word counts, besides our own. */
  readonly federation: {
    readonly find: (providerId: string) => TrustedProvider | null;
    /** With `--emulator`: tokens that anybody can write, of providers that nobody configured. */
    readonly allowsUnsigned: boolean;
  };
}

/** Reads a JSON body by its schema. Throws IdentityFailure 400 that names the field at fault. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await context.req.text();
  let parsed: unknown;
  try {
    parsed = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    failShape('Invalid JSON payload received.');
  }
  const checked = schema.safeParse(parsed);
  if (!checked.success) failShape(`Invalid value at '${checked.error.issues[0]?.path.join('.') ?? 'body'}'.`);
  return checked.data;
}

/** Whether the request comes from the business logic. A token that proves nothing is refused, not ignored. */
export async function isPrivileged({ resolveCaller }: IdentityService, context: Context): Promise<boolean> {
  const authorization = context.req.header('authorization');
  if (authorization === undefined) return false;
  try {
    return (await resolveCaller(authorization)).kind === 'privileged';
  } catch (error) {
    if (error instanceof InvalidTokenError) return failPermission();
    throw error;
  }
}

export async function assertPrivileged(service: IdentityService, context: Context): Promise<void> {
  if (!(await isPrivileged(service, context))) failPermission();
}

/** The account an id token belongs to, if its session still holds. Throws the vendor's codes. */
export async function accountOfToken(service: IdentityService, idToken: string | undefined) {
  if (idToken === undefined || idToken === '') fail('MISSING_ID_TOKEN');
  const claims = await service.idTokens.verify(idToken);
  if (!claims?.sub) fail('INVALID_ID_TOKEN');
  const account = service.accounts.find(claims.sub);
  if (!account) fail('USER_NOT_FOUND');
  if (account.disabled) fail('USER_DISABLED');
  if ((claims.iat ?? 0) < account.validSince) fail('TOKEN_EXPIRED');
  return { account, authTime: Number(claims.auth_time ?? 0), claims };
}

/** As the vendor asks for a change of password, address or second factor, in seconds. */
export const RECENT_SIGN_IN = 5 * 60;

/** Tokens for an account that has just proven itself, by a second factor too when there was one. */
export async function openSession(
  service: IdentityService,
  account: Account,
  provider: string,
  { factor, claims }: { readonly factor?: SecondFactor; readonly claims?: SignIn['claims'] } = {},
) {
  const signIn: SignIn = {
    provider,
    authTime: Math.floor(service.clock.now() / 1000),
    ...(claims ? { claims } : {}),
    ...(factor
      ? { secondFactor: { kind: factor.totp ? 'totp' : 'phone', identifier: factor.mfaEnrollmentId } }
      : {}),
  };
  return {
    localId: account.localId,
    idToken: await service.idTokens.sign(account, signIn),
    refreshToken: service.refreshTokens.issue(account.localId, signIn),
    expiresIn: String(ID_TOKEN_LIFETIME),
  };
}

/** Ends every session of an account, id tokens included. */
export function endSessions(service: IdentityService, account: Account): void {
  account.validSince = Math.floor(service.clock.now() / 1000);
  service.refreshTokens.revokeAll(account.localId);
}

/** Throws INVALID_EMAIL. */
export function checkEmail(email: string): string {
  const address = normaliseEmail(email);
  if (!/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.?[^\s@]*$/u.test(address) || address.length > 320)
    fail('INVALID_EMAIL');
  return address;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 28 letters and digits, as the vendor's. */
function newLocalId(): string {
  return Array.from(randomBytes(28), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

export function newAccount({ clock }: IdentityService, given: Partial<Account>): Account {
  const now = clock.now();
  return {
    localId: newLocalId(),
    emailVerified: false,
    disabled: false,
    emailLinkSignin: false,
    customAuth: false,
    validSince: Math.floor(now / 1000),
    createdAt: now,
    lastLoginAt: now,
    lastRefreshAt: now,
    federated: [],
    secondFactors: [],
    ...given,
  };
}

/** The address requests are counted under. */
export function addressOf(context: Context): string {
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? 'unknown';
}
