/** Who sends a request, by its bearer token: a person with our id token, or our own business logic. */
import { createPublicKey } from 'node:crypto';
import { type JWTPayload, jwtVerify } from 'jose';
import { InvalidTokenError, type ResolveCaller } from '../../caller.ts';
import type { IdentityCompatibility } from '../compatibility.ts';
import type { Accounts } from '../store/accounts.ts';
import type { IdTokens } from '../tokens/idTokens.ts';
import { createTokenMemory } from '../tokens/tokenMemory.ts';

interface CallerOptions {
  readonly accounts: Accounts;
  readonly idTokens: IdTokens;
  readonly serviceAccount: { readonly client_email: string; readonly private_key: string };
  readonly compatibility: Pick<IdentityCompatibility, 'resolveStranger'> | null;
}

/**
 * The same key signs custom tokens, which are handed to browsers: only a token for a service as a whole (its address as
 * the audience, or a scope) speaks for the business logic. Source: https://google.aip.dev/auth/4111
 */
function isForService({ aud, scope }: JWTPayload): boolean {
  const isServiceAddress = typeof aud === 'string' && /^https:\/\/[a-z]+\.googleapis\.com\/$/.test(aud);
  return isServiceAddress || (aud === undefined && typeof scope === 'string');
}

/**
 * A token of a deleted or disabled account, or of a session from before all were revoked, is refused at once. The vendor
 * lets such a token live out its hour; here the account is one indexed read away.
 */
export function createResolveCaller({
  accounts,
  idTokens,
  serviceAccount,
  compatibility,
}: CallerOptions): ResolveCaller {
  const serviceKey = createPublicKey(serviceAccount.private_key);

  const services = createTokenMemory<true>();
  const machineTime = () => Math.floor(Date.now() / 1000);

  async function isService(token: string): Promise<boolean> {
    try {
      const { payload } = await jwtVerify(token, serviceKey, {
        issuer: serviceAccount.client_email,
        subject: serviceAccount.client_email,
        algorithms: ['RS256'],
        // The vendors' SDKs sign with the machine's clock, whatever time the product is told it is.
        currentDate: new Date(),
        clockTolerance: 60,
      });
      if (!isForService(payload)) return false;
      services.remember(token, payload.exp ?? 0, true);
      return true;
    } catch {
      return false;
    }
  }

  return async (authorization) => {
    if (authorization === undefined) return { kind: 'visitor' };
    const token = /^Bearer ([^\s]+)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new InvalidTokenError('Not a bearer token.');
    if (services.recall(token, machineTime())) return { kind: 'privileged' };
    const claims = await idTokens.verify(token);
    if (claims?.sub) {
      const account = accounts.find(claims.sub);
      const stranger = account ? null : compatibility?.resolveStranger(token, claims);
      if (stranger) return stranger;
      const isAlive = account && !account.disabled && Number(claims.auth_time) >= account.validSince;
      if (!isAlive) throw new InvalidTokenError('The session was revoked.');
      return { kind: 'user', uid: claims.sub, claims };
    }
    const stranger = compatibility?.resolveStranger(token, null);
    if (stranger) return stranger;
    if (await isService(token)) return { kind: 'privileged' };
    throw new InvalidTokenError('The token is expired, foreign or unsigned.');
  };
}
