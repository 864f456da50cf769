/**
 * Who a federated provider says a person is. An id token counts only with the provider's own signature, for us, by its
 * issuer (OpenID Connect Core 3.1.3.7).
 */
import { createHash } from 'node:crypto';
import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import { type FederatedProvider, issuerOfProvider } from '#shared/configuration.ts';
import type { IdentityCompatibility } from '../compatibility.ts';
import { canonicalEmail } from '../emailAddress.ts';
import { fail } from '../identityError.ts';

export interface ProviderPerson {
  readonly providerId: string;
  /** The provider's own id of the person. */
  readonly rawId: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly displayName: string | undefined;
  readonly photoUrl: string | undefined;
  readonly claims: JWTPayload;
}

export interface TrustedProvider extends FederatedProvider {
  readonly issuer: string;
  readonly keys: JWTVerifyGetKey;
}

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';
const discoverySchema = z.looseObject({ issuer: z.url(), jwks_uri: z.url() });

/** Reads a provider's keys when they are first needed, from its discovery document. */
export function trustConfigured(provider: FederatedProvider): TrustedProvider | null {
  if (provider.providerId === 'google.com') {
    return {
      ...provider,
      issuer: issuerOfProvider(provider),
      keys: createRemoteJWKSet(new URL(GOOGLE_KEYS)),
    };
  }
  const { issuer } = provider;
  if (!issuer) return null;
  let remote: Promise<JWTVerifyGetKey> | null = null;
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    const { jwks_uri: address } = discoverySchema.parse(await response.json());
    return createRemoteJWKSet(new URL(address));
  };
  return {
    ...provider,
    issuer,
    keys: async (header, token) => {
      remote ??= discover().catch((error: unknown) => {
        remote = null;
        throw error;
      });
      return (await remote)(header, token);
    },
  };
}

const personSchema = z.looseObject({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  name: z.string().max(256).optional(),
  picture: z.string().max(2_048).optional(),
  nonce: z.string().optional(),
});

interface PresentedToken {
  readonly providerId: string;
  readonly idToken: string;
  readonly nonce: string | null;
}

/** Throws OPERATION_NOT_ALLOWED, INVALID_IDP_RESPONSE, MISSING_OR_INVALID_NONCE. */
export async function verifyProviderToken(
  { providerId, idToken, nonce }: PresentedToken,
  service: {
    readonly findProvider: (providerId: string) => TrustedProvider | null;
    readonly compatibility: IdentityCompatibility | null;
    readonly clock: Clock;
  },
): Promise<ProviderPerson> {
  const claims = await readClaims(providerId, idToken, service);
  const parsed = personSchema.safeParse(claims);
  if (!parsed.success) fail('INVALID_IDP_RESPONSE', 'The id token names nobody.');
  const { sub, email, email_verified: isEmailVerified, name, picture, nonce: expected } = parsed.data;
  if (expected !== undefined && nonce !== null) {
    const hashed = createHash('sha256').update(nonce).digest('hex');
    if (expected !== nonce && expected !== hashed) fail('MISSING_OR_INVALID_NONCE', 'The nonce differs.');
  }
  return {
    providerId,
    rawId: sub,
    email: (email === undefined ? null : canonicalEmail(email)) ?? undefined,
    isEmailVerified: isEmailVerified === true,
    displayName: name,
    photoUrl: picture,
    claims,
  };
}

async function readClaims(
  providerId: string,
  idToken: string,
  { findProvider, compatibility, clock }: Parameters<typeof verifyProviderToken>[1],
): Promise<JWTPayload> {
  const provider = findProvider(providerId);
  if (compatibility && !provider) return readUnsigned(compatibility, idToken);
  if (!provider) fail('OPERATION_NOT_ALLOWED', 'The identity provider configuration is not found.');
  try {
    const { payload } = await jwtVerify(idToken, provider.keys, {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms: ['RS256', 'ES256'],
      currentDate: new Date(clock.now()),
      clockTolerance: 60,
    });
    return payload;
  } catch {
    return fail(
      'INVALID_IDP_RESPONSE',
      'The supplied auth credential is incorrect, malformed or has expired.',
    );
  }
}

function readUnsigned({ readProviderToken }: IdentityCompatibility, idToken: string): JWTPayload {
  try {
    return readProviderToken(idToken);
  } catch {
    return fail('INVALID_IDP_RESPONSE', 'Unable to parse id_token.');
  }
}
