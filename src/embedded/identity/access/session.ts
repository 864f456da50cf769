/**
 * Sessions: who a token speaks for, and whether it still may. Every route that takes a token, of whatever kind, asks
 * here, so that an account that is gone, disabled, revoked, or whose session was ended acts nowhere.
 */
import { z } from 'zod';
import { fail } from '../identityError.ts';
import type { IdentityService } from '../service.ts';
import type { Account, SecondFactor } from '../store/account.ts';
import { CLOCK_TOLERANCE, ID_TOKEN_LIFETIME, type SignIn } from '../tokens/idTokens.ts';

/** As the vendor asks for a change of password, address or second factor, in seconds. */
const RECENT_SIGN_IN = 5 * 60;

/** Throws USER_NOT_FOUND, USER_DISABLED, TOKEN_EXPIRED. `authTime` in seconds. */
export function holdingAccount(
  service: Pick<IdentityService, 'accounts' | 'isSessionEnded'>,
  localId: string,
  authTime: number,
): Account {
  const account = service.accounts.find(localId);
  if (!account) fail('USER_NOT_FOUND');
  if (account.disabled) fail('USER_DISABLED');
  if (!doesSessionHold(service, account, authTime)) fail('TOKEN_EXPIRED');
  return account;
}

/** Whether the session of an account that began at `authTime`, in seconds, was neither ended nor revoked. */
export function doesSessionHold(
  { isSessionEnded }: Pick<IdentityService, 'isSessionEnded'>,
  { localId, disabled, validSince }: Account,
  authTime: number,
): boolean {
  return !disabled && authTime >= validSince && !isSessionEnded(localId, authTime);
}

const firebaseClaimSchema = z
  .looseObject({
    sign_in_provider: z.string(),
    sign_in_second_factor: z.enum(['totp', 'phone']).optional(),
    second_factor_identifier: z.string().optional(),
  })
  .catch({ sign_in_provider: 'password' });

/** The account an id token belongs to, if its session still holds, and how that session began. Throws the vendor's codes. */
export async function accountOfToken(service: IdentityService, idToken: string | undefined) {
  if (idToken === undefined || idToken === '') fail('MISSING_ID_TOKEN');
  const claims = await service.idTokens.verify(idToken);
  if (!claims?.sub) fail('INVALID_ID_TOKEN');
  const authTime = Number(claims.auth_time ?? 0);
  const account = holdingAccount(service, claims.sub, authTime);
  const begun = firebaseClaimSchema.parse(claims.firebase);
  const { sign_in_second_factor: kind, second_factor_identifier: identifier } = begun;
  const signIn: SignIn = {
    provider: begun.sign_in_provider,
    authTime,
    ...(kind && identifier !== undefined ? { secondFactor: { kind, identifier } } : {}),
  };
  return { account, authTime, claims, signIn };
}

/**
 * The same, for what changes how an account is entered: signed in within five minutes, with the second factor where the
 * account has one. Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN.
 */
export async function accountOfRecentSignIn(service: IdentityService, idToken: string | undefined) {
  const session = await accountOfToken(service, idToken);
  const age = service.clock.now() / 1000 - session.authTime;
  const isWhole = session.account.secondFactors.length === 0 || session.signIn.secondFactor !== undefined;
  if (Math.abs(age) > RECENT_SIGN_IN || !isWhole) fail('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  return session;
}

/** The second a session that begins now is dated to: never before what the account still accepts. */
function dateOf({ accounts, clock }: IdentityService, account: Account): number {
  const now = Math.floor(clock.now() / 1000);
  // A clock that was far ahead and set right: what it wrote must not keep the account's owner out.
  if (account.validSince > now + CLOCK_TOLERANCE) {
    account.validSince = now;
    accounts.save(account);
  }
  return Math.max(now, account.validSince);
}

/** Tokens for an account that has just proven itself, by a second factor too when there was one. */
export async function openSession(
  service: IdentityService,
  account: Account,
  provider: string,
  { factor, claims }: { readonly factor?: SecondFactor; readonly claims?: SignIn['claims'] } = {},
) {
  return continueSession(service, account, {
    provider,
    authTime: dateOf(service, account),
    ...(claims ? { claims } : {}),
    ...(factor
      ? { secondFactor: { kind: factor.totp ? 'totp' : 'phone', identifier: factor.mfaEnrollmentId } }
      : {}),
  });
}

/** Tokens of a session that is under way: what was proven at its beginning, and when, stays. */
export async function continueSession(service: IdentityService, account: Account, signIn: SignIn) {
  return {
    localId: account.localId,
    idToken: await service.idTokens.sign(account, signIn),
    refreshToken: service.refreshTokens.issue(account.localId, signIn),
    expiresIn: String(ID_TOKEN_LIFETIME),
  };
}

/**
 * Ends every session of an account, id tokens included. Tokens are dated to the second, so the line is drawn at the next
 * one: what was signed in this very second ends too, and the session that begins now is dated past the line.
 */
export function endSessions({ clock, refreshTokens }: IdentityService, account: Account): void {
  account.validSince = Math.max(Math.floor(clock.now() / 1000), account.validSince) + 1;
  refreshTokens.revokeAll(account.localId);
}
