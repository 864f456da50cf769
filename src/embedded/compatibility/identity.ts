/** The identity service as the vendors' Auth Emulator: tokens that anybody can write, and codes that are sent back. */
import { decodeJwt, decodeProtectedHeader, type JWTPayload, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import type { Caller } from '../caller.ts';
import type { ServerConfiguration } from '../configuration/serverConfiguration.ts';
import { CUSTOM_TOKEN_AUDIENCE } from '../identity/endpoints/signIn.ts';
import type { IdentityStandIn } from '../identity/index.ts';
import { PASSWORD_COST, type PasswordCost } from '../identity/passwords/scrypt.ts';
import type { TokenSignature } from '../identity/tokens/signingKeys.ts';
import { createIdentityRoutes } from './identityRoutes.ts';
import { createSentCodes } from './sentCodes.ts';

/** The vendors' test suites sign in far more often than a person would. */
const LIMIT_FACTOR = 1_000;
/** Anybody may enter any account here, and a folder made here is never opened without `--emulator`. */
const CHEAP_PASSWORD_COST: PasswordCost = { N: 2 ** 8, r: 8, p: 1 };
/** Seconds since the epoch: no token of a server's is as old. */
const LONG_AGO = 365 * 24 * 3_600;

/**
 * Under its emulator variables the Admin SDK takes nothing but tokens without a signature
 * (`EmulatorSignatureVerifier`, firebase-admin).
 */
const noSignature: TokenSignature = {
  sign: async (claims) => new UnsecuredJWT(claims).encode(),
  verify: async (token, asked) => UnsecuredJWT.decode(token, asked).payload,
};

/**
 * A person that a test made up: `mockUserToken` of the SDKs, contexts of `@firebase/rules-unit-testing`. They are dated
 * 1970, so no date counts.
 */
function readMadeUp(token: string): Caller | null {
  try {
    if (decodeProtectedHeader(token).alg !== 'none') return null;
    const claims = decodeJwt(token);
    // One of this server's own, which are unsigned too, ends with its hour.
    const isOfThen = (claims.iat ?? 0) < LONG_AGO;
    return claims.sub && isOfThen ? { kind: 'user', uid: claims.sub, claims } : null;
  } catch {
    return null;
  }
}

function resolveStranger(token: string, claims: JWTPayload | null): Caller | null {
  if (token.toLowerCase() === 'owner') return { kind: 'privileged' };
  if (claims?.sub) return { kind: 'user', uid: claims.sub, claims };
  return readMadeUp(token);
}

export function createIdentityCompatibility({
  cheapPasswords,
}: Pick<ServerConfiguration, 'cheapPasswords'>): IdentityStandIn {
  const sentCodes = createSentCodes();
  return {
    limitFactor: LIMIT_FACTOR,
    passwordCost: cheapPasswords ? CHEAP_PASSWORD_COST : PASSWORD_COST,
    tokenSignature: noSignature,
    noteLink: sentCodes.noteLink,
    noteText: sentCodes.noteText,
    resolveStranger,
    // As firebase-admin makes them for an emulator, and the plain JSON of the vendor's suites.
    readCustomToken: (token) => {
      if (token.startsWith('{')) return JSON.parse(token);
      if (decodeProtectedHeader(token).alg !== 'none') return null;
      return UnsecuredJWT.decode(token, { audience: CUSTOM_TOKEN_AUDIENCE, currentDate: new Date(0) })
        .payload;
    },
    readProviderToken: (token) =>
      token.startsWith('{') ? z.record(z.string(), z.unknown()).parse(JSON.parse(token)) : decodeJwt(token),
    createRoutes: (service) => createIdentityRoutes(service, sentCodes),
  };
}
