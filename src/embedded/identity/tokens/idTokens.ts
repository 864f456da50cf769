/**
 * Id tokens: an hour long, with the vendor's claims.
 * Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import type { Account } from '../store/account.ts';
import type { TokenSignature } from './signingKeys.ts';
import { createTokenMemory } from './tokenMemory.ts';

/** Seconds. */
export const ID_TOKEN_LIFETIME = 3_600;

/**
 * How far ahead of the clock a token's date may be, in seconds: a clock that was set back must not end sessions, and a
 * token of a far future must not live until then.
 */
export const CLOCK_TOLERANCE = 2 * 3_600;

/** How and when a person signed in; every token of that session says so. */
export interface SignIn {
  /** `password`, `anonymous`, `custom`. */
  readonly provider: string;
  /** Seconds since the epoch. */
  readonly authTime: number;
  /** Claims of a custom token: they last as long as the session it opened. */
  readonly claims?: Readonly<Record<string, unknown>> | undefined;
  readonly secondFactor?: { readonly kind: 'totp' | 'phone'; readonly identifier: string } | undefined;
}

/** Names the vendor keeps for itself: a custom claim cannot take one. */
export const reservedClaims: ReadonlySet<string> = new Set([
  'iss',
  'aud',
  'sub',
  'iat',
  'exp',
  'auth_time',
  'user_id',
  'firebase',
  'email',
  'email_verified',
]);
const claimsSchema = z.record(z.string(), z.unknown()).catch({});

export function customClaimsOf({ customAttributes }: Account): Record<string, unknown> {
  const claims = claimsSchema.parse(customAttributes ? JSON.parse(customAttributes) : {});
  return Object.fromEntries(Object.entries(claims).filter(([name]) => !reservedClaims.has(name)));
}

/** What an account is known by, by provider, as the `firebase` claim says it. */
function identitiesOf({ email, phoneNumber, federated }: Account): Record<string, string[]> {
  const identities: Record<string, string[]> = {
    ...(email ? { email: [email] } : {}),
    ...(phoneNumber ? { phone: [phoneNumber] } : {}),
  };
  for (const { providerId, rawId } of federated)
    identities[providerId] = [...(identities[providerId] ?? []), rawId];
  return identities;
}

export interface IdTokens {
  sign(account: Account, signIn: SignIn): Promise<string>;
  /** The verified claims; null for a token that is expired, foreign, unsigned or not a token. */
  verify(token: string): Promise<JWTPayload | null>;
}

export function createIdTokens(projectId: string, clock: Clock, signature: TokenSignature): IdTokens {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const verified = createTokenMemory<JWTPayload>();
  return {
    async sign(account, { provider, authTime, claims, secondFactor }) {
      const now = Math.floor(clock.now() / 1000);
      const issuedAt = authTime > now + CLOCK_TOLERANCE ? now : Math.max(now, authTime);
      const { email, emailVerified, displayName, photoUrl, phoneNumber, localId } = account;
      return signature.sign({
        ...customClaimsOf(account),
        ...claims,
        ...(displayName ? { name: displayName } : {}),
        ...(photoUrl ? { picture: photoUrl } : {}),
        ...(email ? { email, email_verified: emailVerified } : {}),
        ...(phoneNumber ? { phone_number: phoneNumber } : {}),
        ...(provider === 'anonymous' ? { provider_id: 'anonymous' } : {}),
        auth_time: authTime,
        user_id: localId,
        firebase: {
          identities: identitiesOf(account),
          sign_in_provider: provider,
          ...(secondFactor
            ? {
                sign_in_second_factor: secondFactor.kind,
                second_factor_identifier: secondFactor.identifier,
              }
            : {}),
        },
        iss: issuer,
        aud: projectId,
        sub: localId,
        iat: issuedAt,
        exp: issuedAt + ID_TOKEN_LIFETIME,
      });
    },
    async verify(token) {
      const now = Math.floor(clock.now() / 1000);
      const isOfItsTime = ({ iat }: JWTPayload) => (iat ?? 0) <= now + CLOCK_TOLERANCE;
      const known = verified.recall(token, now);
      if (known) return isOfItsTime(known) ? known : null;
      try {
        const payload = await signature.verify(token, {
          issuer,
          audience: projectId,
          // Whether a session was ended is asked by its sign-in time: a token without one could not be ended.
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
          currentDate: new Date(clock.now()),
        });
        verified.remember(token, payload.exp ?? 0, Object.freeze(payload));
        return isOfItsTime(payload) ? payload : null;
      } catch {
        return null;
      }
    },
  };
}
